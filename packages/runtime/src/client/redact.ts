const MARK = "[redacted]";

/** Takes secrets out of texts and values that people may read. */
export interface Redactor {
  /** The text without secrets. */
  text(text: string): string;
  /** A copy of a JSON value without secrets, in keys and texts, however deep. */
  value(value: unknown): unknown;
}

/** A redactor for these secret texts. */
export function createRedactor(secrets: Iterable<string>): Redactor {
  // The longest first: one secret may be a part of another.
  const known = [...new Set(secrets)].filter((secret) => secret !== "").sort((a, b) => b.length - a.length);
  const pattern = known.length > 0 ? new RegExp(known.map(secretPattern).join("|"), "gu") : undefined;
  const text = (from: string): string => (pattern === undefined ? from : from.replace(pattern, MARK));
  const value = (from: unknown): unknown => {
    if (typeof from === "string") return text(from);
    if (typeof from === "number" || typeof from === "bigint")
      return text(String(from)) === String(from) ? from : MARK;
    if (Array.isArray(from)) return from.map(value);
    if (typeof from !== "object" || from === null) return from;
    return Object.fromEntries(Object.entries(from).map(([key, member]) => [text(key), value(member)]));
  };
  return { text, value };
}

/** A short secret is only taken out where it stands alone, or `1` would blacken every number. */
function secretPattern(secret: string): string {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return secret.length < 4 ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
}

/** The texts and numbers that stand under the given property names, however deep. */
export function sensitiveValues(input: unknown, names: ReadonlySet<string>): string[] {
  if (names.size === 0 || typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    names.has(key) ? leafTexts(value) : sensitiveValues(value, names),
  );
}

function leafTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" || typeof value === "bigint") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leafTexts);
}
