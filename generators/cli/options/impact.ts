import type { CommandDefinition } from "./option.ts";
import { SIDES, TRAFFIC } from "./shared.ts";

/** Every way in which the report can be written, the default first. */
export const IMPACT_FORMATS = ["text", "markdown", "json", "sarif"] as const;

/** `codegen impact` */
export const IMPACT = {
  summary:
    "find the code of consumers, and the recorded traffic, that the changes between two documents concern",
  about:
    "Compares two documents, generates the packages of both, and compiles the TypeScript of consumers with each. The report lists the places that no longer compile and those that compile and may behave differently, each with its change. That requires ts-morph. With --traffic, it says how many recorded requests and responses each change touches.",
  arguments: SIDES,
  options: {
    project: {
      value: "PATH",
      multiple: true,
      defaultsTo: "`consumers` of codegen.config.ts",
      meaning: "the consumer's tsconfig.json, or its folder",
    },
    traffic: TRAFFIC,
    packages: {
      value: "NAME=NAME",
      multiple: true,
      meaning: "a package of codegen.config.ts, and the name that consumers have for it",
    },
    format: { value: "NAME", choices: IMPACT_FORMATS, meaning: "how the report is written" },
  },
  examples: [
    "codegen impact origin/main:spec/openapi.yaml --project ../shop",
    "codegen impact origin/main:spec/openapi.yaml --traffic shop.har --traffic pacts/shop.json",
    "codegen impact v1.2.0:openapi.yaml openapi.yaml --project ../shop --project ../billing",
  ],
} as const satisfies CommandDefinition;
