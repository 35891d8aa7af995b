/**
 * Writes a value deep into a shallow copy of `original`, copying each container on the way once, so that the original
 * stays as it is. The path must exist in the original.
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
  setIn(copy[key] as Record<string, unknown>, before, rest, value); // an object or array, since the path goes on
}

/** Makes an own property even for `__proto__`. */
export function defineOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

function shallowCopy(value: unknown): unknown {
  return Array.isArray(value) ? [...value] : { ...(value as object) };
}
