/** An option of a generator, for the help. */
export interface OptionDocs {
  readonly name: string;
  /** Values, as written in the configuration: `true or false`. */
  readonly values?: string;
  /** Effect of the option: one sentence without a capital letter and a full stop. */
  readonly meaning?: string;
  /** Effect without the option. */
  readonly default?: string;
  /** Example of its use: `int64: "bigint"`. */
  readonly example?: string;
}
