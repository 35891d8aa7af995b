import type { HeaderModel, ParameterModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import { judge } from "../../rules/judge.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { type Part, report, reportChanged, reportIf } from "./differences.ts";
import { compareLifecycle, type Holder } from "./lifecycle.ts";
import { compareValueFields } from "./other-fields.ts";
import { compareSchemasAt } from "./schemas-at.ts";
import { becomesList, listOfOne } from "./serialization.ts";

/** A value outside the body: a header, or a parameter of a request that either side sends. */
export type Value = HeaderModel & Pick<ParameterModel, "in">;

/** Facts about a value in addition to its two descriptions. */
interface ValueRules {
  /** For a value that only one document requires. */
  readonly demand: RuleId;
  /** Differences of its serialization. */
  readonly serialization: readonly Difference[];
  readonly holder?: Holder;
}

/** Compares a value outside the body. */
export function compareValue(
  part: Part<Value, Travel>,
  { demand, serialization, holder }: ValueRules,
): Difference[] {
  const { base, revision } = part.nodes;
  return [
    ...reportIf(base.required !== revision.required, demand, part),
    ...(base.in === "header" ? reportChanged("header-recased", part, ({ name }) => name) : []),
    ...serialization,
    ...compareLifecycle(part, holder),
    ...compareSchemas(part),
    ...compareValueFields(part),
  ];
}

/** Compares the schemas. If list items are repeated, a single value is compared as a list of one. */
function compareSchemas(part: Part<Value, Travel>): Difference[] {
  const { base, revision } = part.nodes;
  const isText =
    part.direction === "request" && base.contentType === undefined && revision.contentType === undefined;
  const holder = mapPair(part.nodes, ({ location }) => location);
  const compare = (schema: SchemaModel) =>
    compareSchemasAt(part.context, { ...part, base: schema, revision: revision.schema, holder, isText });
  if (part.direction === "response" || !becomesList(part.nodes)) return compare(base.schema);
  const asList = compare(listOfOne(base.schema));
  const isSafe = asList.every((difference) => judge(difference, part.context.options) === "safe");
  if (!isSafe) return compare(base.schema);
  return [report("parameter-takes-list", { ...part, location: revision.schema.location })];
}
