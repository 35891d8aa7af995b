/** Longer texts of a service are cut. */
const LONGEST_TEXT = 2000;

const MASK = "[masked]";

interface Shown {
  /** Names of members whose values are masked. */
  readonly sensitive: ReadonlySet<string>;
  /** Maximum number of items per array. */
  readonly items: number;
}

/** Returns a value as JSON of at most `maxLength` characters. Cuts arrays first, with the number of missing items. */
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
