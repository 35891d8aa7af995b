/** Thrown for invalid input. Printed without a stack. */
export class InputError extends Error {
  /** Fix, as an instruction. */
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
