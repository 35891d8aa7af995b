import type { OptionTable } from "./option.ts";

/** Formats of every command, the default first. `diff` and `verify` have more. */
export const OUTPUT_FORMATS = ["text", "json"] as const;

/** The options that every command takes. */
export const COMMON = {
  overlay: {
    type: "string",
    value: "FILE",
    multiple: true,
    setting: "overlays",
    meaning:
      "apply an OpenAPI Overlay document to the bundled document first, to correct a description that is not yours. The setting goes with the document of `spec` alone",
    example: "--overlay corrections.yaml",
  },
  untrusted: {
    type: "boolean",
    setting: "untrusted",
    defaultsTo: "off",
    meaning:
      "read nothing from the network and no file outside of the repository, for documents of people that you do not know",
    example: "--untrusted",
  },
  "reference-root": {
    type: "string",
    value: "DIR",
    setting: "referenceRoot",
    defaultsTo: "the repository, else the working directory",
    meaning: "with --untrusted: the folder that no reference may leave",
    example: "--reference-root api",
  },
  format: {
    type: "string",
    value: "NAME",
    choices: OUTPUT_FORMATS,
    meaning: "what is printed to standard output: text, or one JSON value",
    example: "--format json",
  },
  "output-file": {
    type: "string",
    value: "FILE",
    multiple: true,
    meaning:
      "write the result to FILE as well, in the format of its extension: .json or .txt; `diff` and `verify` also write .html, .md, .sarif and .xml (JUnit), `impact` .md and .sarif",
    example: "--output-file report.json",
  },
  help: {
    type: "boolean",
    isAction: true,
    short: "h",
    meaning: "print the help of the command",
    example: "--help",
  },
  version: { type: "boolean", isAction: true, meaning: "print the version", example: "--version" },
} as const satisfies OptionTable;
