import { characterClasses } from "./character-classes.ts";
import type { TextLanguage } from "./text-language.ts";

/** A search that meets more states, or takes more steps, is given up. */
const MOST_STATES = 10_000;
const MOST_STEPS = 150_000;

/** A place in the search, and how it was reached. */
interface Visit {
  readonly state: number;
  readonly code?: number;
  readonly from?: Visit;
}

/** What a search for a text found: one, that there is none, or nothing within its bounds. */
export type TextSearch =
  | { readonly kind: "found"; readonly text: string }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** A shortest text of the language. */
export function findText(language: TextLanguage): TextSearch {
  const strings = findStrings(language);
  const { value, done } = strings.next();
  if (!done) return { kind: "found", text: value };
  return { kind: value ? "none" : "unknown" };
}

/** Strings of the language, shorter ones first, one for each way to end; returns whether the search came to its end. */
export function* findStrings(language: TextLanguage): Generator<string, boolean> {
  const classes = characterClasses(language.sets);
  const seen = new Set([language.start]);
  const queue: Visit[] = [{ state: language.start }];
  let steps = 0;
  for (const visit of queue) {
    if (language.isDead(visit.state)) continue;
    if (language.accepts(visit.state)) yield textOf(visit);
    for (const code of classes) {
      steps += 1;
      const state = language.step(visit.state, code);
      if (seen.has(state)) continue;
      seen.add(state);
      queue.push({ state, code, from: visit });
    }
    if (seen.size > MOST_STATES || steps > MOST_STEPS) return false;
  }
  return true;
}

function textOf(visit: Visit): string {
  const codes: number[] = [];
  for (let at: Visit | undefined = visit; at?.code !== undefined; at = at.from) codes.push(at.code);
  return String.fromCodePoint(...codes.reverse());
}
