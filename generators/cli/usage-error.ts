/** A command line that cannot run. Printed without a stack; the exit code is 2. */
export class UsageError extends Error {
  /** What to do. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.name = "UsageError";
    this.help = help;
  }
}

/** The line that says why a command cannot run. */
export function failureLine({ message, help }: Pick<UsageError, "message" | "help">): string {
  return `codegen: ${message}  (${help})`;
}
