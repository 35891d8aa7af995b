import type { SchemaModel } from "../../../core/model/schema-model.ts";

/** What the document shows, numbers at and beside every bound that it names, and a few that no bound is near. */
export function numberSamples(schemas: readonly SchemaModel[]): number[] {
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
