import type { CountedKind } from "./summarize.ts";

/** Colours for a terminal, or none. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  kind(kind: CountedKind, text: string): string;
}

const CODES: Readonly<Record<CountedKind, number>> = {
  breaking: 31,
  undecided: 33,
  risky: 33,
  safe: 32,
  docs: 36,
  exempt: 35,
};

/** Colours where they are wanted. */
export function createPaint(isColoured: boolean): Paint {
  const style = (code: number, text: string): string =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;
  return {
    bold: (text) => style(1, text),
    dim: (text) => style(2, text),
    kind: (kind, text) => style(CODES[kind], text),
  };
}
