import { isObject, type JsonObject } from "../../json.ts";
import { hasRounded } from "../../model/read/inner-numbers.ts";
import { NUMBER_KEYWORDS } from "../../model/read/read-whole-numbers.ts";

/**
 * Returns the value with equal parts of another value shared, so that identity means equality. A new order of keys is a
 * change. So is a number in a schema that no double represents, since its digits are read from the text.
 */
export function shareEqual(value: unknown, before: unknown): unknown {
  if (Object.is(value, before)) return value;
  if (Array.isArray(value)) return Array.isArray(before) ? shareItems(value, before) : value;
  if (isObject(value)) return isObject(before) ? shareMembers(value, before) : value;
  return value;
}

function shareItems(value: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  let isSame = value.length === before.length;
  let copy: unknown[] | undefined;
  for (const [index, own] of value.entries()) {
    const shared = shareEqual(own, before[index]);
    if (isSame && Object.is(shared, before[index])) continue;
    if (isSame) copy = before.slice(0, index); // equal so far
    isSame = false;
    if (!copy && shared === own) continue;
    copy ??= value.slice(0, index);
    copy[index] = shared;
  }
  return isSame ? before : (copy ?? value);
}

/** Copies only after the first difference: most of two versions of a document is the same. */
function shareMembers(value: JsonObject, before: JsonObject): JsonObject {
  const keys = Object.keys(value);
  const keysBefore = Object.keys(before);
  let isSame = keys.length === keysBefore.length;
  let copy: Record<string, unknown> | undefined;
  const keep = (key: string, shared: unknown) => {
    if (shared === value[key] || key === "__proto__") return;
    copy ??= { ...value };
    copy[key] = shared;
  };
  for (const [index, key] of keys.entries()) {
    const own = value[key];
    const other = Object.hasOwn(before, key) ? before[key] : undefined;
    const shared = shareEqual(own, other);
    if (
      isSame &&
      keysBefore[index] === key &&
      Object.is(shared, other) &&
      !(KEYWORDS.has(key) && hasRounded(own))
    )
      continue;
    if (isSame) for (const equal of keys.slice(0, index)) keep(equal, before[equal]);
    isSame = false;
    keep(key, shared);
  }
  return isSame ? before : ((copy ?? value) as JsonObject); // the same value, reassembled
}

const KEYWORDS: ReadonlySet<string> = new Set(NUMBER_KEYWORDS);
