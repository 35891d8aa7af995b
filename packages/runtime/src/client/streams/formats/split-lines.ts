/** Splits text into lines, however it is cut into chunks. */
export interface LineSplitter {
  /** Takes the next characters. Gives the lines that are complete now. Throws `RangeError` for one that is too long. */
  push(text: string): readonly string[];
  /** The beginning of a line that is not complete. */
  readonly rest: string;
}

/** Ends of lines. */
export type LineEnd = "LF" | "CR, LF or both";

const ENDS: Readonly<Record<LineEnd, RegExp>> = { LF: /\n/g, "CR, LF or both": /\r\n|\n|\r/g };

export function createLineSplitter(lineEnd: LineEnd, maxLength: number): LineSplitter {
  let rest = "";
  let isAfterReturn = false;
  return {
    get rest() {
      return rest;
    },
    push(text) {
      if (text === "") return [];
      const lines: string[] = [];
      // The second half of a line end that was cut in two.
      let start = isAfterReturn && text.startsWith("\n") ? 1 : 0;
      isAfterReturn = lineEnd !== "LF" && text.endsWith("\r");
      // Only what is new is searched: the beginning of a long line has no end in it.
      for (const end of text.matchAll(ENDS[lineEnd])) {
        if (end.index < start) continue;
        lines.push(limited(rest + text.slice(start, end.index), maxLength));
        rest = "";
        start = end.index + end[0].length;
      }
      rest = limited(rest + text.slice(start), maxLength);
      return lines;
    },
  };
}

/** Throws `RangeError` for a text of more than `maxLength` characters. */
export function limited(text: string, maxLength: number): string {
  if (text.length > maxLength) throw new RangeError(`has an event of more than ${maxLength} characters.`);
  return text;
}
