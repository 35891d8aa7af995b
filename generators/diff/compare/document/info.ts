import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { DOCUMENT_POSITION, reportIf, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareProse } from "./prose.ts";

const INFO_PROSE = ["title", "summary", "description", "termsOfService", "contact", "license"];

/** What the document says about itself. Its version is not compared: it follows from everything else. */
export function compareInfo(context: CompareContext): Difference[] {
  const position = within(DOCUMENT_POSITION, "document");
  const about = { position, direction: "both" } as const;
  const info = { base: context.base.info, revision: context.revision.info };
  const root = { base: context.base.root, revision: context.revision.root };
  return [
    ...compareProse(context, { nodes: info, ...about, fields: INFO_PROSE }),
    ...compareProse(context, { nodes: root, ...about, fields: ["externalDocs"] }),
    ...compareExtensions(context, { nodes: info, position }),
    ...compareExtensions(context, { nodes: root, position }),
    ...compareTagList(context, position),
  ];
}

function compareTagList({ base, revision }: CompareContext, position: Position): Difference[] {
  const [before, after] = [base.writtenAt("/tags"), revision.writtenAt("/tags")];
  const place = revision.placeAt(after === undefined ? "" : "/tags");
  const reported = { direction: "both", position, place, subject: "list of tags", before, after } as const;
  return reportIf(!isEqual(before, after), "prose-changed", reported);
}
