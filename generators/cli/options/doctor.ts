import { GENERATE } from "./generate.ts";
import type { CommandDefinition } from "./option.ts";
import { SPEC } from "./shared.ts";

/** `codegen doctor` */
export const DOCTOR = {
  summary:
    "report versions, configuration, what the document leaves open, and generated files that are out of date",
  about:
    "Reports what a bug report needs: the versions of Node.js and of all packages that generated code uses, each setting with its value and where it comes from, what the generators inferred, renamed and skipped in the document, and whether the generated files are up to date. Exits 1 if a version does not fit or files would change. Warnings about the document do not change the exit code. Writes nothing.",
  arguments: [],
  options: {
    spec: SPEC,
    out: {
      ...GENERATE.options.out,
      meaning: "the folder with generated code, where it was passed to `codegen generate`",
    },
    verbose: { meaning: "list everything, not only the first of each kind" },
  },
  examples: ["codegen doctor", "codegen doctor --format json", "codegen doctor --verbose"],
} as const satisfies CommandDefinition;
