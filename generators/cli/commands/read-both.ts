import type { ApiModel } from "../../core/model/api-model.ts";
import { problemJson, renderProblems } from "../print/print-problems.ts";
import type { CommandResult } from "./generate.ts";
import { type DocumentSide, readSide } from "./read-side.ts";

export interface BothParts {
  /** As typed: a file, a URL, or `git-ref:path`. */
  readonly base: string;
  readonly revision: string;
  /** Applied to both. */
  readonly overlays: readonly string[];
  readonly workingDirectory: string;
  /** Told before each step, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** Two documents to compare; a missing base is a document that nobody has seen yet. */
export type BothDocuments =
  | { readonly kind: "read"; readonly base: ApiModel; readonly revision: ApiModel }
  | { readonly kind: "new"; readonly revision: ApiModel; readonly note: string }
  | { readonly kind: "refused"; readonly result: CommandResult };

/** Reads both documents. When either has errors, the errors of both are told together. */
export async function readBoth(parts: BothParts): Promise<BothDocuments> {
  parts.onStep("reading the base");
  const base = await readSide({ ...parts, text: parts.base });
  parts.onStep("reading the revision");
  const revision = await readSide({ ...parts, text: parts.revision });
  if (base.kind === "refused" || revision.kind !== "read") return refused(base, revision, parts.revision);
  if (base.kind === "absent") {
    const note = `There is no ${parts.base} yet: everything is new, and nothing can break.`;
    return { kind: "new", revision: revision.model, note };
  }
  return { kind: "read", base: base.model, revision: revision.model };
}

function refused(base: DocumentSide, revision: DocumentSide, name: string): BothDocuments {
  const problems = [base, revision].flatMap((side) => (side.kind === "refused" ? side.problems : []));
  const absent =
    revision.kind === "absent" ? [`${name}:1:1  There is no such file.  (Name a document that exists.)`] : [];
  return {
    kind: "refused",
    result: {
      exitCode: 2,
      problems: [...renderProblems(problems), ...absent],
      text: "",
      json: { ok: false, problems: problems.map(problemJson) },
    },
  };
}
