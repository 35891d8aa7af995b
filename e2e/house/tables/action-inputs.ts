import { parse } from "yaml";
import { readText } from "../repository.ts";
import { markdownTable } from "./markdown-table.ts";

export const ACTION_PAGE = "docs/ci.md";

interface Manifest {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** Content of action.yml at the root. */
export function actionManifest(): Manifest {
  return parse(readText("action.yml"));
}

/** The inputs and outputs of the GitHub action. */
export function actionInputTable(): string {
  const { inputs, outputs } = actionManifest();
  const inputRows = Object.entries(inputs).map(([name, { description, required, default: preset = "" }]) => [
    `\`${name}\``,
    description,
    required ? "required" : preset && `\`${preset}\``,
  ]);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]);
  return [
    markdownTable([["input", "meaning", "default"], ...inputRows]),
    markdownTable([["output", "meaning"], ...outputRows]),
  ].join("\n\n");
}
