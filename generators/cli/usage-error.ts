import { relative } from "node:path";

/** A command line that cannot run. Printed without a stack; the exit code is 2. */
export class UsageError extends Error {
  /** Instruction. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.name = "UsageError";
    this.help = help;
  }
}

/** A mistake in a file. Its message begins with the place, as the diagnostics of a document do. */
export class FileError extends UsageError {}

/** The line that says why a command cannot run. */
export function failureLine(failure: Pick<UsageError, "message" | "help">): string {
  const start = failure instanceof FileError ? "" : "codegen: ";
  return `${start}${failure.message}  (${failure.help})`;
}

/** A path as it is printed: from the working directory, with slashes. */
export function shownPath(path: string, workingDirectory: string): string {
  return relative(workingDirectory, path).replaceAll("\\", "/");
}
