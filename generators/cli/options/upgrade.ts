import { IMPACT } from "./impact.ts";
import type { CommandDefinition } from "./option.ts";

/** `codegen upgrade` */
export const UPGRADE = {
  summary: "rewrite the code of consumers for a new version",
  about:
    "Renames what the new version calls differently in the TypeScript of consumers, and lists the places that need a person. It prints a unified diff and writes nothing, unless you pass --write. Requires ts-morph.",
  arguments: [],
  options: {
    from: {
      value: "VERSION",
      defaultsTo: "the installed package of the description",
      meaning:
        "the version that the code is written for: a version number, a package such as @acme/spec@1.2.0, a file, a URL or git-ref:path",
    },
    to: {
      value: "VERSION",
      defaultsTo: "`spec` of codegen.config.ts",
      meaning: "the version that the code is rewritten for, in the same forms",
    },
    project: IMPACT.options.project,
    packages: IMPACT.options.packages,
    write: { meaning: "write the files; refused unless all changes of the work tree are committed" },
    comments: { meaning: "also put a comment above each line that needs a person" },
  },
  examples: [
    "codegen upgrade --from v1.0.0:spec/openapi.yaml --project ../shop",
    "codegen upgrade --from 1.2.0 --to openapi.yaml --project ../shop --write",
  ],
} as const satisfies CommandDefinition;
