/** Stream that the command line writes text to: standard output, standard error, or a text in memory. */
export interface OutputStream {
  /** True for a terminal. */
  readonly isTTY?: boolean;
  write(text: string): unknown;
}
