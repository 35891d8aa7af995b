/** A request while its parts are written. */
export interface RequestDraft {
  /** Begins as the operation's template. */
  path: string;
  /** Each `name=value`, percent-encoded. */
  readonly query: string[];
  /** Lower-case names. */
  readonly headers: Record<string, string>;
}
