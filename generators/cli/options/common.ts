import type { OptionTable } from "./option.ts";

/** The options that every command takes. */
export const COMMON = {
  overlay: {
    type: "string",
    value: "FILE",
    multiple: true,
    defaultsTo: "the overlays of codegen.config.ts, if the document is the one named there",
    meaning:
      "apply an OpenAPI Overlay document to the bundled document first, to correct a description that is not yours",
    example: "--overlay corrections.yaml",
  },
  untrusted: {
    type: "boolean",
    defaultsTo: "codegen.config.ts, else off",
    meaning:
      "read nothing from the network and no file outside of the repository, for documents of people that you do not know",
    example: "--untrusted",
  },
  "reference-root": {
    type: "string",
    value: "DIR",
    defaultsTo:
      "codegen.config.ts, else the repository around the working directory; without one, the working directory",
    meaning: "with --untrusted: the folder that no reference may leave",
    example: "--reference-root api",
  },
  json: {
    type: "boolean",
    meaning: "print one JSON value to standard output instead of text",
    example: "--json",
  },
  report: {
    type: "string",
    value: "FILE",
    multiple: true,
    meaning:
      "write the report to FILE as well, as JSON. `diff` and `verify` write the format of the extension: .json, .html, .md, .sarif, .xml (JUnit) or .txt",
    example: "--report report.json",
  },
  help: { type: "boolean", short: "h", meaning: "print the help of the command", example: "--help" },
  version: { type: "boolean", meaning: "print the version", example: "--version" },
} as const satisfies OptionTable;
