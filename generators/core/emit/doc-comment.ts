import type { Annotations } from "../model/schema-model.ts";
import { commentText } from "./text.ts";

/** A doc comment of one line, or with each line of its own; long lines of prose are broken. The text is escaped already. */
export function docComment(text: string): string {
  const lines = wrapLines(text).split("\n");
  if (lines.length === 1) return `/** ${text} */`;
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
}

/** What stands over a former name: that it is one, and which name to use now. */
export function renamedTo(name: string): string {
  return `@deprecated Renamed to \`${commentText(name)}\`.`;
}

/** What a reader of generated code should know of a schema: description, evidence, default, deprecation. */
export function docsOf(annotations: Annotations): string | undefined {
  const paragraphs = [
    annotations.description ?? annotations.title,
    annotations.inferred && `Inferred: ${annotations.inferred}`,
    annotations.unspecified && `Unspecified: ${annotations.unspecified}`,
  ].filter((text): text is string => Boolean(text));
  const tags = [
    annotations.default && `@default ${commentText(JSON.stringify(annotations.default.value))}`,
    annotations.deprecated && "@deprecated",
  ].filter((text): text is string => Boolean(text));
  const blocks = paragraphs.map(commentText).filter((text) => text !== "");
  if (tags.length > 0) blocks.push(tags.join("\n"));
  return blocks.length > 0 ? blocks.join("\n\n") : undefined;
}

/** Characters of text in one line of a comment. */
const WIDTH = 100;

/** Lines whose breaks mean something in Markdown: code, tables, headings, tags. */
const FIXED = /^( {4}|\t|\||#|@|```)/;

/** Words that would mean something else at the start of a line: a tag, a list item, a heading, a quotation. */
const NOT_FIRST = /^([@#>|*+-]|\d+[.)])/;

/** Breaks long lines of prose between words. Code blocks, tables, headings and tags keep their lines. */
export function wrapLines(text: string): string {
  let isCode = false;
  return text
    .split("\n")
    .map((line) => {
      const isFence = line.trimStart().startsWith("```");
      if (isFence) isCode = !isCode;
      return isCode || isFence || line.length <= WIDTH || FIXED.test(line) ? line : wrapLine(line);
    })
    .join("\n");
}

/** Continuation lines of a list item are indented below its text. */
function wrapLine(line: string): string {
  const [lead = "", text = ""] = split(line);
  const indent = " ".repeat(lead.length);
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const fits = indent.length + current.length + 1 + word.length <= WIDTH;
    if (current === "") current = word;
    else if (fits || NOT_FIRST.test(word)) current += ` ${word}`;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current].map((part, index) => (index === 0 ? lead : indent) + part).join("\n");
}

function split(line: string): string[] {
  const lead = /^\s*([-*+] |\d+[.)] )?/.exec(line)?.[0] ?? "";
  return [lead, line.slice(lead.length)];
}
