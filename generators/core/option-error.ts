/** An option that a generator does not have, or a value that it does not take. */
export class OptionError extends TypeError {
  /** The name of the option as it was given. */
  readonly option: string;
  /** A right one: `int64: "bigint"`. */
  readonly example: string;

  constructor(message: string, { option, example }: { readonly option: string; readonly example: string }) {
    super(message);
    this.name = "OptionError";
    this.option = option;
    this.example = example;
  }
}
