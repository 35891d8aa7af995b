/**
 * Reads a query string by the types of its parameters; text of another type stays text, which the validator reports.
 * Undescribed parameters are skipped: they are accepted, whatever their value.
 */
export function readQuery(
  search: URLSearchParams,
  types: ReadonlyMap<string, readonly string[]>,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, of] of types) {
    const values = search.getAll(name);
    if (values.length > 0) query[name] = values.length === 1 ? readValue(values[0] ?? "", of) : values;
  }
  return query;
}

function readValue(text: string, types: readonly string[]): unknown {
  if (types.includes("integer") && /^(0|-?[1-9]\d{0,14})$/.test(text)) return Number(text);
  return text;
}
