/** One rule broken in one place. `from` stands exactly once in the file. */
export interface Mutant {
  readonly name: string;
  /** Below `src/webhooks` of the runtime. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
