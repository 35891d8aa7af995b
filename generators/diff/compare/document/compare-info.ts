import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareProse } from "./compare-prose.ts";
import { nodesAt } from "./document-node.ts";
import { DOCUMENT_POSITION, within } from "./position.ts";
import { reportInRevision } from "./report.ts";

/** What the document says of itself. Its version is left out: that follows from everything else. */
export function compareInfo(context: CompareContext): Difference[] {
  const pairAt = (pointer: string) =>
    nodesAt(context, {
      base: { place: context.base.placeAt(pointer) },
      revision: { place: context.revision.placeAt(pointer) },
    });
  const fields = ["title", "summary", "description", "termsOfService", "contact", "license"];
  const position = within(DOCUMENT_POSITION, "document");
  return [
    ...compareProse(context, { nodes: pairAt("/info"), position, direction: "both", fields }),
    ...compareProse(context, { nodes: pairAt(""), position, direction: "both", fields: ["externalDocs"] }),
    ...compareExtensions(context, { nodes: pairAt("/info"), position }),
    ...compareExtensions(context, { nodes: pairAt(""), position }),
    ...compareTagList(context),
  ];
}

function compareTagList({ base, revision }: CompareContext): Difference[] {
  const [before, after] = [base.document.tags, revision.document.tags];
  if (isEqual(before, after)) return [];
  const place = revision.placeAt(after === undefined ? "" : "/tags");
  const position = within(DOCUMENT_POSITION, "document");
  const reported = { direction: "both", position, place, subject: "list of tags", before, after } as const;
  return [reportInRevision("prose-changed", reported)];
}
