import { NEWER_LETTERS } from "./newer-letters.ts";

/** Words that cannot name a declaration in a module. */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** Words that cannot name a type. */
const RESERVED_TYPES = new Set(
  "any asserts bigint boolean never null number object string symbol undefined unknown void".split(" "),
);

/** True for text that can be a property key or follow a dot without quotes. */
export function isIdentifierName(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text) && !NEWER_LETTERS.test(text);
}

/** True for text that can name a variable, function or type. */
export function isDeclarable(text: string): boolean {
  return isIdentifierName(text) && !RESERVED.has(text) && !RESERVED_TYPES.has(text);
}

/** `simple-user` -> `SimpleUser`; `3d` -> `_3d`. Letters inside a word keep their case. */
export function pascalCase(text: string): string {
  return startable(words(text).map(capitalize).join(""));
}

/** `list-users` -> `listUsers`; `Users` -> `users`; `APIKeys` -> `apiKeys`. */
export function camelCase(text: string): string {
  const [first = "", ...rest] = words(text);
  return startable([uncapitalize(first), ...rest.map(capitalize)].join(""));
}

const SEPARATORS = new RegExp(`(?:[^\\p{ID_Continue}$]|_|${NEWER_LETTERS.source})+`, "u");

/** Splits text into words, at `_` and at characters that identifiers cannot contain. */
export function words(text: string): string[] {
  return text.split(SEPARATORS).filter((word) => word !== "");
}

function capitalize(word: string): string {
  const [first = ""] = word;
  const upper = first.toUpperCase();
  // Some old letters got capitals only recently.
  return (NEWER_LETTERS.test(upper) ? first : upper) + word.slice(first.length);
}

function uncapitalize(word: string): string {
  return word.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll}|$)|^\p{Lu}/u, (start) => start.toLowerCase());
}

function startable(text: string): string {
  if (text === "") return "_";
  return /^[\p{ID_Start}$_]/u.test(text) ? text : `_${text}`;
}
