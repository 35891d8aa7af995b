import { ts } from "ts-morph";
import { isUnnecessary } from "../marks/find-marks.ts";
import type { CompiledVersion, Versions } from "./compiled-version.ts";

/** A compiler error that one version of the generated code has, and the one before it does not. */
export type CompilerError = ts.Diagnostic & {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly length: number;
};

/**
 * The errors of a consumer's file that are new in the revision. `originOf` returns a position in the base, where the
 * file of the revision is edited.
 */
export function newErrors(
  file: ts.SourceFile,
  { base, revision }: Versions,
  originOf = (position: number) => position,
): CompilerError[] {
  const keyOf = ({ start, code }: CompilerError) => `${start} ${code}`;
  const known = new Set(errorsOf(file, base).map(keyOf));
  const next = revision.program.getSourceFile(file.fileName);
  return (next ? errorsOf(next, revision) : [])
    .map((error) => ({ ...error, start: originOf(error.start) }))
    .filter((error) => !known.has(keyOf(error)));
}

function errorsOf(file: ts.SourceFile, { program }: CompiledVersion): CompilerError[] {
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter((error) => error.category === ts.DiagnosticCategory.Error && !isUnnecessary(error))
    .filter((error): error is CompilerError => error.file !== undefined && error.start !== undefined);
}

/** Length limit of messages: printed types of large objects add nothing. */
const LONGEST = 120;

/** The first sentence of an error, on one line. */
export function errorText({ messageText }: ts.Diagnostic): string {
  const text = typeof messageText === "string" ? messageText : messageText.messageText;
  const line = text.replace(/\s+/g, " ");
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}
