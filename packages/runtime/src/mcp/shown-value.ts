/** Longer texts of a service are cut: they are data, and nobody reads a page of them in a result. */
const LONGEST_TEXT = 2000;

const MASK = "[masked]";

interface Shown {
  /** Names of members whose values are masked. */
  readonly sensitive: ReadonlySet<string>;
  /** How many items lists may have. */
  readonly items: number;
}

/** The value as JSON of at most a number of characters. Lists are shortened first, and say how many items are missing. */
export function shownJson(
  value: unknown,
  { sensitive, maxLength }: { readonly sensitive: Iterable<string>; readonly maxLength: number },
): { readonly text: string; readonly isCut: boolean } {
  const masked = new Set(sensitive);
  const whole =
    JSON.stringify(shown(value, { sensitive: masked, items: Number.POSITIVE_INFINITY })) ?? "null";
  if (whole.length <= maxLength) return { text: whole, isCut: false };
  for (let items = 64; items >= 1; items = Math.floor(items / 2)) {
    const text = JSON.stringify(shown(value, { sensitive: masked, items })) ?? "null";
    if (text.length <= maxLength) return { text, isCut: true };
  }
  return { text: JSON.stringify(`${whole.slice(0, maxLength)}…`), isCut: true };
}

function shown(value: unknown, options: Shown): unknown {
  if (typeof value === "string")
    return value.length > LONGEST_TEXT
      ? `${value.slice(0, LONGEST_TEXT)}… (${value.length} characters)`
      : value;
  if (Array.isArray(value)) {
    const kept = value.slice(0, options.items).map((item) => shown(item, options));
    const missing = value.length - kept.length;
    return missing > 0 ? [...kept, `… ${missing} more items`] : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (typeof member === "function") return [];
      const isMasked = options.sensitive.has(name) && member !== null && member !== undefined;
      return [[name, isMasked ? MASK : shown(member, options)]];
    }),
  );
}
