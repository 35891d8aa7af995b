import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { normaliseMediaType } from "../pair/media-range.ts";
import { bodySchema } from "./body-schema.ts";
import { compareEncodings } from "./compare-encodings.ts";
import { compareProse } from "./compare-prose.ts";
import { compareSchemasAt } from "./compare-schemas-at.ts";
import { nodesAt } from "./document-node.ts";
import type { MediaTypePair } from "./media-type-pair.ts";
import { within } from "./position.ts";

/** What changed about a body of one media type. */
export function compareMediaType(context: CompareContext, pair: MediaTypePair): Difference[] {
  const { base, revision, direction } = pair;
  const position = within(pair.position, revision.contentType);
  const holder = { base: base.place, revision: revision.place };
  const nodes = nodesAt(context, { base, revision });
  return [
    ...compareSchemasAt(context, {
      base: bodySchema(base),
      revision: bodySchema(revision),
      holder,
      direction,
      position,
      isText: direction === "request" && isForm(base.contentType) && isForm(revision.contentType),
    }),
    ...compareEncodings(context, { base, revision, direction, position }),
    ...compareProse(context, { nodes, position, direction, fields: ["example", "examples"] }),
  ];
}

/** Fields of such a form are plain strings, in whatever type a program holds them. */
function isForm(contentType: string): boolean {
  return normaliseMediaType(contentType) === "application/x-www-form-urlencoded";
}
