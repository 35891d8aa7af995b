import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { remembered } from "../../remembered.ts";

const parser = new RegExpParser();

/** Returns the tree of a regular expression; undefined for syntax of engines that is newer than the parser. */
export const parsePattern = remembered(({ source, unicode }: RegExp): AST.Pattern | undefined => {
  try {
    return parser.parsePattern(source, 0, source.length, { unicode });
  } catch {
    return undefined;
  }
});
