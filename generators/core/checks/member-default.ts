import type { Json } from "../json.ts";
import { accepts } from "../model/accepts/accepts.ts";
import { conjuncts } from "../model/facts/conjuncts.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { Value } from "./check-node.ts";
import type { CheckScope } from "./scope.ts";

/**
 * Returns the default of a missing member, which is filled in on request only. Undefined for a member without a
 * default, and for a read-only one: only the service sets it.
 */
export function memberDefault(member: SchemaModel, scope: CheckScope): Value | undefined {
  if (scope.reading === "plain") return undefined;
  const sides = describing(member);
  if (sides.some(({ annotations }) => annotations.readOnly === true)) return undefined;
  const value = sides.find(({ annotations }) => annotations.default)?.annotations.default?.value;
  if (value === undefined) return undefined;
  const fitting = fittingValue(member, value, scope);
  if (fitting === undefined)
    scope.context.report?.(member, {
      code: "default-refused",
      message: `The default ${JSON.stringify(value)} does not match its schema; validators ignore it.`,
      help: "Correct the default, or the schema.",
    });
  return fitting;
}

/** The schema, then its parts and references, the closest first: any of them may have the default. */
function describing(schema: SchemaModel): SchemaModel[] {
  const found = new Set([schema]);
  for (const side of found) for (const part of conjuncts(side)) found.add(part);
  return [...found];
}

/** The default in the form that its schema accepts: a whole number may have to be a bigint. */
function fittingValue(member: SchemaModel, value: Json, { int64, context }: CheckScope): Value | undefined {
  const isTaken = (candidate: unknown) =>
    accepts(member, candidate, { formats: [...context.formats], int64 });
  if (isTaken(value)) return value;
  const whole = typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return whole !== undefined && isTaken(whole) ? whole : undefined;
}
