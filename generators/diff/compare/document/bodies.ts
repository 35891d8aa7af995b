import type { MediaTypeModel, OperationModel, RequestBodyModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { covers, normaliseMediaType, pairMediaTypes } from "../pair/pair-media-types.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { flatten } from "../schema/flatten.ts";
import {
  operationPosition,
  type Part,
  type Reported,
  reportedOf,
  reportIf,
  reportInBase,
  reportInRevision,
  within,
} from "./differences.ts";
import { compareEncodings } from "./forms.ts";
import { compareFields } from "./other-fields.ts";
import { compareSchemasAt } from "./schemas-at.ts";

/** Changes of the body of a request. */
export function compareRequestBody(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const position = within(operationPosition(pair.revision), "request body");
  const reported = { direction: "request", position, subject: "request body" } as const;
  const base = pair.base.requestBody;
  const revision = pair.revision.requestBody;
  if (base && revision)
    return compareBodies(context, { nodes: { base, revision }, position, direction: "request" });
  if (base) return [reportInBase("request-body-removed", { ...reported, location: base.location })];
  if (!revision) return [];
  const rule = revision.required ? "required-request-body-added" : "request-body-added";
  return [reportInRevision(rule, { ...reported, location: revision.location })];
}

function compareBodies(context: CompareContext, part: Part<RequestBodyModel, Travel>): Difference[] {
  const { base, revision } = part.nodes;
  const rule = revision.required ? "request-body-newly-required" : "request-body-no-longer-required";
  return [
    ...reportIf(base.required !== revision.required, rule, reportedOf(part, "request body")),
    ...compareContent(context, part),
    ...compareFields(context, part, "requestBody"),
  ];
}

/** Something with media types. */
type Holder = Pick<RequestBodyModel, "content">;

/** Changes of the media types of a response or event. */
export function compareResponseContent(
  context: CompareContext,
  part: Part<Holder & { readonly location: SourceLocation }, "response">,
): Difference[] {
  const { base, revision } = part.nodes;
  const reported = reportedOf(part, "body");
  if (base.content.length > 0 && revision.content.length === 0)
    return [reportInBase("response-body-removed", { ...reported, location: base.location })];
  if (base.content.length === 0 && revision.content.length > 0)
    return [reportInRevision("response-body-added", reported)];
  return compareContent(context, part);
}

const MEDIA_TYPE_RULES = {
  request: { removed: "request-media-type-removed", added: "request-media-type-added" },
  response: { removed: "response-media-type-removed", added: "response-media-type-added" },
} as const;

/** Changes of the media types of a body. */
export function compareContent(
  context: CompareContext,
  { nodes, position, direction }: Part<Holder, Travel>,
): Difference[] {
  const content = { base: nodes.base.content, revision: nodes.revision.content };
  const { both, removed, added } = pairMediaTypes({ ...content, direction });
  const rules = MEDIA_TYPE_RULES[direction];
  const reported = ({ contentType, location }: MediaTypeModel) =>
    ({ direction, position, location, subject: contentType }) as const;
  return [
    ...removed.map((type) => reportInBase(rules.removed, reported(type))),
    ...both.flatMap((pair) => [
      ...(added.includes(pair.revision) ? [] : compareRanges(pair, { both, added: rules.added, reported })),
      ...compareMediaType(context, {
        nodes: pair,
        position: within(position, pair.revision.contentType),
        direction,
      }),
    ]),
    ...added.map((type) => reportInRevision(rules.added, reported(type))),
  ];
}

interface Ranges {
  readonly both: readonly Pair<MediaTypeModel>[];
  readonly added: RuleId;
  readonly reported: (type: MediaTypeModel) => Reported;
}

/** Reports a media type and a range that replaced each other: code refers to media types by name. */
function compareRanges(
  { base, revision }: Pair<MediaTypeModel>,
  { both, added, reported }: Ranges,
): Difference[] {
  const [before, after] = [base, revision].map(({ contentType }) => contentType);
  if (isNamedAlike({ base, revision })) return [];
  if (covers(revision.contentType, base.contentType))
    return [reportInRevision("media-type-widened", { ...reported(revision), before, after })];
  if (both.some((pair) => pair.base === base && isNamedAlike(pair)))
    return [reportInRevision(added, reported(revision))];
  return [reportInRevision("media-type-narrowed", { ...reported(revision), before, after })];
}

function isNamedAlike({ base, revision }: Pair<MediaTypeModel>): boolean {
  return normaliseMediaType(base.contentType) === normaliseMediaType(revision.contentType);
}

/** Changes of a body of one media type. */
function compareMediaType(context: CompareContext, part: Part<MediaTypeModel, Travel>): Difference[] {
  const { base, revision } = part.nodes;
  return [
    ...compareSchemasAt(context, {
      ...part,
      base: bodySchema(base),
      revision: bodySchema(revision),
      holder: { base: base.location, revision: revision.location },
      isText: part.direction === "request" && isForm(base.contentType) && isForm(revision.contentType),
    }),
    ...compareEncodings(context, part),
    ...compareFields(context, part, "mediaType"),
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
