/** The texts and numbers that stand under the given property names, however deep. */
export function sensitiveValues(input: unknown, names: readonly string[]): string[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    names.includes(key) ? leafTexts(value) : sensitiveValues(value, names),
  );
}

function leafTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "bigint") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leafTexts);
}
