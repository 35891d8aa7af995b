import type { CompareContext } from "../context.ts";
import type { Difference, Position } from "../difference.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import { replyHeaderAdded } from "../rules/replies/reply-header-added.ts";
import { replyHeaderNewlyRequired } from "../rules/replies/reply-header-newly-required.ts";
import { replyHeaderNoLongerRequired } from "../rules/replies/reply-header-no-longer-required.ts";
import { replyHeaderRemoved } from "../rules/replies/reply-header-removed.ts";
import { replyHeaderSerializationChanged } from "../rules/replies/reply-header-serialization-changed.ts";
import { requiredReplyHeaderRemoved } from "../rules/replies/required-reply-header-removed.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareLifecycle } from "./compare-lifecycle.ts";
import { compareProse, VALUE_PROSE } from "./compare-prose.ts";
import { compareSchemasAt } from "./compare-schemas-at.ts";
import type { DocumentNode } from "./document-node.ts";
import { within } from "./position.ts";
import { isSentAlike } from "./serialization.ts";
import { tellInBase, tellInRevision } from "./tell.ts";
import { valueSchema } from "./value-schema.ts";

/** What a reply or event carries beside its body, by name. */
export interface HeadersPair {
  readonly headers: Pair<ReadonlyMap<string, DocumentNode>>;
  readonly position: Position;
}

interface Header {
  readonly name: string;
  readonly node: DocumentNode;
}

/** What happened to the headers of a reply or event. */
export function compareHeaders(context: CompareContext, { headers, position }: HeadersPair): Difference[] {
  const lists = { base: listOf(headers.base), revision: listOf(headers.revision) };
  const { both, removed, added } = pairNodes(lists, [({ name }) => name.toLowerCase()]);
  const told = ({ name, node }: Header) =>
    ({
      direction: "reply",
      position: within(position, `header ${name}`),
      place: node.place,
      subject: name,
    }) as const;
  const removal = ({ node }: Header) => (isRequired(node) ? requiredReplyHeaderRemoved : replyHeaderRemoved);
  return [
    ...removed.map((header) => tellInBase(removal(header), told(header))),
    ...both.flatMap((pair) => compareHeader(context, { pair, position: told(pair.revision).position })),
    ...added.map((header) => tellInRevision(replyHeaderAdded, told(header))),
  ];
}

/** OpenAPI tells to ignore this one: the media types say what it holds. */
function listOf(headers: ReadonlyMap<string, DocumentNode>): Header[] {
  return [...headers]
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, node]) => ({ name, node }));
}

interface HeaderPair {
  readonly pair: Pair<Header>;
  readonly position: Position;
}

function compareHeader(context: CompareContext, { pair, position }: HeaderPair): Difference[] {
  const nodes = { base: pair.base.node, revision: pair.revision.node };
  const was = valueSchema(context.base, nodes.base);
  const is = valueSchema(context.revision, nodes.revision);
  const { name } = pair.revision;
  const told = { direction: "reply", position, place: nodes.revision.place, subject: name } as const;
  const demand = isRequired(nodes.revision) ? replyHeaderNewlyRequired : replyHeaderNoLongerRequired;
  return [
    ...(isRequired(nodes.base) === isRequired(nodes.revision) ? [] : [tellInRevision(demand, told)]),
    ...(was.contentType === is.contentType && isSentAlike(asHeader(was), asHeader(is))
      ? []
      : [tellInRevision(replyHeaderSerializationChanged, told)]),
    ...compareLifecycle({ nodes, position, direction: "reply", what: `header ${name}` }),
    ...compareSchemasAt(context, {
      base: was.schema,
      revision: is.schema,
      holder: { base: nodes.base.place, revision: nodes.revision.place },
      direction: "reply",
      position,
    }),
    ...compareProse(context, { nodes, position, direction: "reply", fields: VALUE_PROSE }),
    ...compareExtensions(context, { nodes, position }),
  ];
}

function isRequired({ value }: DocumentNode): boolean {
  return value.required === true;
}

function asHeader({ explode, schema }: ReturnType<typeof valueSchema>) {
  return { in: "header", style: "simple", explode, schema } as const;
}
