import { fileHeader } from "../../core/emit/file-header.ts";
import type { ReferencePlan } from "../plan/plan-pages.ts";

/**
 * What every file says about its origin; it can stand in comments of HTML, CSS, JavaScript and Markdown. The command stands
 * without its options, whose two dashes would end a comment.
 */
export function headerOf({ source, headerCommand }: ReferencePlan): string {
  const name = headerCommand.split(" --", 1)[0] ?? headerCommand;
  return fileHeader({ source }, { headerCommand: name })
    .join(" ")
    .replaceAll("--", "- -")
    .replaceAll(">", "");
}
