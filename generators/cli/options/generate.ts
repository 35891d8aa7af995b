import { ASSERTED_FORMATS } from "../../core/model/accepts/format.ts";
import { INT64_POLICIES } from "../../core/model/int64.ts";
import type { CommandDefinition } from "./option.ts";
import { CHECK, SPEC } from "./shared.ts";

/** `codegen generate` */
export const GENERATE = {
  summary: "write one folder of TypeScript per generator",
  about:
    "Reads a document and writes one folder per generator. If the document has an error, nothing is written.",
  arguments: [],
  options: {
    spec: { ...SPEC, meaning: "path or URL of an OpenAPI 3.1 document; 3.0 is upgraded" },
    out: {
      value: "DIR",
      setting: "out",
      defaultsTo: "src/generated",
      meaning: "write DIR/types, DIR/zod and so on",
    },
    only: {
      value: "NAME",
      multiple: true,
      defaultsTo: "all but query, mocks and mcp",
      meaning: "generators to run, separated by commas",
    },
    formats: {
      value: "NAME",
      multiple: true,
      defaultsTo: ASSERTED_FORMATS.join(", "),
      meaning:
        "formats that validators check: assert for all, annotate for none, or names separated by commas",
    },
    int64: {
      value: "TYPE",
      choices: INT64_POLICIES,
      meaning:
        "type of 64-bit integers in types and validators; choose bigint if your JSON parser keeps every digit, and add --only types,zod, because the client and webhooks do not support it",
    },
    check: CHECK,
    watch: {
      meaning: "keep running, and generate again when a file of the document or codegen.config.ts changes",
    },
    verbose: { meaning: "also list generators that have nothing to write, and every file that changed" },
  },
  exclusive: ["check", "watch"],
  examples: [
    "codegen generate",
    "codegen generate --check",
    "codegen generate --spec openapi.yaml --out src/api --only types,zod",
  ],
} as const satisfies CommandDefinition;
