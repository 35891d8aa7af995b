import type { CommandDefinition } from "./option.ts";
import { SPEC } from "./shared.ts";

/** `codegen lint` */
export const LINT = {
  summary: "check the document",
  about:
    "Checks that the generators can read the document. If @redocly/cli is installed beside the document, the command then runs Redocly's rules with the configuration that it finds there.",
  arguments: [],
  options: {
    spec: SPEC,
  },
  examples: ["codegen lint", "codegen lint --spec openapi.yaml --json"],
} as const satisfies CommandDefinition;
