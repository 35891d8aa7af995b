import {
  type Code,
  type CodeLine,
  type CodeLocation,
  type Imported,
  isEmpty,
  isEmptyLine,
  isList,
  KIND,
  type Printable,
} from "./code.ts";

/** Returns the name under which a file imports something. */
export type NameOf = (imported: Imported) => string;

/** Prints code as text. */
export function printCode(part: Printable, nameOf: NameOf): string {
  return printAt(part, "", nameOf);
}

/** Prints code after `line`, the beginning of its line; further lines get the same indentation. */
function printAt(part: Printable, line: string, nameOf: NameOf): string {
  if (isEmpty(part)) return "";
  if (typeof part !== "object") return indented(String(part), indentOf(line));
  if (isList(part)) return printLines(part.map(lineOf), line, nameOf);
  switch (part[KIND]) {
    case "imported":
      return nameOf(part);
    case "code":
      return printLines(part.lines, line, nameOf);
    case "layout":
      return indented(part.print(locationOf(line, nameOf)), indentOf(line));
    default:
      return part satisfies never;
  }
}

function lineOf(part: Printable): CodeLine {
  return { texts: ["", ""], holes: [part] };
}

function locationOf(line: string, nameOf: NameOf): CodeLocation {
  return {
    column: line.length,
    indent: indentOf(line).length,
    text: (part) => printAt(part, "", nameOf),
    nameOf,
  };
}

function printLines(lines: Code["lines"], start: string, nameOf: NameOf): string {
  const indent = indentOf(start);
  const filled = lines.filter((line) => !isEmptyLine(line));
  return filled
    .map((line, index) => {
      const text = printLine(line, index === 0 ? start : indent, nameOf);
      return index === 0 || text === "" ? text : indent + text;
    })
    .join("\n");
}

function printLine({ texts, holes }: CodeLine, start: string, nameOf: NameOf): string {
  let printed = "";
  let last = lastLine(start); // the current line
  const add = (text: string): void => {
    printed += text;
    last = text.includes("\n") ? lastLine(text) : last + text;
  };
  texts.forEach((text, index) => {
    add(text.includes("\n") ? text.replace(/\n(?!\n)/g, `\n${indentOf(start)}`) : text);
    if (index < holes.length) add(printAt(holes[index], last, nameOf));
  });
  return printed;
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf("\n") + 1);
}

function indentOf(line: string): string {
  return line.slice(0, line.length - line.trimStart().length);
}

/** Indents all lines after the first; blank lines stay empty. */
export function indented(text: string, indent: string): string {
  return indent === "" || !text.includes("\n") ? text : text.replace(/\n(?!\n|$)/g, `\n${indent}`);
}
