import type { CommandDefinition, OptionTable } from "./option.ts";

const OUT = {
  out: {
    value: "FILE",
    defaultsTo: "standard output",
    meaning: "write the result to FILE, as JSON if its name ends in .json, as YAML otherwise",
  },
} as const satisfies OptionTable;

/** `codegen overlay apply` */
export const OVERLAY_APPLY = {
  summary: "apply overlays to a document and print the result",
  about:
    "Applies OpenAPI Overlay documents to DOCUMENT in the given order and prints the result. If DOCUMENT consists of several files, they are bundled first. In a YAML file, comments stay where the document does not change.",
  arguments: [
    { name: "DOCUMENT", meaning: "a file, a URL, or a file of a commit as git-ref:path" },
    { name: "OVERLAY…", isRepeatable: true, meaning: "the overlays: files or URLs" },
  ],
  options: OUT,
  examples: [
    "codegen overlay apply openapi.yaml corrections.yaml",
    "codegen overlay apply openapi.yaml names.yaml internal.yaml --out public.yaml",
  ],
} as const satisfies CommandDefinition;

/** `codegen overlay diff` */
export const OVERLAY_DIFF = {
  summary: "write the overlay that turns one document into another",
  about:
    "Compares two documents and prints the OpenAPI Overlay 1.0 document that turns A into B: edit a copy of a document that is not yours, and keep the overlay.",
  arguments: [
    { name: "A", meaning: "a file, a URL, or a file of a commit as git-ref:path" },
    { name: "B", meaning: "the edited document, named in the same ways" },
  ],
  options: OUT,
  examples: [
    "codegen overlay diff openapi.yaml edited.yaml --out corrections.yaml",
    "codegen overlay diff origin/main:openapi.yaml openapi.yaml",
  ],
} as const satisfies CommandDefinition;
