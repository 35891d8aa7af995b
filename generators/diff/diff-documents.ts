import type { ApiModel } from "../core/model/api-model.ts";
import type { Gap } from "../core/model/find-gaps.ts";
import type { DiffReport, DiffSide } from "./change.ts";
import { reportGaps } from "./changes/gaps/report-gaps.ts";
import { groupDifferences } from "./changes/group-differences.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { createContext } from "./compare/context.ts";
import type { DiffOptions } from "./options.ts";

/** Two documents, and the unreadable parts of the base. */
export interface ComparedDocuments {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly gaps?: readonly Gap[];
}

/** Finds all differences between two documents, and judges them. */
export function diffDocuments(
  { base, revision, gaps = [] }: ComparedDocuments,
  options: DiffOptions,
): DiffReport {
  const differences = compareDocuments(createContext({ base, revision }, options));
  const reported = gaps.length === 0 ? differences : reportGaps({ base, revision }, { differences, gaps });
  return {
    base: sideOf(base),
    revision: sideOf(revision),
    changes: groupDifferences(reported, options, { base, revision }),
  };
}

function sideOf({ source, title, version }: ApiModel): DiffSide {
  return { source, title, version };
}
