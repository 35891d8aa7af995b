import type { Redact } from "../contracts/redact.ts";
import { formsOf } from "./redact-forms.ts";

const MARK = "[redacted]";

/** Deeper values are not looked through: a response may nest further than the stack reaches. */
const MAX_DEPTH = 200;

/** Takes these secret texts out of what people may read, in every form that `formsOf` knows. */
export function createRedact(secrets: Iterable<string>): Redact {
  // The longest first: one secret may be a part of another.
  const forms = [...new Set(secrets)].sort((a, b) => b.length - a.length).flatMap(formsOf);
  if (forms.length === 0) return (value) => value;
  const pattern = new RegExp(forms.join("|"), "giu");
  const text = (from: string): string => from.replace(pattern, MARK);
  const redact = (from: unknown, depth: number): unknown => {
    if (typeof from === "string") return text(from);
    if (typeof from === "object" && from !== null) {
      if (depth > MAX_DEPTH) return MARK;
      if (Array.isArray(from)) return from.map((item) => redact(item, depth + 1));
      const entries = Object.entries(from).map(([key, value]) => [text(key), redact(value, depth + 1)]);
      return Object.fromEntries(entries);
    }
    return /number|bigint/.test(typeof from) && text(String(from)) !== String(from) ? MARK : from;
  };
  return ((from: unknown) => redact(from, 0)) as Redact; // texts stay texts, arrays arrays; only a secret number becomes a text
}
