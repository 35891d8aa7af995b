import { FORMATS } from "../../reference/print/formats.ts";
import type { CommandDefinition } from "./option.ts";
import { CHECK, SPEC } from "./shared.ts";

/** `codegen reference` */
export const REFERENCE = {
  summary: "write the reference of a document as Markdown for a documentation site",
  about:
    "Writes a page for every operation, schema, event and error code, and the contents for Starlight, VitePress, Docusaurus or MkDocs. The options of the generator `reference` in codegen.config.ts apply.",
  arguments: [],
  options: {
    spec: SPEC,
    out: {
      value: "DIR",
      defaultsTo: "the folder of the generator `reference` in codegen.config.ts",
      meaning: "the folder for the pages; it belongs to this command",
    },
    site: {
      value: "NAME",
      choices: FORMATS,
      defaultsTo: "the option of the generator in codegen.config.ts, else markdown",
      meaning: "what reads the pages: a site generator, or any program that reads Markdown",
    },
    check: CHECK,
  },
  examples: [
    "codegen reference --out reference",
    "codegen reference --spec openapi.yaml --out docs/reference --site vitepress",
  ],
} as const satisfies CommandDefinition;
