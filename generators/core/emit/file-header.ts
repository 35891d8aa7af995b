import type { RunContext } from "../generator.ts";
import type { ApiModel } from "../model/api-model.ts";
import { commentText } from "./text.ts";

/** Returns the first lines of every generated file: its origin, and how to change it. */
export function fileHeader(
  model: Pick<ApiModel, "source">,
  options: Pick<RunContext, "headerCommand">,
): readonly string[] {
  const line = `Generated from ${model.source}. To change it, edit the description and run \`${options.headerCommand}\`.`;
  return [commentText(line).replace(/\s+/g, " ")]; // a file may have any name
}
