import type { TextRedactor } from "../contracts/redact.ts";
import { MARK } from "./redact.ts";
import { type ComparedText, comparedText, formsOf, mayHold } from "./redact-forms.ts";

/** Secrets that a text may hold. To look for more would take seconds. */
const MAX_SOUGHT = 100;

/** Takes values of the input out of a text, in every form that `formsOf` knows. */
export const redactValues: TextRedactor = (secrets) => {
  const all = secrets.map(soughtSecret);
  return (text, isCode) => {
    if (isCode && KNOWN_CODES.test(text)) return text;
    const compared = comparedText(text);
    const sought = all.filter(({ mayStandIn }) => mayStandIn(compared));
    return sought.length <= MAX_SOUGHT ? withMarks(text, sought) : MARK;
  };
};

/** The codes of operating systems and of runtimes for a connection that failed. */
const KNOWN_CODES =
  /^(E(CONN(RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|AI_[A-Z]+|(HOST|NET)(UNREACH|DOWN)|NETRESET|ADDRNOTAVAIL|PROTO|ACCES|PERM|MFILE)|UND_ERR_[A-Z_]+|ERR_(SSL|TLS|HTTP2?|STREAM|INVALID|SOCKET)_[A-Z_]+|[A-Z_]*CERT[A-Z_]*|UNABLE_TO_[A-Z_]+|ABORT_ERR|Connection(Refused|Closed)|FailedToOpenSocket)$/;

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
