import { childPointer, toSegments } from "../../../core/document/pointer.ts";
import { resolveReference } from "../../../core/document/reference.ts";
import { isObject } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ApiModel, HeaderModel, NodeModel, OperationModel } from "../../../core/model/api-model.ts";
import { remembered, rememberedByText } from "../../../core/remembered.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import { mapPair } from "../pair/pair-nodes.ts";
import {
  documentPart,
  inside,
  type Located,
  mapNodes,
  type Part,
  report,
  reportField,
} from "./differences.ts";
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

/** Compares fields of an object without dedicated rules, and its extensions. */
export function compareFields(part: Part<NodeModel>, kind: Kind): Difference[] {
  const { prose = [] }: OtherFields = OTHER_FIELDS[kind];
  return [...compareProse(part, prose), ...compareOtherFields(part, kind), ...compareExtensions(part)];
}

/** Compares fields of an object without dedicated rules that models do not have. */
export function compareOtherFields(part: Part<Located>, kind: Kind): Difference[] {
  const { words = [], unread = [] }: OtherFields = OTHER_FIELDS[kind];
  const written = mapNodes(part, ({ location }, model) => writtenNode(model, location.pointer));
  return [
    ...compareProse(written, words),
    ...unread.flatMap((field) => {
      const { base: before, revision: after } = mapPair(written.nodes, ({ prose }) => prose[field]);
      return isEqual(before, after)
        ? []
        : [reportField("field-not-compared", part, { field, before, after })];
    }),
  ];
}

/** Compares the fields of a parameter or header other than its schema, and its media type. */
export function compareValueFields(part: Part<HeaderModel>): Difference[] {
  const isContent = [part.nodes.base, part.nodes.revision].every(
    ({ contentType }) => contentType !== undefined,
  );
  return [
    ...compareProse(part, ["description", "example", "examples"]),
    ...(isContent ? compareFields(mapNodes(part, contentOf), "mediaType") : []),
    ...compareExtensions(part),
  ];
}

function contentOf({ location, contentType = "" }: HeaderModel, model: ApiModel): NodeModel {
  return writtenNode(model, resolved(model, childPointer(location.pointer, "content", contentType)).pointer);
}

/** Reports parameters that take the whole query, which are not compared. */
export function compareQueryStrings(operation: Part<OperationModel>): Difference[] {
  const { base, revision } = mapNodes(operation, queryStringOf).nodes;
  if (isEqual(base?.value, revision?.value)) return [];
  const side = revision ? "revision" : "base";
  const { pointer = "" } = revision ?? base ?? {};
  const location = operation.context[side].locationAt(pointer);
  const values = { before: base?.value, after: revision?.value };
  const reported = { ...operation, direction: "request", side, location, ...values } as const;
  return [report("field-not-compared", { ...reported, subject: "querystring parameter" })];
}

function queryStringOf({ location, pathItem }: OperationModel, model: ApiModel): WrittenPart | undefined {
  for (const { pointer } of [location, pathItem.location]) {
    const list = model.writtenAt(childPointer(pointer, "parameters"));
    for (const [index, parameter] of Array.isArray(list) ? list.entries() : []) {
      if (!isObject(parameter) || (parameter.$ref === undefined && parameter.in !== "querystring")) continue;
      const at = childPointer(pointer, "parameters", String(index));
      const { $ref } = parameter;
      const found = typeof $ref === "string" ? behind(model)($ref) : { pointer: at, value: parameter };
      if (isObject(found.value) && found.value.in === "querystring") return found;
    }
  }
  return undefined;
}

/** Returns the parts behind references, cached: nearly all operations refer to the same few parameters. */
const behind = remembered((model: ApiModel) =>
  rememberedByText((reference) => resolved(model, resolveReference(reference, "")?.pointer ?? "")),
);

/** Returns the path item of a request that the service sends. */
export function itemAround({ location }: Located, { locationAt }: ApiModel): Located {
  return { location: locationAt(childPointer("", ...toSegments(location.pointer).slice(0, -1))) };
}

/** Reports operations of unsupported methods, which are not compared. */
export function compareUnreadOperations(context: CompareContext): Difference[] {
  const { base, revision } = mapPair(context, pathsOf);
  const none = { location: context.base.locationAt("/paths") };
  return [...new Set([...base.keys(), ...revision.keys()])].flatMap((path) => {
    const nodes = { base: base.get(path) ?? none, revision: revision.get(path) ?? none };
    return compareOtherFields({ ...inside(documentPart(context), `path ${path}`), nodes }, "pathItem");
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
