/** Nothing that can be sent is as deep. A `toJSON` may give new objects without end. */
const MAX_DEPTH = 100_000;

/** The texts and numbers that stand under the given property names, however deep, as far as an input can be read. */
export function sensitiveValues(input: unknown, names: readonly string[]): string[] {
  const found = new Set<string>();
  // Apart, since the same object may stand under a sensitive name and under another. An input may contain itself.
  const seen = { sensitive: new Set<unknown>(), other: new Set<unknown>() };
  // A list instead of recursion: an input that nests too deeply for the stack may have been sent all the same.
  const left: Member[] = [{ value: input, isSensitive: false, depth: 0 }];
  for (let member = left.pop(); member; member = left.pop()) {
    const { value, isSensitive, depth } = member;
    if (isSensitive && /string|number|bigint/.test(typeof value)) found.add(String(value));
    const visited = isSensitive ? seen.sensitive : seen.other;
    if (typeof value !== "object" || value === null || visited.has(value) || depth > MAX_DEPTH) continue;
    visited.add(value);
    for (const [key, inner, isJson] of membersOf(value, member.isJson).reverse())
      left.push({ value: inner, isSensitive: isSensitive || names.includes(key), depth: depth + 1, isJson });
  }
  return [...found];
}

interface Member {
  readonly value: unknown;
  readonly isSensitive: boolean;
  readonly depth: number;
  /** True for what a `toJSON` gave: it is sent as it is, whether or not it has such a method as well. */
  readonly isJson?: boolean | undefined;
}

type NamedMember = readonly [name: string, value: unknown, isJson?: boolean];

/** Names and values as they are sent: forms have entries, and a date or a class of the caller is sent as its JSON. */
function membersOf(value: object, isJson = false): NamedMember[] {
  // Bytes have no names, and there may be millions of them.
  if (ArrayBuffer.isView(value)) return [];
  if (value instanceof FormData || value instanceof URLSearchParams) return [...value];
  return [
    ...readable(() => {
      const { toJSON } = value as { readonly toJSON?: unknown };
      return typeof toJSON === "function" && !isJson ? [["", toJSON.call(value, ""), true] as const] : [];
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
