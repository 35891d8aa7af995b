import { childPointer } from "../../../core/document/pointer.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ChangeDirection } from "../../change.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { DOCUMENT_POSITION, reportInBase, reportInRevision, within } from "./differences.ts";
import { type DocumentNode, nodesAt } from "./document-node.ts";
import { compareExtensions } from "./extensions.ts";

/** What an operation says to people alone. */
export const OPERATION_PROSE: readonly string[] = ["summary", "description", "externalDocs"];

/** What parameters, headers and media types say to people alone. */
export const VALUE_PROSE: readonly string[] = ["description", "example", "examples"];

/** One node in both documents, with the fields that only people read. */
export interface ProsePair {
  readonly nodes: Pair<DocumentNode>;
  readonly position: Position;
  readonly direction: ChangeDirection;
  readonly fields: readonly string[];
}

/** Words and examples that changed. */
export function compareProse(
  context: CompareContext,
  { nodes, position, direction, fields }: ProsePair,
): Difference[] {
  return fields.flatMap((field) => {
    const [before, after] = [nodes.base.value[field], nodes.revision.value[field]];
    if (isEqual(before, after)) return [];
    const side = after === undefined ? "base" : "revision";
    const place = context[side].placeAt(childPointer(nodes[side].place.pointer, field));
    const rule = field.startsWith("example") ? "examples-changed" : "prose-changed";
    const reported = { direction, position, place, subject: field, before, after };
    return [side === "base" ? reportInBase(rule, reported) : reportInRevision(rule, reported)];
  });
}

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
