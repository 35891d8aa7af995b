import type { Document, LineCounter, YAMLError } from "yaml";
import type { Location, Problem } from "../../problem/problem.ts";
import { MAX_DEPTH } from "./json-text.ts";
import { createLineIndex } from "./line-index.ts";
import type { SourceText } from "./source-file.ts";
import { brokenAlias, brokenMerge } from "./yaml-faults.ts";

/** What a parser says of a text. */
export interface SyntaxFault {
  readonly message: string;
  readonly code?: string;
}

/** Bytes that are not UTF-8 are read as U+FFFD. Without this check, nothing would report them in a name or a pattern. */
export function wrongBytes({ name }: SourceText, text: string): Problem[] {
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

/** The problem of a key that is used twice: the last one counts, as it does for readers of JSON. */
export function repeatedKey({ name }: SourceText, error: YAMLError, lines: LineCounter): Problem {
  const { line, col } = lines.linePos(error.pos[0]);
  return {
    code: "key-duplicate",
    severity: "warning",
    message: "This key is used before in the same object. The last one counts.",
    location: { file: name, line, column: col, pointer: "" },
    help: "Remove or rename one of the keys.",
  };
}

/** The problem of a file without text. */
export function emptyFile({ name }: SourceText): Problem {
  return {
    code: "file-empty",
    severity: "error",
    message: "The file is empty.",
    location: { file: name, line: 1, column: 1, pointer: "" },
    help: "Write an OpenAPI 3.1 document into it, or pass another file.",
  };
}

/** The problem of values within values beyond the limit. */
export function tooDeep({ name }: SourceText): Problem {
  return {
    code: "file-too-deep",
    severity: "error",
    message: `The file is nested more than ${MAX_DEPTH} levels deep.`,
    location: { file: name, line: 1, column: 1, pointer: "" },
    help: "Move inner parts to components, and refer to them.",
  };
}

/** The problem of a text that is neither JSON nor YAML. */
export function syntaxProblem(error: SyntaxFault, place: Omit<Location, "pointer">): Problem {
  return {
    code: "syntax-error",
    severity: "error",
    message:
      error.code === "MULTIPLE_DOCS"
        ? "A second YAML document starts here. A file must contain only one."
        : `${error.message.replace(/\s+/g, " ").replace(/\.$/, "")}.`,
    location: { ...place, pointer: "" },
    help: "Correct the YAML or JSON syntax at this place.",
  };
}

/** The problem of a text without syntax errors that still has no value. */
export function valueProblem(
  error: unknown,
  placeOf: (find: (document: Document.Parsed) => number) => Omit<Location, "pointer">,
): Problem {
  if (error instanceof ReferenceError) return aliasProblem(error.message, placeOf(brokenAlias));
  if (error instanceof RangeError || !(error instanceof Error)) throw error;
  return {
    code: "merge-impossible",
    severity: "error",
    message: `The YAML cannot be read as a value: ${error.message.replace(/\.$/, "")}.`,
    location: { ...placeOf(brokenMerge), pointer: "" },
    help: 'Set the merge key "<<" to an object or a list of objects. If it is an ordinary key, quote it.',
  };
}

/** The problem of an alias without a value, or one within itself. */
export function aliasProblem(message: string, place: Omit<Location, "pointer">): Problem {
  return {
    code: "alias-unresolvable",
    severity: "error",
    message: `${message.replace(/\.$/, "")}.`,
    location: { ...place, pointer: "" },
    help: "Replace the YAML alias with its value, or with a $ref.",
  };
}
