/** The input of a call, taken apart. */
export interface SplitInput {
  /** Input key to value; missing parameters are not in it. */
  readonly parameters: ReadonlyMap<string, unknown>;
  /** Undefined when no body is sent. */
  readonly body: unknown;
}
