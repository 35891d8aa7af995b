import { rememberedByText } from "../../../core/remembered.ts";
import { buildAutomaton } from "./automaton.ts";
import { automatonLanguage } from "./automaton-language.ts";
import { literal, type PatternNode } from "./pattern-node.ts";
import { readPattern } from "./read-pattern.ts";
import { allOf, anyOf, not, type TextLanguage } from "./text-language.ts";

/** Returns the strings that match a `pattern`; undefined if it is not regular, or too large. */
export const patternLanguage = rememberedByText((pattern: string): TextLanguage | undefined => {
  const read = readPattern(pattern);
  return read && languageOf(read.node, read.unicode);
});

/** Returns the language of exactly these strings. */
export function listedLanguage(strings: readonly string[]): TextLanguage | undefined {
  return languageOf(
    anchored([
      { kind: "choice", options: strings.map(literal) },
      { kind: "position", at: "end" },
    ]),
    true,
  );
}

function languageOf(node: PatternNode, unicode: boolean): TextLanguage | undefined {
  if (node.kind === "choice") return whole(node.options.map((option) => languageOf(option, unicode)));
  const looks = leadingLooks(node);
  if (looks) return lookingLanguage(looks, unicode);
  const automaton = buildAutomaton(node);
  return automaton && automatonLanguage(automaton, unicode);
}

function whole(options: readonly (TextLanguage | undefined)[]): TextLanguage | undefined {
  const languages = options.filter((option) => option !== undefined);
  return languages.length === options.length ? anyOf(languages) : undefined;
}

/** A pattern with lookaheads at the start: `^(?=.*\d)(?!0)[a-z\d]+$`. */
interface Looks {
  readonly looks: readonly (PatternNode & { readonly kind: "ahead" })[];
  readonly rest: readonly PatternNode[];
}

function leadingLooks(node: PatternNode): Looks | undefined {
  const [first, ...others] = node.kind === "sequence" ? node.items : [];
  if (first?.kind !== "position" || first.at !== "start") return undefined;
  const count = others.findIndex(({ kind }) => kind !== "ahead");
  const looks = others.slice(0, count === -1 ? others.length : count);
  if (looks.length === 0) return undefined;
  return { looks: looks.filter((look) => look.kind === "ahead"), rest: others.slice(looks.length) };
}

/** Combines lookaheads at the start with the rest: each is a separate condition on the same text. */
function lookingLanguage({ looks, rest }: Looks, unicode: boolean): TextLanguage | undefined {
  const parts = [...looks.map(({ item }) => item), { kind: "sequence", items: rest } as const];
  const languages = parts.flatMap((part) => languageOf(anchored([part]), unicode) ?? []);
  if (languages.length < parts.length) return undefined;
  return allOf(languages.map((language, index) => (looks[index]?.negated ? not(language) : language)));
}

function anchored(items: readonly PatternNode[]): PatternNode {
  return { kind: "sequence", items: [{ kind: "position", at: "start" }, ...items] };
}
