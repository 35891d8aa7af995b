/** An option of a generator, as the help shows it. */
export interface OptionDocs {
  readonly name: string;
  /** Its values, as they are written in the configuration: `true or false`. */
  readonly values?: string;
  /** What it does: one sentence without a capital letter and a full stop. */
  readonly meaning?: string;
  /** What happens without it. */
  readonly default?: string;
  /** How it is written: `int64: "bigint"`. */
  readonly example?: string;
}
