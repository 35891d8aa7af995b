/** One line of the demo. */
export interface Line {
  readonly style: "title" | "step" | "passed" | "failed";
  readonly text: string;
}

const WHAT_WIDTH = 22;
const RESULT_WIDTH = 21;

/** Screen on which the demo shows what happens. */
export class Screen {
  /** Everything shown so far. */
  readonly lines: Line[] = [];
  readonly #show: (line: Line) => void;

  constructor(show: (line: Line) => void = () => {}) {
    this.#show = show;
  }

  title(text: string): void {
    this.#add({ style: "title", text });
  }

  /** Shows something that happened: what, what came of it, and a remark. */
  step(what: string, result = "", remark = ""): void {
    const text = `  ${what.padEnd(WHAT_WIDTH)}${result.padEnd(RESULT_WIDTH)}${remark}`;
    this.#add({ style: "step", text: text.trimEnd() });
  }

  /** Shows a statement that the demo has verified. */
  check(text: string, passed: boolean): void {
    this.#add(passed ? { style: "passed", text: `  ✓ ${text}` } : { style: "failed", text: `  ✗ ${text}` });
  }

  /** True if every check so far has passed. */
  get passed(): boolean {
    return this.lines.every(({ style }) => style !== "failed");
  }

  #add(line: Line): void {
    this.lines.push(line);
    this.#show(line);
  }
}
