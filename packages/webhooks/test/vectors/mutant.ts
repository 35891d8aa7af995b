/** One rule broken in one place. The file contains `from` exactly once. */
export interface Mutant {
  readonly name: string;
  /** Below `src/webhooks` of the runtime. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
