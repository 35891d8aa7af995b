import { isObject } from "../../json.ts";
import { remembered } from "../../remembered.ts";
import { isEqual } from "./equality.ts";

/** Values by hash: equal values have the same one. */
type Buckets = ReadonlyMap<unknown, readonly unknown[]>;

/** Shorter lists are searched faster than they are hashed. */
const FEW = 8;

/** True if one of the values equals the given one; both may be thousands. */
export function isAmong(values: readonly unknown[], value: unknown): boolean {
  if (values.length <= FEW) return values.some((other) => isEqual(other, value));
  return (
    bucketsOf(values)
      .get(hashOf(value))
      ?.some((other) => isEqual(other, value)) ?? false
  );
}

const bucketsOf = remembered((values: readonly unknown[]): Buckets => {
  const buckets = new Map<unknown, unknown[]>();
  for (const value of values) {
    const bucket = buckets.get(hashOf(value)) ?? [];
    buckets.set(hashOf(value), bucket);
    bucket.push(value);
  }
  return buckets;
});

/** Returns a hash: primitive values are their own; others are distinguished by their direct contents. */
function hashOf(value: unknown): unknown {
  if (Array.isArray(value)) return shapeOf("list", value.entries());
  return isObject(value) ? shapeOf("object", Object.entries(value).sort(byName)) : value;
}

function shapeOf(kind: string, members: Iterable<readonly [string | number, unknown]>): string {
  const reported = Array.from(members, ([name, member]) => [name, isMade(member) ? "" : String(member)]);
  return `${kind} ${JSON.stringify(reported)}`;
}

function isMade(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
