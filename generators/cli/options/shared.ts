import type { OptionDefinition } from "./option.ts";

/** `--spec`, for commands that read the document. */
export const SPEC = {
  type: "string",
  value: "FILE",
  setting: "spec",
  meaning: "path or URL of the document",
  example: "--spec openapi.yaml",
} as const satisfies OptionDefinition;

/** `--check`, for commands that write files. */
export const CHECK = {
  type: "boolean",
  meaning: "write nothing; list the files that would change, and exit 1 if there are any",
  example: "--check",
} as const satisfies OptionDefinition;
