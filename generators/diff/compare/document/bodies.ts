import type { MediaTypeModel, OperationModel, RequestBodyModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Difference } from "../../rules/difference.ts";
import { covers, normaliseMediaType, pairMediaTypes } from "../pair/pair-media-types.ts";
import { mapPair, type Pair } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { flatten } from "../schema/flatten.ts";
import { compareMembers, inside, type Part, report, reportIf } from "./differences.ts";
import { compareEncodings } from "./forms.ts";
import { compareFields } from "./other-fields.ts";
import { compareSchemasAt } from "./schemas-at.ts";

/** Changes of the body of a request. */
export function compareRequestBody(operation: Part<OperationModel>): Difference[] {
  const { base, revision } = mapPair(operation.nodes, ({ requestBody }) => requestBody);
  const part = { ...inside(operation, "request body"), direction: "request" } as const;
  if (base && revision) return compareBodies({ ...part, nodes: { base, revision } });
  if (base) return [report("request-body-removed", { ...part, side: "base", location: base.location })];
  if (!revision) return [];
  const rule = revision.required ? "required-request-body-added" : "request-body-added";
  return [report(rule, { ...part, location: revision.location })];
}

function compareBodies(part: Part<RequestBodyModel, "request">): Difference[] {
  const { base, revision } = part.nodes;
  const rule = revision.required ? "request-body-newly-required" : "request-body-no-longer-required";
  return [
    ...reportIf(base.required !== revision.required, rule, part),
    ...compareContent(part),
    ...compareFields(part, "requestBody"),
  ];
}

/** Something with media types. */
type Holder = Pick<RequestBodyModel, "content" | "location">;

/** Changes of the media types of a response or event. */
export function compareResponseContent(part: Part<Holder, "response">): Difference[] {
  const { base, revision } = mapPair(part.nodes, ({ content }) => content.length > 0);
  if (base === revision) return compareContent(part);
  const body = { ...part, subject: "body" };
  return [
    base ? report("response-body-removed", { ...body, side: "base" }) : report("response-body-added", body),
  ];
}

const MEDIA_TYPE_RULES = {
  request: { removed: "request-media-type-removed", added: "request-media-type-added" },
  response: { removed: "response-media-type-removed", added: "response-media-type-added" },
} as const;

/** Changes of the media types of a body. */
export function compareContent(body: Part<Holder, Travel>): Difference[] {
  const { nodes, direction } = body;
  const pairing = pairMediaTypes({ ...mapPair(nodes, ({ content }) => content), direction });
  return compareMembers<MediaTypeModel, Travel>(pairing, {
    partOf: (types) => ({ ...body, nodes: types, subject: types.revision.contentType }),
    removed: () => MEDIA_TYPE_RULES[direction].removed,
    added: () => MEDIA_TYPE_RULES[direction].added,
    compare: (part) => [
      ...(pairing.added.includes(part.nodes.revision) ? [] : compareRanges(part, pairing.both)),
      ...compareMediaType(inside(part, part.subject)),
    ],
  });
}

/** Reports a media type and a range that replaced each other: code refers to media types by name. */
function compareRanges(
  part: Part<MediaTypeModel, Travel>,
  both: readonly Pair<MediaTypeModel>[],
): Difference[] {
  const { base, revision } = part.nodes;
  const [before, after] = [base.contentType, revision.contentType];
  if (isNamedAlike(part.nodes)) return [];
  if (covers(after, before)) return [report("media-type-widened", { ...part, before, after })];
  if (both.some((pair) => pair.base === base && isNamedAlike(pair)))
    return [report(MEDIA_TYPE_RULES[part.direction].added, part)];
  return [report("media-type-narrowed", { ...part, before, after })];
}

function isNamedAlike({ base, revision }: Pair<MediaTypeModel>): boolean {
  return normaliseMediaType(base.contentType) === normaliseMediaType(revision.contentType);
}

/** Changes of a body of one media type. */
function compareMediaType(part: Part<MediaTypeModel, Travel>): Difference[] {
  const { base, revision } = part.nodes;
  return [
    ...compareSchemasAt(part.context, {
      ...part,
      ...mapPair(part.nodes, bodySchema),
      holder: mapPair(part.nodes, ({ location }) => location),
      isText: part.direction === "request" && isForm(base.contentType) && isForm(revision.contentType),
    }),
    ...compareEncodings(part),
    ...compareFields(part, "mediaType"),
  ];
}

/** True for forms whose fields are plain strings, whatever their type in code. */
function isForm(contentType: string): boolean {
  return normaliseMediaType(contentType) === "application/x-www-form-urlencoded";
}

/**
 * Returns the schema of a body, or of its events if only these are described. A file or text is a string, even if the
 * document has no type (OpenAPI 3.1 requires none).
 */
function bodySchema({
  contentType,
  stream,
  schema = stream?.schema,
  location,
}: MediaTypeModel): SchemaModel | undefined {
  if (!RAW.test(normaliseMediaType(contentType))) return schema;
  if (schema === undefined) return { location, types: ["string"], annotations: { extensions: {} } };
  const { always, ...keywords } = schema;
  return always !== false && hasNoType(schema) ? { ...keywords, types: ["string"] } : schema;
}

/** Media types whose bodies are never parsed as JSON. */
const RAW =
  /^(image|audio|video|font)\/|^text\/(plain|csv|html|markdown)|^application\/(octet-stream|pdf|zip|gzip)/;

function hasNoType(schema: SchemaModel): boolean {
  const { parts, unions } = flatten(schema);
  const isUntyped = ({ types, constant, enumeration }: SchemaModel) => !types && !constant && !enumeration;
  return unions.length === 0 && parts.every(isUntyped);
}
