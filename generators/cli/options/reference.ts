import type { CommandDefinition } from "./option.ts";
import { CHECK, SPEC } from "./shared.ts";

/** `codegen reference` */
export const REFERENCE = {
  summary: "write a static reference of a document: a folder of pages that any browser opens",
  about:
    "Writes a page for every operation, schema, event and error code, as HTML and as Markdown. The folder works without a server and loads nothing from elsewhere. The options of the generator `reference` in codegen.config.ts apply.",
  arguments: [],
  options: {
    spec: SPEC,
    out: {
      type: "string",
      value: "DIR",
      defaultsTo: "the folder of the generator `reference` in codegen.config.ts",
      meaning: "the folder for the pages; it belongs to this command",
      example: "--out reference",
    },
    check: CHECK,
  },
  examples: ["codegen reference --out reference", "codegen reference --spec openapi.yaml --out reference"],
} as const satisfies CommandDefinition;
