import type { Document, LineCounter, YAMLError } from "yaml";
import { type Diagnostic, type Location, startOf } from "../../diagnostics/diagnostic.ts";
import { MAX_DEPTH } from "./json-text.ts";
import { createLineIndex } from "./line-index.ts";
import type { SourceText } from "./source-file.ts";
import { brokenAlias, brokenMerge } from "./yaml-faults.ts";

/** Syntax error of a parser. */
export interface SyntaxFault {
  readonly message: string;
  readonly code?: string;
}

/** Invalid UTF-8 is decoded as U+FFFD. Without this check, nothing would report it in a name or a pattern. */
export function wrongBytes({ name }: SourceText, text: string): Diagnostic[] {
  const offset = text.indexOf("\ufffd");
  if (offset === -1) return [];
  return [
    {
      code: "text-not-utf8",
      severity: "warning",
      message: "The file contains bytes that are not UTF-8. Each is read as U+FFFD.",
      location: { file: name, ...createLineIndex(text)(offset), pointer: "" },
      help: "Save the file as UTF-8.",
    },
  ];
}

/** The diagnostic of a repeated key: the last one counts, as in JSON readers. */
export function repeatedKey({ name }: SourceText, error: YAMLError, lines: LineCounter): Diagnostic {
  const { line, col } = lines.linePos(error.pos[0]);
  return {
    code: "key-duplicate",
    severity: "warning",
    message: "This key is used before in the same object. The last one counts.",
    location: { file: name, line, column: col, pointer: "" },
    help: "Remove or rename one of the keys.",
  };
}

/** The diagnostic of a file without text. */
export function emptyFile({ name }: SourceText): Diagnostic {
  const help = "Write an OpenAPI 3.1 document into it, or pass another file.";
  return {
    code: "file-empty",
    severity: "error",
    message: "The file is empty.",
    location: startOf(name),
    help,
  };
}

/** The diagnostic of values that are nested too deeply. */
export function tooDeep({ name }: SourceText): Diagnostic {
  const message = `The file is nested more than ${MAX_DEPTH} levels deep.`;
  const help = "Move inner parts to components, and refer to them.";
  return { code: "file-too-deep", severity: "error", message, location: startOf(name), help };
}

const CORRECT_SYNTAX = "Correct the YAML or JSON syntax at this place.";

/** Messages of the YAML library, which use terms of its grammar, in plain words. */
const SYNTAX_MESSAGES: readonly (readonly [said: RegExp, message: string, help: string])[] = [
  [
    /^Implicit (?:map )?keys need to be/,
    "A colon is missing after this key.",
    "Write `key: value`, with a space after the colon. If this line continues a text, put the text in quotes.",
  ],
  [
    /^Nested mappings are not allowed/,
    "A second `key: value` begins within a value.",
    "Put the value in quotes if it contains a colon. Otherwise, correct the indentation of the next line.",
  ],
  [
    /^Unexpected block-seq-ind on same line/,
    "A list begins on the line of its key.",
    "Begin it on a line of its own, below the key.",
  ],
  [
    /^A block sequence may not be used/,
    "A list item stands where a key should be.",
    "Indent it like the items before it, or write a key above it.",
  ],
  [/^All sequence items must start/, "This item is indented differently than the others of its list.", ""],
  [/^Sequence item without -/, "This line stands in a list, but does not begin with a dash.", ""],
  [/^Tabs are not allowed/, "This line is indented with a tab.", "Indent it with spaces."],
  [/^Plain value cannot start with/, "This character cannot begin a text.", "Put the text in quotes."],
  [
    /^Missing closing ["']quote/,
    "The quote at the end of a text is missing.",
    "Add it, or remove the first one.",
  ],
  [/^Missing , (?:or : )?between/, "A comma is missing before this place.", ""],
  [/^Missing space after :/, "A space is missing after the colon.", ""],
  [
    /^Invalid escape sequence/,
    "This escape sequence does not exist.",
    "Write a backslash twice, or use single quotes.",
  ],
  [
    /^Flow (?:map|sequence) in block collection must be/,
    "A bracket is not closed, or its lines are not indented.",
    "Close it, and indent its lines further than its key.",
  ],
];

/** The diagnostic of a text that is neither JSON nor YAML. */
export function syntaxDiagnostic(error: SyntaxFault, location: Omit<Location, "pointer">): Diagnostic {
  const said = error.message.replace(/\s+/g, " ").replace(/\.$/, "");
  const [, message, help] = SYNTAX_MESSAGES.find(([pattern]) => pattern.test(said)) ?? [];
  return {
    code: "syntax-error",
    severity: "error",
    message:
      error.code === "MULTIPLE_DOCS"
        ? "A second YAML document starts here. A file must contain only one."
        : (message ?? `${said}.`),
    location: { ...location, pointer: "" },
    help: help || CORRECT_SYNTAX,
  };
}

/** The diagnostic of a text without syntax errors that still has no value. */
export function valueDiagnostic(
  error: unknown,
  locationOf: (find: (document: Document.Parsed) => number) => Omit<Location, "pointer">,
): Diagnostic {
  if (error instanceof ReferenceError) return aliasDiagnostic(error.message, locationOf(brokenAlias));
  if (error instanceof RangeError || !(error instanceof Error)) throw error;
  return {
    code: "merge-impossible",
    severity: "error",
    message: `The YAML cannot be read as a value: ${error.message.replace(/\.$/, "")}.`,
    location: { ...locationOf(brokenMerge), pointer: "" },
    help: 'Set the merge key "<<" to an object or a list of objects. If it is an ordinary key, quote it.',
  };
}

/** The diagnostic of an alias without a value, or a cyclic one. */
export function aliasDiagnostic(message: string, location: Omit<Location, "pointer">): Diagnostic {
  return {
    code: "alias-unresolvable",
    severity: "error",
    message: `${message.replace(/\.$/, "")}.`,
    location: { ...location, pointer: "" },
    help: "Replace the YAML alias with its value, or with a $ref.",
  };
}
