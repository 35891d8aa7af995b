import type { CharacterSet } from "./character-set.ts";

/**
 * A set of strings, read character by character. States are numbers with a meaning only in the language; strings are
 * sequences of whole characters, without lone surrogates.
 */
export interface TextLanguage {
  /** Characters that no set distinguishes lead to the same state. */
  readonly sets: readonly CharacterSet[];
  readonly start: number;
  step(state: number, code: number): number;
  accepts(state: number): boolean;
  /** True if it is known that no text from here on is in the language. */
  isDead(state: number): boolean;
  /** True if it is known that every text from here on is in the language. */
  isSure(state: number): boolean;
}

/** Strings of a length in characters. */
export function lengthBetween(least: number, most: number): TextLanguage {
  const enough = most === Number.POSITIVE_INFINITY ? least : most + 1;
  return {
    sets: [],
    start: 0,
    step: (state) => Math.min(state + 1, enough),
    accepts: (state) => state >= least && state <= most,
    isDead: (state) => state > most,
    isSure: (state) => state >= least && most === Number.POSITIVE_INFINITY,
  };
}

/** The strings that are not in a language. */
export function not(language: TextLanguage): TextLanguage {
  return {
    ...language,
    accepts: (state) => !language.accepts(state),
    isDead: language.isSure,
    isSure: language.isDead,
  };
}

/** More than the states of any search. */
const MORE_THAN_STATES = 2 ** 26;

/** The strings that are in every one of the languages. */
export function allOf(languages: readonly TextLanguage[]): TextLanguage {
  const [only] = languages;
  if (only && languages.length === 1) return only;
  const tuples: (readonly number[])[] = [];
  /** For each index of a tuple, numbers of its prefixes: joining tuples to texts would dominate a search. */
  const numbers = languages.map(() => new Map<number, number>());
  const intern = (tuple: readonly number[]): number => {
    let number = 0;
    tuple.forEach((own, location) => {
      const known = numbers[location] ?? new Map<number, number>();
      const key = number * MORE_THAN_STATES + own;
      number = known.get(key) ?? known.size;
      known.set(key, number);
    });
    tuples[number] ??= tuple;
    return number;
  };
  const statesOf = (state: number) => tuples[state] ?? [];
  const ask = (state: number, question: "accepts" | "isDead" | "isSure") =>
    statesOf(state).map((own, index) => languages[index]?.[question](own) ?? true);
  return {
    sets: languages.flatMap(({ sets }) => sets),
    start: intern(languages.map(({ start }) => start)),
    step: (state, code) =>
      intern(statesOf(state).map((own, index) => languages[index]?.step(own, code) ?? own)),
    accepts: (state) => ask(state, "accepts").every(Boolean),
    isDead: (state) => ask(state, "isDead").some(Boolean),
    isSure: (state) => ask(state, "isSure").every(Boolean),
  };
}

/** The strings that are in at least one of the languages. */
export function anyOf(languages: readonly TextLanguage[]): TextLanguage {
  return not(allOf(languages.map(not)));
}
