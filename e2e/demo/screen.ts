import type { Line } from "./line.ts";

/** Screen on which the demo shows what happens. */
export class Screen {
  /** Everything shown so far. */
  readonly lines: Line[] = [];
  readonly #show: (line: Line) => void;

  constructor(show: (line: Line) => void = () => {}) {
    this.#show = show;
  }

  title(text: string): void {
    this.#add({ kind: "title", text });
  }

  step(what: string, result?: string, remark?: string): void {
    this.#add({ kind: "step", what, ...(result && { result }), ...(remark && { remark }) });
  }

  check(text: string, passed: boolean): void {
    this.#add({ kind: "check", text, passed });
  }

  /** Whether every check so far has passed. */
  get passed(): boolean {
    return this.lines.every((line) => line.kind !== "check" || line.passed);
  }

  #add(line: Line): void {
    this.lines.push(line);
    this.#show(line);
  }
}
