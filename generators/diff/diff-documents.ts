import type { ApiModel } from "../core/model/api-model.ts";
import type { DiffReport, DiffSide } from "./change.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { createContext } from "./context.ts";
import { groupDifferences } from "./group/group-differences.ts";
import type { DiffOptions } from "./options.ts";

/** Everything that differs between two documents, and whom it breaks. */
export function diffDocuments(
  { base, revision }: { readonly base: ApiModel; readonly revision: ApiModel },
  options: DiffOptions,
): DiffReport {
  const context = createContext({ base, revision }, options);
  return {
    base: sideOf(base),
    revision: sideOf(revision),
    changes: groupDifferences(compareDocuments(context), options),
  };
}

function sideOf({ source, title, version }: ApiModel): DiffSide {
  return { source, title, version };
}
