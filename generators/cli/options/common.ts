import type { OptionTable } from "./option.ts";

/** Formats of every command, the default first. `diff` and `verify` have more. */
export const OUTPUT_FORMATS = ["text", "json"] as const;

/** The options that every command takes. */
export const COMMON = {
  overlay: {
    value: "FILE",
    multiple: true,
    setting: "overlays",
    meaning:
      "apply an OpenAPI Overlay document to the bundled document first, to correct a description that is not yours. The setting goes with the document of `spec` alone",
  },
  untrusted: {
    setting: "untrusted",
    defaultsTo: "off",
    meaning:
      "read nothing from the network and no file outside of the repository, for documents of people that you do not know",
  },
  "reference-root": {
    value: "DIR",
    setting: "referenceRoot",
    defaultsTo: "the repository, else the working directory",
    meaning: "with --untrusted: the folder that no reference may leave",
  },
  format: {
    value: "NAME",
    choices: OUTPUT_FORMATS,
    meaning: "what is printed to standard output: text, or one JSON value",
  },
  "output-file": {
    value: "FILE",
    multiple: true,
    meaning:
      "write the result to FILE as well, in the format of its extension: .json or .txt; `diff` and `verify` also write .html, .md, .sarif and .xml (JUnit), `impact` .md and .sarif",
  },
  help: { isAction: true, short: "h", meaning: "print the help of the command" },
  version: { isAction: true, meaning: "print the version" },
} as const satisfies OptionTable;
