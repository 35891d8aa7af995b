/** A command line that cannot be carried out: told without a stack, exit code 2. */
export class UsageError extends Error {
  /** How to go on. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.name = "UsageError";
    this.help = help;
  }
}

/** The line that tells why a command cannot be carried out. */
export function failureLine({ message, help }: Pick<UsageError, "message" | "help">): string {
  return `codegen: ${message}  (${help})`;
}
