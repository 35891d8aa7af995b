/** Thrown where text is not plain YAML, and caught by `readPlainYaml` alone. */
export class NotPlain extends Error {}

/** Ends the reading of text that is not plain. */
export function notPlain(): never {
  throw new NotPlain();
}

/** The value of a scalar without quotes, by the core schema of YAML 1.2. */
export function plainScalar(text: string): string | number | boolean | null {
  const first = text.charCodeAt(0);
  // Nearly all start with a letter that begins neither a constant nor a number.
  if (first >= 0x30 && first <= 0x39) return numberOr(text);
  switch (text[0]) {
    case "t":
    case "T":
    case "f":
    case "F":
    case "n":
    case "N":
    case "~":
      return constantOr(text);
    case "+":
    case "-":
    case ".":
      return numberOr(text);
    default:
      return text;
  }
}

function constantOr(text: string): string | boolean | null {
  if (/^(?:~|[Nn]ull|NULL)$/.test(text)) return null;
  if (/^(?:[Tt]rue|TRUE)$/.test(text)) return true;
  return /^(?:[Ff]alse|FALSE)$/.test(text) ? false : text;
}

/** Whole and other numbers are read with the functions that the parser uses, which round long ones alike. */
function numberOr(text: string): string | number {
  if (/^[-+]?[0-9]+$/.test(text)) return Number.parseInt(text, 10);
  if (/^(?:0[ox]|[-+]?\.(?:inf|nan)$)/i.test(text)) return notPlain();
  return /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text)
    ? Number.parseFloat(text)
    : text;
}

/** The value of a scalar in quotes, of one line or several. */
export function quotedScalar(source: string): string {
  const inside = source.slice(1, -1);
  if (source.startsWith("'")) return folded(inside).replaceAll("''", "'");
  return inside.replace(SPECIAL, (special) =>
    special.startsWith("\\") ? escaped(special) : foldedBreaks(special),
  );
}

/** What does not stand for itself in double quotes: escapes, and line breaks with the spaces around them. */
const SPECIAL = /\\(?:\n *|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[\s\S])| *\n[ \n]*/g;

const ESCAPES: Readonly<Record<string, string>> = {
  0: "\0",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
};

function escaped(special: string): string {
  if (special[1] === "\n") return "";
  if (special.length === 2) return ESCAPES[special[1] ?? ""] ?? notPlain();
  const code = Number.parseInt(special.slice(2), 16);
  return code > 0x10ffff ? notPlain() : String.fromCodePoint(code);
}

function foldedBreaks(special: string): string {
  return "\n".repeat(special.split("\n").length - 2) || " ";
}

/** Offset of the quote that closes the one at an offset. */
export function closingQuote(text: string, from: number): number {
  const quote = text[from] ?? "";
  for (let at = text.indexOf(quote, from + 1); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (quote === "'" && text[at + 1] === "'") at++;
    else if (quote === "'" || !isEscaped(text, at)) return at;
  }
  notPlain();
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === "\\") before--;
  return (at - before) % 2 === 1;
}

/** Lines of a scalar as one: a line break is a space, and each empty line a line break. */
export function folded(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n");
  let result = (lines.shift() ?? "").replace(/ +$/, "");
  const last = lines.length - 1;
  let separator = " ";
  lines.forEach((line, index) => {
    const content = line.replace(index === last ? /^ +/ : /^ +| +$/g, "");
    if (content !== "" || index === last) {
      result += separator + content;
      separator = " ";
    } else if (separator === "\n") result += "\n";
    else separator = "\n";
  });
  return result;
}

/** How a block of text is read: `|` or `>`, and what becomes of the line breaks at its end. */
export interface BlockStyle {
  readonly isFolded: boolean;
  readonly chomping: "" | "-" | "+";
}

/** The value of a block of text from its lines, whose first one that is not blank decides how deep the text stands. */
export function blockScalar(lines: readonly string[], { isFolded, chomping }: BlockStyle): string {
  const start = lines.findIndex((line) => indentOf(line) < line.length);
  if (start === -1) return chomping === "+" ? "\n".repeat(lines.length) : "";
  const indent = indentOf(lines[start] ?? "");
  if (lines.slice(0, start).some((line) => line.length > indent)) notPlain();
  // Blank lines at the end that are longer than the indentation are text too.
  let end = lines.length;
  while ((lines[end - 1]?.length ?? 0) <= indent) end--;
  const content = lines.slice(start, end).map((line) => line.slice(indent));
  const text = "\n".repeat(start) + (isFolded ? foldedBlock(content) : content.join("\n"));
  switch (chomping) {
    case "-":
      return text;
    case "+":
      return text + "\n".repeat(lines.length - end + 1);
    default:
      return `${text}\n`;
  }
}

/** Line breaks beside lines that stand deeper are kept. */
function foldedBlock(lines: readonly string[]): string {
  let text = "";
  let separator = "";
  let wasDeeper = false;
  for (const line of lines) {
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (separator === " ") separator = "\n";
      else if (!wasDeeper && separator === "\n") separator = "\n\n";
      text += separator + line;
      separator = "\n";
      wasDeeper = true;
    } else if (line !== "") {
      text += separator + line;
      separator = " ";
      wasDeeper = false;
    } else if (separator === "\n") text += "\n";
    else separator = "\n";
  }
  return text;
}

/** Spaces at the start of a line. */
export function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 0x20) indent++;
  return indent;
}
