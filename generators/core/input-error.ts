/** What was given cannot be used. Printed without a stack. */
export class InputError extends Error {
  /** Instruction. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
