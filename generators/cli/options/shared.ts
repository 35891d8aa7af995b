import type { CommandDefinition, OptionDefinition } from "./option.ts";

/** The two documents of a comparison. */
export const SIDES = [
  { name: "BASE", meaning: "a file, a URL, or a file of a commit as git-ref:path" },
  {
    name: "REVISION",
    isOptional: true,
    defaultsTo: "that of codegen.config.ts, else BASE's path in the work tree",
    meaning: "the changed document, named in the same ways",
  },
] as const satisfies CommandDefinition["arguments"];

/** `--spec`, for commands that read the document. */
export const SPEC = {
  value: "FILE",
  setting: "spec",
  meaning: "path or URL of the document",
} as const satisfies OptionDefinition;

/** `--check`, for commands that write files. */
export const CHECK = {
  meaning: "write nothing; list the files that would change, and exit 1 if there are any",
} as const satisfies OptionDefinition;

/** `--traffic`, for commands that read recorded requests and responses. */
export const TRAFFIC = {
  value: "FILE",
  multiple: true,
  meaning:
    "recorded requests and responses: a HAR file, a Pact file, or JSON objects, listed or in lines. Credentials and sensitive values are never printed",
} as const satisfies OptionDefinition;
