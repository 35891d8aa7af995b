import type { Chance } from "./chance.ts";

type Edit = (text: string, chance: Chance) => string;

/** Changes the text of a file at one place, or all over. */
export function damageText(text: string, chance: Chance): string {
  return chance.pick(EDITS)(text, chance);
}

const SIGNS = [..."{}[]:,&*!|>%@`\"'#-?~\\$0 \t\r\n\u0000\ufeff\ufffd\ud800\u2028"];

const EDITS: readonly Edit[] = [
  (text, chance) => text.slice(0, chance.below(text.length + 1)),
  (text, chance) => text.slice(chance.below(text.length + 1)),
  (text, chance) => changeLine(text, chance, (line) => [line, line]),
  (text, chance) => changeLine(text, chance, () => []),
  (text, chance) => changeLine(text, chance, (line) => [line.replace(/^ +/, "\t")]),
  (text, chance) => changeLine(text, chance, (line) => [` ${line}`]),
  (text, chance) => changeLine(text, chance, (line) => [line.replace(/^ {2}/, "")]),
  (text, chance) => changeLine(text, chance, (line) => [line.replace(/: ?(.*)$/, ": &a [*a, $1]")]),
  (text, chance) => changeLine(text, chance, (line) => [line.replace(/: ?(.*)$/, ": !!binary $1")]),
  (text, chance) => changeLine(text, chance, (line) => ["---", line]),
  (text, chance) => changeLine(text, chance, (line) => [line, "<<: *gone"]),
  (text) => text.replaceAll("  ", "\t"),
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => text.replaceAll("\n", "\r"),
  (text) => `\ufeff${text}`,
  (text) => [...text].join("\u0000"),
  insertNesting,
  insertSign,
  insertSign,
  replaceSign,
  replaceSign,
  (text, chance) => text.replace(/\d+/g, (digits) => (chance.below(9) === 0 ? "9".repeat(400) : digits)),
  (text, chance) => {
    const words = text.match(/\w+/g) ?? ["x"];
    return text.replaceAll(
      chance.pick(words),
      chance.pick(["__proto__", "constructor", "toString", ...words]),
    );
  },
];

function changeLine(text: string, chance: Chance, change: (line: string) => readonly string[]): string {
  const lines = text.split("\n");
  const at = chance.below(lines.length);
  return lines.flatMap((line, index) => (index === at ? change(line) : [line])).join("\n");
}

function insertSign(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + chance.pick(SIGNS) + text.slice(at);
}

function replaceSign(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  return text.slice(0, at) + chance.pick(SIGNS) + text.slice(at + 1);
}

/** Deeper than any stack. */
function insertNesting(text: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const levels = chance.pick([600, 20_000]);
  const [open, close] = chance.pick([
    ["[", "]"],
    ['{"a":', "}"],
    ["- ", ""],
  ] as const);
  return text.slice(0, at) + open.repeat(levels) + close.repeat(levels) + text.slice(at);
}
