import { childPointer, toSegments } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, HeaderModel, NodeModel, OperationModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { DOCUMENT_POSITION, operationPosition, type Part, reportIn, within } from "./differences.ts";
import { compareExtensions } from "./extensions.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { resolved, type WrittenPart, writtenNode } from "./written.ts";

/** Fields of an object without dedicated rules. */
interface OtherFields {
  /** Prose fields that models have. */
  readonly prose?: readonly string[];
  /** Prose fields that models do not have. */
  readonly words?: readonly string[];
  /** Fields that can change requests or responses, and that are not read. */
  readonly unread?: readonly string[];
}

/** Fields of OpenAPI objects that nothing else compares: `test/every-field` finds missing ones. */
const OTHER_FIELDS = {
  server: { words: ["name"] },
  requestBody: { prose: ["description"] },
  mediaType: {
    prose: ["example", "examples"],
    words: ["description"],
    unread: ["prefixEncoding", "itemEncoding"],
  },
  encoding: { unread: ["encoding", "prefixEncoding", "itemEncoding"] },
  response: { prose: ["summary", "description"] },
  link: { prose: ["description"] },
  callback: { prose: OPERATION_PROSE },
  /** Response of the receiver of an event or callback. */
  answer: { prose: ["summary", "description"], words: ["links"] },
  /** Request of an event or callback, and the path item that contains it. */
  sentRequest: { words: ["tags", "operationId", "servers"], unread: ["security", "callbacks"] },
  sentItem: { words: ["summary", "description", "servers"] },
  pathItem: { unread: ["query", "additionalOperations"] },
} as const satisfies Readonly<Record<string, OtherFields>>;

type Kind = keyof typeof OTHER_FIELDS;

/** Something with a location in a document. */
interface Located {
  readonly location: SourceLocation;
}

/** Compares fields of an object without dedicated rules, and its extensions. */
export function compareFields(context: CompareContext, part: Part<NodeModel>, kind: Kind): Difference[] {
  const { prose = [] }: OtherFields = OTHER_FIELDS[kind];
  return [
    ...compareProse(context, part, prose),
    ...compareOtherFields(context, part, kind),
    ...compareExtensions(context, part),
  ];
}

/** Compares fields of an object without dedicated rules that models do not have. */
export function compareOtherFields(
  context: CompareContext,
  { nodes, position, direction }: Part<Located>,
  kind: Kind,
): Difference[] {
  const { words = [], unread = [] }: OtherFields = OTHER_FIELDS[kind];
  const written = {
    base: writtenNode(context.base, nodes.base.location.pointer),
    revision: writtenNode(context.revision, nodes.revision.location.pointer),
  };
  return [
    ...compareProse(context, { nodes: written, position, direction }, words),
    ...unread.flatMap((field) => {
      const [before, after] = [written.base.prose[field], written.revision.prose[field]];
      if (isEqual(before, after)) return [];
      const side = after === undefined ? "base" : "revision";
      const location = context[side].locationAt(childPointer(nodes[side].location.pointer, field));
      const reported = { direction, position, location, subject: field, before, after };
      return [reportIn(side, "field-not-compared", reported)];
    }),
  ];
}

/** Compares the fields of a parameter or header other than its schema, and its media type. */
export function compareValueFields(context: CompareContext, part: Part<HeaderModel>): Difference[] {
  return [
    ...compareProse(context, part, ["description", "example", "examples"]),
    ...compareHeldContent(context, part),
    ...compareExtensions(context, part),
  ];
}

function compareHeldContent(context: CompareContext, part: Part<HeaderModel>): Difference[] {
  const { base, revision } = part.nodes;
  if (base.contentType === undefined || revision.contentType === undefined) return [];
  const nodes = { base: contentOf(context.base, base), revision: contentOf(context.revision, revision) };
  return compareFields(context, { ...part, nodes }, "mediaType");
}

function contentOf(model: ApiModel, { location, contentType = "" }: HeaderModel) {
  return writtenNode(model, resolved(model, childPointer(location.pointer, "content", contentType)).pointer);
}

/** Reports parameters that take the whole query, which are not compared. */
export function compareQueryStrings(context: CompareContext, nodes: Pair<OperationModel>): Difference[] {
  const [before, after] = [
    queryStringOf(context.base, nodes.base),
    queryStringOf(context.revision, nodes.revision),
  ];
  if (isEqual(before?.value, after?.value)) return [];
  const side = after ? "revision" : "base";
  const found = after ?? before;
  const position = operationPosition(nodes.revision);
  const about = { position, direction: "request", subject: "querystring parameter" } as const;
  const values = { before: before?.value, after: after?.value };
  const location = found && context[side].locationAt(found.pointer);
  return location ? [reportIn(side, "field-not-compared", { ...about, ...values, location })] : [];
}

function queryStringOf(model: ApiModel, { location, pathItem }: OperationModel): WrittenPart | undefined {
  for (const { pointer } of [location, pathItem.location]) {
    const list = model.writtenAt(childPointer(pointer, "parameters"));
    for (const [index, parameter] of Array.isArray(list) ? list.entries() : []) {
      if (!isObject(parameter) || (parameter.$ref === undefined && parameter.in !== "querystring")) continue;
      const at = childPointer(pointer, "parameters", String(index));
      const found =
        typeof parameter.$ref === "string" ? sharedAt(model, parameter.$ref, at) : resolved(model, at);
      if (isObject(found.value) && found.value.in === "querystring") return found;
    }
  }
  return undefined;
}

const sharedParts = remembered((_: ApiModel) => new Map<string, WrittenPart>());

/** Resolves a reference, cached: nearly all operations refer to the same few parameters. */
function sharedAt(model: ApiModel, reference: string, pointer: string): WrittenPart {
  const known = sharedParts(model);
  const part = known.get(reference) ?? resolved(model, pointer);
  known.set(reference, part);
  return part;
}

/** Returns the path item of a request that the service sends. */
export function itemAround({ locationAt }: ApiModel, { location }: Located) {
  return { location: locationAt(childPointer("", ...toSegments(location.pointer).slice(0, -1))) };
}

/** Reports operations of unsupported methods, which are not compared. */
export function compareUnreadOperations(context: CompareContext): Difference[] {
  const [base, revision] = [pathsOf(context.base), pathsOf(context.revision)];
  return [...new Set([...base.keys(), ...revision.keys()])].flatMap((path) => {
    const none = { location: context.base.locationAt("/paths") };
    const nodes = { base: base.get(path) ?? none, revision: revision.get(path) ?? none };
    const position = within(DOCUMENT_POSITION, `path ${path}`);
    return compareOtherFields(context, { nodes, position, direction: "both" }, "pathItem");
  });
}

/** Finds path items with operations that are not read, by their paths. */
function pathsOf(model: ApiModel): Map<string, Located> {
  const paths = model.writtenAt("/paths");
  const { unread } = OTHER_FIELDS.pathItem;
  const items = Object.keys(isObject(paths) ? paths : {}).flatMap((path) => {
    const { pointer, value } = resolved(model, childPointer("/paths", path));
    const isOne = isObject(value) && unread.some((field) => value[field] !== undefined);
    return isOne ? [[path, { location: model.locationAt(pointer) }] as const] : [];
  });
  return new Map(items);
}
