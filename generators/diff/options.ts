/** What the judgement of a change depends on beside the two documents. */
export interface DiffOptions {
  /** True when readers of replies let unknown enum members and union branches pass. */
  readonly openEnums: boolean;
  /** The day to hold `x-sunset` against, as `2026-01-31`. */
  readonly today: string;
}
