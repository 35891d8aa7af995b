/** One line of the demo. */
export type Line =
  | { readonly kind: "title"; readonly text: string }
  /** Something that happened: what, what came of it, and a remark. */
  | { readonly kind: "step"; readonly what: string; readonly result?: string; readonly remark?: string }
  /** A statement that the demo has verified. */
  | { readonly kind: "check"; readonly text: string; readonly passed: boolean };

export type Style = "plain" | "bold" | "dim" | "green" | "red";

/** A part of a line that looks the same throughout. */
export interface Span {
  readonly text: string;
  readonly style: Style;
}

const WHAT_WIDTH = 22;
const RESULT_WIDTH = 21;

/** How a line looks, on the terminal and in the picture. */
export function spansOf(line: Line): readonly Span[] {
  switch (line.kind) {
    case "title":
      return [{ text: line.text, style: "bold" }];
    case "step": {
      const { what, result = "", remark = "" } = line;
      return [
        { text: `  ${what.padEnd(WHAT_WIDTH)}`, style: "plain" },
        { text: remark === "" ? result : result.padEnd(RESULT_WIDTH), style: "plain" },
        { text: remark, style: "dim" },
      ];
    }
    case "check":
      return [{ text: `  ${line.passed ? "✓" : "✗"} ${line.text}`, style: line.passed ? "green" : "red" }];
    default:
      return line satisfies never;
  }
}
