/** A file as a generator prints it: final text, no formatter runs after it. */
export interface GeneratedFile {
  /** Relative to the generator's folder, with forward slashes. */
  readonly path: string;
  /** With `\n` line ends and one at the end. */
  readonly text: string;
}
