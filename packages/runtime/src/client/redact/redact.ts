import type { Redact } from "../contracts/redact.ts";
import { type ComparedText, comparedText, formsOf, mayHold } from "./redact-forms.ts";

const MARK = "[redacted]";

/** Deeper values are not looked through: a response may nest further than the stack reaches. */
const MAX_DEPTH = 200;

/** Secrets that a text may hold. To look for more would take seconds. */
const MAX_SOUGHT = 100;

/**
 * Takes these secret texts out of what people may read, in every form that `formsOf` knows. Never throws, since calls that
 * failed need it to say what became of them: a text that cannot be looked through is taken out as a whole, and so is every
 * text where the secrets are not known.
 */
export function createRedact(secrets: readonly string[] | undefined): Redact {
  // A single character reveals nothing.
  const all = secrets && [...new Set(secrets)].filter((secret) => /../su.test(secret)).map(soughtSecret);
  if (all?.length === 0) return (value) => value;
  const text = (from: string): string => {
    try {
      const compared = comparedText(from);
      const sought = all?.filter(({ mayStandIn }) => mayStandIn(compared));
      return sought && sought.length <= MAX_SOUGHT ? withMarks(from, sought) : MARK;
    } catch {
      return MARK;
    }
  };
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

interface SoughtSecret {
  readonly mayStandIn: (text: ComparedText) => boolean;
  readonly pattern: () => RegExp;
}

function soughtSecret(secret: string): SoughtSecret {
  let pattern: RegExp | undefined;
  return {
    mayStandIn: mayHold(secret),
    pattern: () => {
      // It matches nothing by itself, so that matches are found that begin in others: two secrets may share a part.
      pattern ??= new RegExp(`(?=(${formsOf(secret).join("|")}))`, "giu");
      return pattern;
    },
  };
}

/** A text with marks in place of secrets. */
function withMarks(text: string, sought: readonly SoughtSecret[]): string {
  const found = sought.flatMap(({ pattern }) =>
    Array.from(text.matchAll(pattern()), ({ index, 1: match = "" }) => ({
      index,
      end: index + match.length,
    })),
  );
  found.sort((one, other) => one.index - other.index);
  let shown = "";
  let done = 0;
  for (const { index, end } of found) {
    if (index >= done) shown += text.slice(done, index) + MARK;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}
