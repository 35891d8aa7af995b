import type { ErrorEntryModel } from "../../../core/model/api-model.ts";
import { RENAMED_FROM } from "../../../core/model/renamed-parts.ts";
import type { Difference } from "../../rules/difference.ts";
import { changedMembers } from "../../rules/wording.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, pairNodes } from "../pair/pair-nodes.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { compareMembers, documentPart, inside, type Part, report, reportChanged } from "./differences.ts";

/** Changes of the catalogue of error codes (`x-codegen-error-catalog`). */
export function compareCatalog(context: CompareContext): Difference[] {
  const former = formerNames(context, "error-code");
  const entries = mapPair(context, ({ errorCatalog }) => errorCatalog?.entries ?? []);
  return compareMembers<ErrorEntryModel, "response">(
    pairNodes(entries, [({ code }) => code, ({ code }) => former.get(code) ?? code]),
    {
      partOf(nodes) {
        const { code } = nodes.revision;
        const part = inside(documentPart(context), `error code ${code}`);
        return { ...part, nodes, direction: "response", subject: code };
      },
      removed: () => "error-code-removed",
      added: () => "error-code-added",
      compare: (part) => [
        ...reportChanged(
          "error-code-renamed",
          { ...part, former: part.nodes.base.location },
          ({ code }) => code,
        ),
        ...reportChanged("error-status-changed", part, ({ status }) => status),
        ...reportChanged("error-code-reclassified", part, ({ retryClass }) => retryClass),
        ...compareDetails(part),
        ...reportChanged("prose-changed", { ...part, subject: "description" }, (entry) => entry.description),
      ],
    },
  );
}

/** Details that only people read. */
const FOR_PEOPLE = /^(note|seeAlso|x-.*)$/;

/** Compares the other fields of an entry, such as the action to take. */
function compareDetails(part: Part<ErrorEntryModel>): Difference[] {
  const { base, revision } = mapPair(part.nodes, ({ details }) => details);
  return changedMembers(base, revision)
    .filter(({ key }) => key !== RENAMED_FROM)
    .map(({ key: subject, before, after }) => {
      const rule = FOR_PEOPLE.test(subject) ? "prose-changed" : "error-remedy-changed";
      return report(rule, { ...part, subject, before, after });
    });
}
