/** The texts and numbers that stand under the given property names, however deep, as far as an input can be read. */
export function sensitiveValues(input: unknown, names: readonly string[]): string[] {
  const found = new Set<string>();
  // Apart, since the same object may stand under a sensitive name and under another. An input may contain itself.
  const seen = { sensitive: new Set<unknown>(), other: new Set<unknown>() };
  const visit = (value: unknown, isSensitive: boolean): void => {
    if (isSensitive && /string|number|bigint/.test(typeof value)) found.add(String(value));
    const visited = isSensitive ? seen.sensitive : seen.other;
    if (typeof value !== "object" || value === null || visited.has(value)) return;
    visited.add(value);
    for (const [key, member] of readable(() => membersOf(value)))
      visit(member, isSensitive || names.includes(key));
  };
  visit(input, false);
  return [...found];
}

/** Names and values as they are sent: forms have entries, and a date or a class of the caller is sent as its JSON. */
function membersOf(value: object): (readonly [name: string, value: unknown])[] {
  if (value instanceof FormData || value instanceof URLSearchParams) return [...value];
  return [
    ...readable(() => {
      const { toJSON } = value as { readonly toJSON?: unknown };
      return typeof toJSON === "function" ? [["", toJSON.call(value, "")] as const] : [];
    }),
    ...readable(() => Object.keys(value)).flatMap((key) =>
      readable(() => [[key, Reflect.get(value, key)] as const]),
    ),
  ];
}

/** Nothing where a getter or a `toJSON` of the caller throws: such an input cannot be sent either. */
function readable<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch {
    return [];
  }
}
