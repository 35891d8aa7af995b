const WIDTH = 100;

interface Shape {
  /** What the first line begins with. */
  readonly start?: string;
  /** How far the other lines are indented. */
  readonly indent?: number;
}

/** Text in lines of at most 100 characters. Parts of a list are not broken. */
export function wrap(text: string | readonly string[], { start = "", indent = 0 }: Shape = {}): string {
  const words = typeof text === "string" ? text.split(" ") : text;
  const lines: string[] = [];
  let line = start;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      [line, isEmpty] = [" ".repeat(indent), true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()].join("\n");
}

/** Labels with a text beside each, indented. */
export function columns(rows: readonly (readonly [label: string, text: string])[]): string {
  const indent = Math.max(...rows.map(([label]) => label.length)) + 4;
  return rows.map(([label, text]) => wrap(text, { start: `  ${label}`.padEnd(indent), indent })).join("\n");
}
