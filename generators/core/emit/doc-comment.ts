import type { JsonObject } from "../json.ts";
import type { Annotations } from "../model/schema-model.ts";
import { commentText } from "./text.ts";

/** Returns a doc comment on one line, or with a line for each line of text. The text must be escaped. */
export function docComment(text: string): string {
  const lines = wrapLines(text).split("\n");
  if (lines.length === 1) return `/** ${text} */`;
  return ["/**", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
}

/** Deprecation of a former name, which points to the new one. */
export function renamedTo(name: string): string {
  return `@deprecated Renamed to \`${commentText(name)}\`.`;
}

/** Documentation of a schema in generated code: description, evidence, default, deprecation. */
export function docsOf(annotations: Annotations): string | undefined {
  return docsWith(annotations, "");
}

/** Documentation of a schema with a further paragraph before the tags: all text behind a tag belongs to it. */
export function docsWith(annotations: Annotations, further: string): string | undefined {
  const paragraphs = [
    annotations.description ?? annotations.title,
    annotations.inferred && `Inferred: ${annotations.inferred}`,
    annotations.unspecified && `Unspecified: ${annotations.unspecified}`,
  ].filter((text): text is string => Boolean(text));
  const tags = [
    annotations.default && `@default ${commentText(JSON.stringify(annotations.default.value))}`,
    annotations.deprecated && "@deprecated",
  ].filter((text): text is string => Boolean(text));
  const blocks = [...paragraphs.map(commentText), further, tags.join("\n")].filter((text) => text !== "");
  return blocks.length > 0 ? blocks.join("\n\n") : undefined;
}

/** Documentation of another part of a document in generated code: its texts, evidence, deprecation. */
export function docsOfPart(
  texts: readonly unknown[],
  { extensions, deprecated = false }: { readonly extensions: JsonObject; readonly deprecated?: boolean },
): string | undefined {
  const description = texts.filter((text) => typeof text === "string" && text !== "").join("\n\n");
  const { "x-codegen-inferred": inferred, "x-codegen-unspecified": unspecified } = extensions;
  return docsOf({
    description,
    ...(typeof inferred === "string" && { inferred }),
    ...(typeof unspecified === "string" && { unspecified }),
    deprecated,
    extensions: {},
  });
}

/** Maximum characters of text per line of a comment. */
const WIDTH = 100;

/** Lines whose breaks matter in Markdown: code, tables, headings, tags. */
const FIXED = /^( {4}|\t|\||#|@|```)/;

/** Words with another meaning at the start of a line: a tag, a list item, a heading, a quotation. */
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

/** Wraps a line; continuation lines of a list item are indented below its text. */
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
