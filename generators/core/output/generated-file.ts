/** A file as printed by a generator: final text, without a formatter. */
export interface GeneratedFile {
  /** Relative to the generator's folder, with forward slashes. */
  readonly path: string;
  /** With `\n` line ends and one at the end. */
  readonly text: string;
}
