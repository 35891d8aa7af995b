import { wholeDivisor } from "../../../core/model/accepts/number.ts";
import { rangeOf64 } from "../../../core/model/int64.ts";
import { wholeNumbers } from "../../../core/model/read/read-whole-numbers.ts";
import type { NumberConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { reportRounded } from "../reports/report-rounded.ts";
import type { Scope } from "../scope.ts";
import { method, runtime, value, type ZodNode, zod } from "../zod-node.ts";
import { numberConstraints } from "./number.ts";

/** A bigint with the constraints of a schema. The range of its format holds always, since its values have 64 bits. */
export function bigintNode(schema: SchemaModel, scope: Scope): ZodNode {
  const { module } = scope;
  const range = rangeOf64(schema);
  const constraints = (range ? schema.number : numberConstraints(schema, scope)) ?? {};
  const bounds = BOUNDS.flatMap(({ keyword, name, round }): Bound[] => {
    const given = constraints[keyword];
    if (given === undefined) return [];
    reportRounded(schema, { keyword, value: given }, module);
    const [value = BigInt(round(given))] = wholeNumbers(schema, keyword, given);
    return range && isImplied({ name, value }, range) ? [] : [{ name, value }];
  });
  const base = range ? runtime(range[0] < 0n ? "int64" : "uint64") : zod("bigint");
  const methods = [...bounds, ...multiple(schema, scope)];
  return methods.reduce<ZodNode>(
    (node, { name, value: operand }) => method(node, name, value(operand)),
    base,
  );
}

interface Bound {
  readonly name: "gte" | "lte" | "gt" | "lt";
  readonly value: bigint;
}

interface BoundKind {
  readonly keyword: Exclude<keyof NumberConstraints, "multipleOf">;
  readonly name: Bound["name"];
  /** To the whole number that says the same of whole numbers. */
  readonly round: (bound: number) => number;
}

const BOUNDS: readonly BoundKind[] = [
  { keyword: "minimum", name: "gte", round: Math.ceil },
  { keyword: "maximum", name: "lte", round: Math.floor },
  { keyword: "exclusiveMinimum", name: "gt", round: Math.floor },
  { keyword: "exclusiveMaximum", name: "lt", round: Math.ceil },
];

/** True for a bound that the range of the format says already. */
function isImplied({ name, value }: Bound, [least, greatest]: readonly [bigint, bigint]): boolean {
  switch (name) {
    case "gte":
      return value <= least;
    case "gt":
      return value < least;
    case "lte":
      return value >= greatest;
    case "lt":
      return value > greatest;
    default:
      return name satisfies never;
  }
}

function multiple(schema: SchemaModel, { module }: Scope): { name: string; value: bigint }[] {
  const given = schema.number?.multipleOf;
  if (given === undefined) return [];
  reportRounded(schema, { keyword: "multipleOf", value: given }, module);
  const [divisor = wholeDivisor(given)] = wholeNumbers(schema, "multipleOf", given);
  return divisor === 1n ? [] : [{ name: "multipleOf", value: divisor }];
}
