import type { Json } from "../../../core/json.ts";
import { exactConstraints } from "../../../core/model/accepts/number.ts";
import { isRounded } from "../../../core/model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";

/** Returns the document's examples, numbers at and beside every bound, and a few other ones. */
export function numberSamples(schemas: readonly SchemaModel[]): readonly Json[] {
  const long = longNumbers(schemas).flatMap((digits) => [digits, digits + 1n, digits - 1n]);
  const exact = doubles(schemas).map((value) => (isRounded(value) ? BigInt(value) : value));
  return [...new Set<unknown>([...exact, ...long])] as Json[]; // written by jsonText, which knows bigints
}

/** Returns numbers of the schemas with more digits than a double. */
function longNumbers(schemas: readonly SchemaModel[]): bigint[] {
  return schemas.flatMap((schema) =>
    Object.values(exactConstraints(schema)).filter((value) => typeof value === "bigint"),
  );
}

function doubles(schemas: readonly SchemaModel[]): number[] {
  const constraints = schemas.flatMap(({ number }) => (number ? [number] : []));
  const bounds = constraints.flatMap(({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }) =>
    [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((bound) => bound !== undefined),
  );
  const divisors = constraints.flatMap(({ multipleOf }) => (multipleOf === undefined ? [] : [multipleOf]));
  const near = bounds.flatMap((bound) => [bound, bound + 1, bound - 1, bound + 0.5, bound - 0.5]);
  const multiples = divisors.flatMap((divisor) => [
    ...[1, 2, 3, 5, 7, 10, -1, 0.5].map((factor) => divisor * factor),
    ...bounds.flatMap((bound) => [
      Math.ceil(bound / divisor) * divisor,
      Math.floor(bound / divisor) * divisor,
    ]),
  ]);
  const middles = bounds.flatMap((left) => bounds.map((right) => (left + right) / 2));
  const anywhere = [0, 1, -1, 0.5, 2, 3, 7, 100, 1.25, 2 ** 31, -(2 ** 31) - 1];
  return [...new Set([...shownNumbers(schemas), ...near, ...multiples, ...anywhere, ...middles])].filter(
    Number.isFinite,
  );
}

function shownNumbers(schemas: readonly SchemaModel[]): number[] {
  const shown = schemas.flatMap(({ annotations }) => [
    ...(annotations.examples ?? []),
    annotations.default?.value,
  ]);
  return shown.filter((value) => typeof value === "number");
}
