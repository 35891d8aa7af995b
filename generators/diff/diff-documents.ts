import type { ApiModel } from "../core/model/api-model.ts";
import type { Gap } from "../core/model/find-gaps.ts";
import type { DiffReport, DiffSide } from "./change.ts";
import { reportGaps } from "./changes/gaps/report-gaps.ts";
import { groupDifferences } from "./changes/group-differences.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { createContext } from "./compare/context.ts";
import type { Pair } from "./compare/pair/pair-nodes.ts";
import type { DiffOptions } from "./options.ts";

/** Two documents, and the unreadable parts of the base. */
export interface ComparedDocuments extends Pair<ApiModel> {
  readonly gaps?: readonly Gap[];
}

/** Finds all differences between two documents, and judges them. */
export function diffDocuments({ gaps = [], ...models }: ComparedDocuments, options: DiffOptions): DiffReport {
  const differences = compareDocuments(createContext(models, options));
  const reported = gaps.length === 0 ? differences : reportGaps(models, { differences, gaps });
  const changes = groupDifferences(reported, options, models);
  return { base: sideOf(models.base), revision: sideOf(models.revision), changes };
}

function sideOf({ source, title, version }: ApiModel): DiffSide {
  return { source, title, version };
}
