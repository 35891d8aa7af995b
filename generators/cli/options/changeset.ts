import type { CommandDefinition } from "./option.ts";
import { SIDES } from "./shared.ts";

/** `codegen changeset` */
export const CHANGESET = {
  summary: "write a changeset for every change, with the version bump of each package",
  about:
    "Compares BASE with REVISION and writes one file into .changeset for every change, with the required version bump of each package. Packages whose generated code stays the same get none. Files that you wrote or edited are kept. If their bump is too low, it is raised.",
  arguments: SIDES,
  options: {
    check: {
      meaning: "write nothing; exit 1 when a change has no changeset, or one whose version bump is too low",
    },
    "allow-missing-base": {
      meaning:
        "write nothing when the commit of BASE does not contain the document yet. Without --allow-missing-base that is an error",
    },
  },
  examples: [
    "codegen changeset origin/main:spec/openapi.yaml",
    "codegen changeset origin/main:spec/openapi.yaml --check",
  ],
} as const satisfies CommandDefinition;
