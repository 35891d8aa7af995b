import type { Redact, TextRedactor } from "../contracts/redact.ts";

/** Stands in the place of a secret. */
export const MARK = "[redacted]";

/** Deeper values are not looked through: a response may nest further than the stack reaches. */
const MAX_DEPTH = 200;

/**
 * Takes these secret texts out of what people may read. Never throws, since calls that failed need it to say what became of
 * them: a text that cannot be looked through is taken out as a whole, and so is every text where the secrets are not known.
 */
export function createRedact(secrets: readonly string[] | undefined, redactorOf: TextRedactor): Redact {
  // A single character reveals nothing.
  const all = secrets && [...new Set(secrets)].filter((secret) => /../su.test(secret));
  if (all?.length === 0) return (value) => value;
  const redactText = all ? redactorOf(all) : () => MARK;
  const text = (from: string, isCode?: boolean): string => {
    try {
      return redactText(from, isCode);
    } catch {
      return MARK;
    }
  };
  const redact = (from: unknown, depth: number, isCode?: boolean): unknown => {
    if (typeof from === "string") return text(from, isCode);
    if (typeof from === "object" && from !== null) {
      if (depth > MAX_DEPTH) return MARK;
      if (Array.isArray(from)) return from.map((item) => redact(item, depth + 1));
      const entries = Object.entries(from).map(([key, value]) => [text(key), redact(value, depth + 1)]);
      return Object.fromEntries(entries);
    }
    return /number|bigint/.test(typeof from) && text(String(from)) !== String(from) ? MARK : from;
  };
  return ((from: unknown, isCode?: boolean) => redact(from, 0, isCode)) as Redact; // texts stay texts, arrays arrays; only a secret number becomes a text
}
