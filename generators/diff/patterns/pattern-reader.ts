/** A regular expression on its way through the reader. */
export interface PatternReader {
  readonly pattern: string;
  /** Read with the `u` flag. */
  readonly unicode: boolean;
  at: number;
}

/** What a reader throws when a pattern uses syntax that it does not know; caught where reading began. */
export class UnknownSyntax extends Error {}

/** The text that a sticky expression finds where the reader stands, which is then behind it. */
export function take(reader: PatternReader, expression: RegExp): RegExpExecArray | undefined {
  const sticky = new RegExp(expression.source, `y${expression.flags}${reader.unicode ? "u" : ""}`);
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.pattern) ?? undefined;
  if (found) reader.at += found[0].length;
  return found;
}
