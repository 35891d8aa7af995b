import { fileHeader } from "../../core/emit/file-header.ts";
import type { ReferencePlan } from "../plan/plan-pages.ts";

/** What every file says about its origin; it can stand in comments of HTML, CSS, JavaScript and Markdown. */
export function headerOf({ source, command }: ReferencePlan): string {
  return fileHeader({ source }, { command }).join(" ").replaceAll("--", "- -").replaceAll(">", "");
}
