import type { AST } from "@eslint-community/regexpp";
import { parsePattern } from "../../../core/model/accepts/parse-pattern.ts";
import { compilePattern } from "../../../core/model/accepts/pattern.ts";
import { rememberedByText } from "../../../core/remembered.ts";
import { buildAutomaton, type Options } from "./automaton.ts";
import { automatonLanguage } from "./automaton-language.ts";
import { allOf, anyOf, not, type TextLanguage } from "./text-language.ts";

/** Returns the strings that match a `pattern`; undefined if it is not regular, or too large. */
export const patternLanguage = rememberedByText((pattern: string): TextLanguage | undefined => {
  const compiled = compilePattern(pattern);
  const root = compiled && parsePattern(compiled);
  if (!root) return undefined;
  const options = root.alternatives.map(({ elements }) => languageOf(elements, compiled.unicode));
  return options.length === 1 ? options[0] : together(options, anyOf);
});

/** Returns the language of exactly these strings. */
export function listedLanguage(strings: readonly string[]): TextLanguage | undefined {
  const options = strings.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return patternLanguage(`^(?:${["[]", ...options].join("|")})$`);
}

function languageOf(elements: readonly AST.Element[], unicode: boolean): TextLanguage | undefined {
  const [first, ...others] = elements;
  const isAnchored = first?.type === "Assertion" && first.kind === "start";
  const looks = isAnchored ? leadingLooks(others) : [];
  if (looks.length === 0) return languageOfOptions([{ elements }], { unicode, isAnchored: false });
  // A pattern with lookaheads at the start, `^(?=.*\d)(?!0)[a-z\d]+$`: each is a separate condition on the same text.
  return together(
    [
      ...looks.map(({ alternatives, negate }) => {
        const language = languageOfOptions(alternatives, { unicode, isAnchored });
        return language && negate ? not(language) : language;
      }),
      languageOfOptions([{ elements: others.slice(looks.length) }], { unicode, isAnchored }),
    ],
    allOf,
  );
}

function leadingLooks(elements: readonly AST.Element[]): readonly AST.LookaheadAssertion[] {
  const looks: AST.LookaheadAssertion[] = [];
  for (const element of elements) {
    if (element.type !== "Assertion" || element.kind !== "lookahead") break;
    looks.push(element);
  }
  return looks;
}

function languageOfOptions(
  options: Options,
  { unicode, isAnchored }: { readonly unicode: boolean; readonly isAnchored: boolean },
): TextLanguage | undefined {
  const automaton = buildAutomaton(options, isAnchored);
  return automaton && automatonLanguage(automaton, unicode);
}

/** Combines languages; undefined if one of them is not known. */
export function together(
  languages: readonly (TextLanguage | undefined)[],
  join: typeof anyOf,
): TextLanguage | undefined {
  const known = languages.filter((language) => language !== undefined);
  return known.length < languages.length ? undefined : join(known);
}
