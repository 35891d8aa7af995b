/** The value at a dotted path of a JSON value; undefined where it ends early. */
export function readPath(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((current, key) => {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return undefined;
    return Reflect.get(current, key);
  }, value);
}
