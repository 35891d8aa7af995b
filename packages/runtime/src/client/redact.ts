const MARK = "[redacted]";

/** A copy of a value without secrets, in keys, texts and numbers, however deep. */
export type Redact = <Value>(value: Value) => Value;

/** Takes these secret texts out of what people may read. */
export function createRedact(secrets: Iterable<string>): Redact {
  // The longest first: one secret may be a part of another.
  const known = [...new Set(secrets)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (known.length === 0) return (value) => value;
  const pattern = new RegExp(known.map(secretPattern).join("|"), "gu");
  const text = (from: string): string => from.replace(pattern, MARK);
  const redact = (from: unknown): unknown => {
    if (typeof from === "string") return text(from);
    if (Array.isArray(from)) return from.map(redact);
    if (typeof from === "object" && from !== null)
      return Object.fromEntries(Object.entries(from).map(([key, value]) => [text(key), redact(value)]));
    return /number|bigint/.test(typeof from) && text(String(from)) !== String(from) ? MARK : from;
  };
  return redact as Redact; // texts stay texts, arrays arrays; only a secret number becomes a text
}

/** A short secret is only taken out where it stands alone, or `1` would blacken every number. */
function secretPattern(secret: string): string {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return secret.length < 4 ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
}
