/** Severity of a diagnostic: an `error` stops the run before anything is written. */
export type Severity = "error" | "warning" | "info";

/** A place in a document, for people (file, line, column) and for tools (JSON pointer). */
export interface Location {
  /** Path as it should be printed, relative to the working directory where possible, or a URL. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** JSON pointer inside `file`, without the leading `#`; the root is the empty string. */
  readonly pointer: string;
}

/** The beginning of a file, for what concerns all of it. */
export function startOf(file: string): Location {
  return { file, line: 1, column: 1, pointer: "" };
}

/** A diagnostic in a document, as a value, so that all diagnostics can be printed together. */
export interface Diagnostic {
  /** Stable kebab-case identifier, for example `reference-unresolved`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly message: string;
  readonly location: Location;
  /** One imperative sentence: how to fix it. */
  readonly help: string;
}

/** Text of a diagnostic, without its place. */
export type Fault = Pick<Diagnostic, "code" | "message" | "help">;

/** Creates a warning at a pointer of a document or file. */
export function warningAt(
  place: { locate(pointer: string): Location },
  pointer: string,
  fault: Fault,
): Diagnostic {
  return { ...fault, severity: "warning", location: place.locate(pointer) };
}

/** A value with the diagnostics found while computing it; `value` is missing if there is no usable result. */
export interface Result<Value> {
  readonly value: Value | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** True if at least one diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error");
}
