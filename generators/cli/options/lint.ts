import type { CommandDefinition } from "./option.ts";
import { SPEC } from "./shared.ts";

/** Severities from which `codegen lint` can fail. */
export const LINT_LEVELS = ["error", "warning"] as const;

/** `codegen lint` */
export const LINT = {
  summary: "check the document",
  about:
    "Checks that the generators can read the document, and prints what `codegen generate` would warn of. Writes nothing. If @redocly/cli is installed beside the document, the command then runs Redocly's rules with the configuration that it finds there.",
  arguments: [],
  options: {
    spec: SPEC,
    "fail-on": {
      value: "LEVEL",
      choices: LINT_LEVELS,
      setting: "lint.failOn",
      meaning:
        "exit 1 for problems of this severity or a worse one. Warnings that `knownWarnings` of codegen.config.ts lists do not count",
    },
  },
  examples: ["codegen lint --fail-on warning", "codegen lint --spec openapi.yaml --format json"],
} as const satisfies CommandDefinition;
