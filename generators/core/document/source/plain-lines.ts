import { indentOf, notPlain } from "./plain-scalars.ts";

/** The lines of a text, read one after the other. */
export interface PlainLines {
  isAtEnd(): boolean;
  /** Goes to the next line that is neither blank nor a comment, and gives the offset at which its text starts. */
  next(): number;
  /** Goes to the next line. */
  advance(): void;
  /** How many lines were nothing but a comment. */
  comments(): number;
  /** Offset behind the text of the line, spaces at its end left out. */
  end(): number;
  indent(): number;
  isBlank(): boolean;
  columnOf(offset: number): number;
  /** Offset of the first character that is not a space. */
  skipSpace(offset: number): number;
  /** True where only spaces or a comment are left on the line. */
  isRestEmpty(offset: number): boolean;
  /** Offset of the comment between two offsets of the line. */
  commentIn(start: number, end: number): number | undefined;
  /** The text between two offsets without spaces at its end. */
  trimmed(start: number, end: number): string;
  /** Goes to the line that continues a scalar, and gives the offset at which its text starts. */
  continuation(parent: number): number | undefined;
  /** The lines of a block of text that is deeper than what it belongs to. */
  takeBlock(parent: number): string[];
}

/** Reads lines. Tabs and control characters outside of blocks of text are not plain. */
export function createPlainLines(text: string): PlainLines {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  if (/[\0-\x08\x0b-\x1f\ufeff]/.test(text)) notPlain();
  const source = text.split("\n");
  if (source.at(-1) === "") source.pop();
  else if (isSpace(source.at(-1))) notPlain(); // a block of text in front of it may end in many ways
  let index = 0;
  let start = 0;
  let line = source[0] ?? "";
  let indent = indentOf(line);
  let isChecked = false;
  let comments = 0;

  function advance(): void {
    start += line.length + 1;
    index += 1;
    line = source[index] ?? "";
    indent = indentOf(line);
    isChecked = false;
  }

  function check(): void {
    if (isChecked) return;
    if (line.includes("\t")) notPlain();
    isChecked = true;
  }

  function isBlank(): boolean {
    check();
    return indent === line.length;
  }

  function skipRest(): void {
    for (; index < source.length; advance()) {
      if (isBlank()) continue;
      if (line[indent] !== "#") return;
      comments += 1;
    }
  }

  function end(): number {
    check();
    return trimEnd(start, start + line.length);
  }

  function trimEnd(from: number, to: number): number {
    let last = to;
    while (last > from && text.charCodeAt(last - 1) === 0x20) last--;
    return last;
  }

  function skipSpace(offset: number): number {
    let position = offset;
    while (text.charCodeAt(position) === 0x20) position++;
    return position;
  }

  function commentIn(from: number, to: number): number | undefined {
    const mark = line.indexOf(" #", from - start);
    return mark === -1 || mark + start >= to ? undefined : mark + start;
  }

  return {
    isAtEnd() {
      skipRest();
      return index >= source.length;
    },
    next() {
      skipRest();
      const isMarker = indent === 0 && /^(?:---|\.\.\.|%)/.test(line);
      // The mark at the start of the only document says nothing.
      if (isMarker && line === "---" && source.slice(0, index).every(isEmptyOrComment)) {
        advance();
        skipRest();
        if (/^---/.test(line)) notPlain();
        return start + indent;
      }
      if (isMarker || index >= source.length) notPlain();
      return start + indent;
    },
    advance,
    comments: () => comments,
    end,
    indent: () => indent,
    isBlank,
    columnOf: (offset) => offset - start,
    skipSpace,
    isRestEmpty(offset) {
      if (offset >= end()) return true;
      const next = skipSpace(offset);
      return text[next] === "#" && (next > offset || text[next - 1] === " ");
    },
    commentIn,
    trimmed: (from, to) => text.slice(from, trimEnd(from, to)),
    continuation(parent) {
      let [ahead, at] = [index, start];
      for (; ahead < source.length; ahead++) {
        const content = source[ahead] ?? "";
        const deep = indentOf(content);
        if (deep === content.length) {
          at += content.length + 1;
          continue;
        }
        if (deep <= parent || content[deep] === "#") return undefined;
        while (index < ahead) advance();
        check();
        return at + deep;
      }
      return undefined;
    },
    takeBlock(parent) {
      const taken: string[] = [];
      let deep: number | undefined;
      for (; index < source.length; advance()) {
        if (indent < line.length) {
          if (indent <= parent) break;
          deep ??= indent;
          if (indent < deep) notPlain();
        }
        taken.push(line);
      }
      return taken;
    },
  };
}

function isSpace(line: string | undefined): boolean {
  return line !== undefined && indentOf(line) === line.length;
}

function isEmptyOrComment(line: string): boolean {
  return /^ *(?:#|$)/.test(line);
}
