/** A place in a value, as keys from the outside in. */
export type Path = readonly string[];

/** Lists the places in which two JSON values differ; a missing key is one place, and so is a value of another kind. */
export function differences(left: unknown, right: unknown, path: Path = []): readonly Path[] {
  if (!isContainer(left) || !isContainer(right) || Array.isArray(left) !== Array.isArray(right)) {
    return Object.is(left, right) ? [] : [path];
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) =>
    key in left && key in right ? differences(left[key], right[key], [...path, key]) : [[...path, key]],
  );
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
