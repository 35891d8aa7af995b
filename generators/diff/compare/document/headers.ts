import type { Difference, Position } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { type Pair, pairNodes } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { reportInBase, reportInRevision, within } from "./differences.ts";
import type { DocumentNode } from "./document-node.ts";
import { compareExtensions } from "./extensions.ts";
import { compareLifecycle } from "./lifecycle.ts";
import { compareProse, VALUE_PROSE } from "./prose.ts";
import { compareSchemasAt } from "./schemas-at.ts";
import { isSentAlike, serializationWords } from "./serialization.ts";
import { valueSchema } from "./value-schema.ts";

/** What travels beside a body under a name: a header, or a parameter of a request that the service sends. */
export interface Header {
  readonly name: string;
  readonly in: "header" | "query" | "cookie";
  readonly node: DocumentNode;
}

/** What is carried beside a body, in both documents. */
export interface HeadersPair {
  readonly headers: Pair<readonly Header[]>;
  readonly position: Position;
  readonly direction: Travel;
}

/** The headers of a map by name; OpenAPI tells to ignore one of them, since the media types say what it holds. */
export function headersOf(map: ReadonlyMap<string, DocumentNode>): Header[] {
  return [...map]
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, node]) => ({ name, in: "header", node }));
}

/** What happened to what is carried beside a body. */
export function compareHeaders(
  context: CompareContext,
  { headers, position, direction }: HeadersPair,
): Difference[] {
  const { both, removed, added } = pairNodes(headers, [identityOf]);
  const rules = HEADER_RULES[direction];
  const reported = (header: Header) => changeLines(header, { position, direction });
  return [
    ...removed.map((header) => reportInBase(rules.removed(isRequired(header.node)), reported(header))),
    ...both.flatMap((pair) => compareHeader(context, { pair, position, direction })),
    ...added.map((header) => reportInRevision(rules.added(isRequired(header.node)), reported(header))),
  ];
}

/** Names of headers are the same in any case. */
function identityOf({ name, in: location }: Header): string {
  return `${location} ${location === "header" ? name.toLowerCase() : name}`;
}

function wordsOf({ name, in: location }: Header): string {
  return location === "header" ? `header ${name}` : `${location} parameter ${name}`;
}

interface HeaderPair {
  readonly pair: Pair<Header>;
  /** Of what carries it. */
  readonly position: Position;
  readonly direction: Travel;
}

function changeLines(header: Header, { position, direction }: Omit<HeaderPair, "pair">) {
  const subject = wordsOf(header);
  return { direction, position: within(position, subject), place: header.node.place, subject } as const;
}

function compareHeader(
  context: CompareContext,
  { pair, position: whole, direction }: HeaderPair,
): Difference[] {
  const nodes = { base: pair.base.node, revision: pair.revision.node };
  const reported = changeLines(pair.revision, { position: whole, direction });
  const { position } = reported;
  const was = valueSchema(context.base, nodes.base);
  const is = valueSchema(context.revision, nodes.revision);
  const demand = HEADER_RULES[direction].demand(isRequired(nodes.revision));
  const written = { before: writing(pair.base, was), after: writing(pair.revision, is) };
  const isWrittenAlike = was.contentType === is.contentType && isSentAlike(written.before, written.after);
  const styles = { before: wordsOfWriting(written.before, was), after: wordsOfWriting(written.after, is) };
  return [
    ...(isRequired(nodes.base) === isRequired(nodes.revision) ? [] : [reportInRevision(demand, reported)]),
    ...(isWrittenAlike
      ? []
      : [reportInRevision(HEADER_RULES[direction].written, { ...reported, ...styles })]),
    ...compareLifecycle({ nodes, position, direction, what: reported.subject }),
    ...compareSchemasAt(context, {
      base: was.schema,
      revision: is.schema,
      holder: { base: nodes.base.place, revision: nodes.revision.place },
      direction,
      position,
      isText: direction === "request" && was.contentType === undefined && is.contentType === undefined,
    }),
    ...compareProse(context, { nodes, position, direction, fields: VALUE_PROSE }),
    ...compareExtensions(context, { nodes, position }),
  ];
}

function isRequired({ value }: DocumentNode): boolean {
  return value.required === true;
}

type Value = ReturnType<typeof valueSchema>;

/** The styles that OpenAPI gives where the document says nothing. */
function writing({ in: location, node }: Header, { schema }: Value) {
  const stated = node.value.style;
  const style = typeof stated === "string" ? stated : location === "header" ? "simple" : "form";
  const explode = typeof node.value.explode === "boolean" ? node.value.explode : style === "form";
  return { in: location, style, explode, schema } as const;
}

function wordsOfWriting(written: ReturnType<typeof writing>, { contentType }: Value): string {
  return contentType ?? serializationWords(written);
}

/** Which rule tells what happened to something that travels beside a body; each is asked whether it is required. */
interface HeaderRules {
  added(isRequired: boolean): RuleId;
  removed(isRequired: boolean): RuleId;
  demand(isRequired: boolean): RuleId;
  readonly written: RuleId;
}

/** The user reads what comes with a response, and has to send what comes with a request. */
const HEADER_RULES: Readonly<Record<Travel, HeaderRules>> = {
  response: {
    added: () => "response-header-added",
    removed: (isRequired) => (isRequired ? "required-response-header-removed" : "response-header-removed"),
    demand: (isRequired) =>
      isRequired ? "response-header-newly-required" : "response-header-no-longer-required",
    written: "response-header-serialization-changed",
  },
  request: {
    added: (isRequired) => (isRequired ? "required-parameter-added" : "parameter-added"),
    removed: () => "parameter-removed",
    demand: (isRequired) => (isRequired ? "parameter-newly-required" : "parameter-no-longer-required"),
    written: "parameter-serialization-changed",
  },
};
