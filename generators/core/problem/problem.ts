/** How much a problem matters: an `error` stops the run before anything is written. */
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

/** A problem in a document, as a value, so that all problems can be printed together. */
export interface Problem {
  /** Stable kebab-case identifier, for example `reference-unresolved`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly message: string;
  readonly location: Location;
  /** One imperative sentence: how to fix it. */
  readonly help: string;
}

/** A value with the problems found while computing it; `value` is missing when nothing usable came out. */
export interface Outcome<Value> {
  readonly value: Value | undefined;
  readonly problems: readonly Problem[];
}

/** True when at least one problem is an error. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}
