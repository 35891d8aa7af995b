import { defineOwn } from "../define-own.ts";

/**
 * Writes a value deep into a shallow copy of `original`, copying each container on the path once, so that the original
 * does not change. The path must exist in the original.
 */
export function setIn(
  copy: Record<string, unknown>,
  original: unknown,
  path: readonly string[],
  value: unknown,
): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    defineOwn(copy, key, value);
    return;
  }
  const before = (original as Record<string, unknown>)[key]; // the path was read from the original
  if (copy[key] === before) defineOwn(copy, key, shallowCopy(before));
  setIn(copy[key] as Record<string, unknown>, before, rest, value); // an object or array, since the path continues
}

function shallowCopy(value: unknown): unknown {
  return Array.isArray(value) ? [...value] : { ...(value as object) };
}
