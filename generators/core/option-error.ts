/** Thrown for an unknown option, or for an invalid value of one. */
export class OptionError extends TypeError {
  /** The given name of the option. */
  readonly option: string;
  /** A valid example: `int64: "bigint"`. */
  readonly example: string;

  constructor(message: string, { option, example }: { readonly option: string; readonly example: string }) {
    super(message);
    this.name = "OptionError";
    this.option = option;
    this.example = example;
  }
}
