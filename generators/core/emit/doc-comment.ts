import type { Annotations } from "../model/schema-model.ts";
import { commentText } from "./text.ts";
import { wrapLines } from "./wrap-lines.ts";

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
