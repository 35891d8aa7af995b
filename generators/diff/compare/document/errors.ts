import { getOwn } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ErrorEntryModel } from "../../../core/model/api-model.ts";
import { RENAMED_FROM } from "../../../core/model/renamed-parts.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { DOCUMENT_POSITION, type Reported, reportIf, reportInBase, reportInRevision } from "./differences.ts";

/** Changes of the catalogue of error codes (`x-codegen-error-catalog`). */
export function compareCatalog(context: CompareContext): Difference[] {
  const { base, revision } = context;
  const former = formerNames(context, "error-code");
  const entries = { base: base.errorCatalog?.entries ?? [], revision: revision.errorCatalog?.entries ?? [] };
  const { both, removed, added } = pairNodes(entries, [
    ({ code }) => code,
    ({ code }) => former.get(code) ?? code,
  ]);
  return [
    ...removed.map((entry) => reportInBase("error-code-removed", whole(entry))),
    ...both.flatMap(compareEntry),
    ...added.map((entry) => reportInRevision("error-code-added", whole(entry))),
  ];
}

function whole({ code, location }: ErrorEntryModel) {
  const position = { ...DOCUMENT_POSITION, where: `error code ${code}` };
  return { direction: "response", position, location, subject: code } as const;
}

function compareEntry({ base, revision }: Pair<ErrorEntryModel>): Difference[] {
  const changed = (
    field: "code" | "status" | "retryClass" | "description",
    rule: RuleId,
    more: Partial<Reported> = {},
  ) => {
    const [before, after] = [base[field], revision[field]];
    return reportIf(before !== after, rule, { ...whole(revision), before, after, ...more });
  };
  return [
    ...changed("code", "error-code-renamed", { former: base.location }),
    ...changed("status", "error-status-changed"),
    ...changed("retryClass", "error-code-reclassified"),
    ...compareDetails({ base, revision }),
    ...changed("description", "prose-changed", { subject: "description" }),
  ];
}

/** Details that only people read. */
const FOR_PEOPLE = /^(note|seeAlso|x-.*)$/;

/** Compares the other fields of an entry, such as the action to take. */
function compareDetails({ base, revision }: Pair<ErrorEntryModel>): Difference[] {
  const keys = new Set([...Object.keys(base.details), ...Object.keys(revision.details)]);
  return [...keys].flatMap((key) => {
    const [before, after] = [getOwn(base.details, key), getOwn(revision.details, key)];
    if (key === RENAMED_FROM || isEqual(before, after)) return [];
    const rule: RuleId = FOR_PEOPLE.test(key) ? "prose-changed" : "error-remedy-changed";
    return [reportInRevision(rule, { ...whole(revision), subject: key, before, after })];
  });
}
