import { textFile } from "../core/emit/text-file.ts";
import type { ErrorEntryModel } from "../core/model/api-model.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import type { ErrorsContext } from "./source-files.ts";

/** The catalogue as a table for people. */
export function pageFile({ model, options, entries }: ErrorsContext): GeneratedFile {
  const lines = [
    "| Code | Status | Class | Action | Meaning |",
    "| --- | --- | --- | --- | --- |",
    ...entries.map(row),
  ];
  return textFile({ model, options }, "catalog.md", `${lines.join("\n")}\n`);
}

function row({ code, status, retryClass, description, details }: ErrorEntryModel): string {
  const class_ = details.resend === false ? `${retryClass}, not resent` : retryClass;
  const note = typeof details.note === "string" ? ` ${details.note}` : "";
  const action = typeof details.action === "string" ? details.action : "";
  return `| ${[`\`${code}\``, status, class_, action, description + note].map((cell) => cellText(String(cell))).join(" | ")} |`;
}

/** Escapes bars and line breaks, which end a cell. */
function cellText(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}
