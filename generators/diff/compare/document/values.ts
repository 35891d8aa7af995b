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

/** A value outside the body: a header, or a parameter of a request that either side sends. */
export type Value = HeaderModel & Pick<ParameterModel, "in">;

/** Facts about a value in addition to its two descriptions. */
interface ValueRules {
  /** The value in words. */
  readonly subject: string;
  /** For a value that only one document requires. */
  readonly demand: RuleId;
  /** Differences of its serialization. */
  readonly serialization: readonly Difference[];
  readonly holder?: Holder;
}

/** Compares a value outside the body. */
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

/** Compares the schemas. If list items are repeated, a single value is compared as a list of one. */
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
