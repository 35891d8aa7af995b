import { isObject, type JsonObject } from "../json.ts";
import { isRounded, NUMBER_KEYWORDS } from "../model/read/read-whole-numbers.ts";

/**
 * The value, with the parts of another one where they are equal: the same object then says that nothing has changed. Keys
 * in another order are a change. So is a number of a schema that no double holds, since its digits are read from the text.
 */
export function shareEqual(value: unknown, before: unknown): unknown {
  if (Object.is(value, before)) return value;
  if (Array.isArray(value)) return Array.isArray(before) ? shareItems(value, before) : value;
  if (isObject(value)) return isObject(before) ? shareMembers(value, before) : value;
  return value;
}

function shareItems(value: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const shared = value.map((item, index) => shareEqual(item, before[index]));
  return value.length === before.length && shared.every((item, index) => Object.is(item, before[index]))
    ? before
    : shared;
}

function shareMembers(value: JsonObject, before: JsonObject): JsonObject {
  const keys = Object.keys(value);
  const keysBefore = Object.keys(before);
  let isSame = keys.length === keysBefore.length;
  let copy: Record<string, unknown> | undefined;
  for (const [index, key] of keys.entries()) {
    const own = value[key];
    const other = Object.hasOwn(before, key) ? before[key] : undefined;
    const shared = shareEqual(own, other);
    if (isSame) isSame = keysBefore[index] === key && Object.is(shared, other) && !hasRounded(key, own);
    if (shared === own || key === "__proto__") continue;
    copy ??= { ...value };
    copy[key] = shared;
  }
  return isSame ? before : ((copy ?? value) as JsonObject); // the same value, put together anew
}

const KEYWORDS: ReadonlySet<string> = new Set(NUMBER_KEYWORDS);

function hasRounded(key: string, value: unknown): boolean {
  if (!KEYWORDS.has(key)) return false;
  return Array.isArray(value) ? value.some(isRounded) : isRounded(value as JsonObject[string] & {});
}
