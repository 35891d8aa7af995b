import type { HeaderModel, ParameterModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import { judge } from "../../rules/judge.ts";
import type { CompareContext } from "../context.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { type Part, reportedOf, reportIf, reportInRevision } from "./differences.ts";
import { compareLifecycle, type Holder } from "./lifecycle.ts";
import { compareValueFields } from "./other-fields.ts";
import { compareSchemasAt } from "./schemas-at.ts";
import { becomesList, listOfOne } from "./serialization.ts";

/** A value beside a body: a header, or a parameter of a request that either side sends. */
export type Value = HeaderModel & Pick<ParameterModel, "in">;

/** What is known about a value beside both descriptions of it. */
interface ValueRules {
  /** In words. */
  readonly subject: string;
  /** For a value that is required in one document and not in the other. */
  readonly demand: RuleId;
  /** How the value is written differently. */
  readonly serialization: readonly Difference[];
  readonly holder?: Holder;
}

/** Changes of a value beside a body. */
export function compareValue(
  context: CompareContext,
  part: Part<Value, Travel>,
  { subject, demand, serialization, holder }: ValueRules,
): Difference[] {
  const { base, revision } = part.nodes;
  const reported = reportedOf(part, subject);
  const isRecased = base.in === "header" && base.name !== revision.name;
  return [
    ...reportIf(base.required !== revision.required, demand, reported),
    ...reportIf(isRecased, "header-recased", { ...reported, before: base.name, after: revision.name }),
    ...serialization,
    ...compareLifecycle(context.options, { ...part, holder }, subject),
    ...compareSchemas(context, part, subject),
    ...compareValueFields(context, part),
  ];
}

/** Where the items of a list are repeated, a single value is written as a list of one. */
function compareSchemas(context: CompareContext, part: Part<Value, Travel>, subject: string): Difference[] {
  const { base, revision } = part.nodes;
  const isPlain = base.contentType === undefined && revision.contentType === undefined;
  const compare = (schema: SchemaModel) =>
    compareSchemasAt(context, {
      ...part,
      base: schema,
      revision: revision.schema,
      holder: { base: base.location, revision: revision.location },
      isText: part.direction === "request" && isPlain,
    });
  if (part.direction === "response" || !becomesList(part.nodes)) return compare(base.schema);
  const asList = compare(listOfOne(base.schema));
  if (asList.some((difference) => judge(difference, context.options) !== "safe")) return compare(base.schema);
  const reported = { ...reportedOf(part, subject), location: revision.schema.location };
  return [reportInRevision("parameter-takes-list", reported)];
}
