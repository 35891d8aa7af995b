import { explainRejection, type Rejection } from "../../core/model/accepts/explain-rejection.ts";
import type { MediaTypeModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { mediaFor, responseFor } from "../../core/model/described-parts.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import { isForm, isJson } from "../../core/model/media-type.ts";
import { isMarked } from "../../core/model/reading/directional-required.ts";
import { referencedSchemas } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { SourceLocation } from "../../core/model/source-location.ts";
import type { Exchange, RecordedBody, RecordedMessage, RecordedResponse } from "./exchange.ts";
import { membersOf, valueInFields, valueInText, valueOfForm } from "./read-text.ts";
import type { MatchedOperation } from "./routes.ts";

/** A part of an exchange, as described by one version. */
export interface Part {
  /** The same in every version: `query limit`, `body`, `response`. */
  readonly key: string;
  readonly direction: "request" | "response";
  /** As reports name it: `query parameter limit`, `response 200 application/json`. */
  readonly where: string;
  /** The parameter, body, response or media type. */
  readonly location: SourceLocation;
  /** Pointers of its parents, such as the body of a media type; of a parameter also its schema with defaults. */
  readonly around: readonly string[];
  readonly content: PartContent;
  /** True for a parameter whose value is not shown: headers, cookies, and sensitive ones. */
  readonly isSensitive?: boolean;
}

/**
 * `value`: can be compared with its schema. `absent`: not sent, and not required. `missing`: not sent, and required.
 * `undescribed`: sent, and not described. `malformed`: described as JSON, and is not JSON. `unread`: not recorded, or
 * cannot be compared.
 */
type PartContent =
  | { readonly kind: "value"; readonly schema: SchemaModel; readonly value: unknown }
  | { readonly kind: "absent" | "missing" | "undescribed" | "malformed" | "unread" };

/** Returns the parts of a request that the description of its operation names. */
export function requestParts(matched: MatchedOperation, exchange: Exchange): Part[] {
  const query = new URLSearchParams(exchange.search);
  const cookies = cookiesOf(exchange);
  const parameters = matched.operation.parameters.flatMap((parameter): Part[] => {
    if (parameter.in === "header" && OTHER_HEADERS.has(parameter.name.toLowerCase())) return [];
    const content = parameterContent(parameter, { matched, exchange, query, cookies });
    const { name, in: location, schema, extensions } = parameter;
    return [
      {
        key: `${location} ${location === "header" ? name.toLowerCase() : name}`,
        direction: "request",
        where: `${location} parameter ${name}`,
        location: parameter.location,
        around: [parameter, schema, ...referencedSchemas(schema)].map((node) => node.location.pointer),
        content,
        isSensitive: ["header", "cookie"].includes(location) || extensions["x-codegen-sensitive"] === true,
      },
    ];
  });
  return [...parameters, ...bodyParts(matched.operation, exchange)];
}

interface Sent {
  readonly matched: MatchedOperation;
  readonly exchange: Exchange;
  readonly query: URLSearchParams;
  /** Undefined if they were not recorded. */
  readonly cookies: URLSearchParams | undefined;
}

/** Headers that parameters cannot describe (OpenAPI 3.1, Parameter Object). */
const OTHER_HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

function parameterContent(parameter: ParameterModel, sent: Sent): PartContent {
  const { name, in: location, schema, style } = parameter;
  const { headers, hasAllHeaders } = sent.exchange.request;
  if (location === "path") {
    const found = style === "simple" && valueInText(parameter, sent.matched.pathValues.get(name) ?? "");
    return found ? { kind: "value", schema, ...found } : { kind: "unread" };
  }
  const text = location === "header" ? headers?.get(name.toLowerCase()) : undefined;
  const fields = { query: sent.query, cookie: sent.cookies, header: undefined }[location];
  const found = fields
    ? valueInFields(parameter, fields)
    : text === undefined
      ? undefined
      : valueInText(parameter, text);
  if (found) return { kind: "value", schema, ...found };
  // Browsers remove cookies from exports.
  const isKnown = location === "query" || (location === "header" && hasAllHeaders);
  if (!isKnown) return { kind: "unread" };
  return { kind: parameter.required ? "missing" : "absent" };
}

function cookiesOf({ request }: Exchange): URLSearchParams | undefined {
  const text = request.headers?.get("cookie");
  return text === undefined ? undefined : new URLSearchParams(text.replaceAll(/;\s*/g, "&"));
}

function bodyParts({ requestBody }: OperationModel, { request }: Exchange): Part[] {
  const { body } = request;
  if (requestBody === undefined) return [];
  const { content, location, required } = requestBody;
  const whole = {
    key: "body",
    direction: "request",
    where: "request body",
    location,
    around: [location.pointer],
  } as const;
  if (body === undefined) return [{ ...whole, content: { kind: "unread" } }];
  const isMissing = body.kind === "absent" || (body.kind === "text" && body.text === "");
  if (!isMissing) return [withBody(whole, content, { ...request, body })];
  return required ? [{ ...whole, content: { kind: "missing" } }] : [];
}

/** Returns a response, as its operation describes it. */
export function responsePart(operation: OperationModel, response: RecordedResponse): Part {
  const described = responseFor(operation, response.status);
  const part = { key: "response", direction: "response", where: `response ${response.status}` } as const;
  if (!described)
    return { ...part, location: operation.location, around: [], content: { kind: "undescribed" } };
  const { location, content } = described;
  const whole = { ...part, location, around: [location.pointer] };
  const { body } = response;
  if (body?.kind === "absent" || content.length === 0) return { ...whole, content: { kind: "absent" } };
  return body === undefined
    ? { ...whole, content: { kind: "unread" } }
    : withBody(whole, content, { ...response, body });
}

/** Reads a recorded body by its media type. Without a type, any described one is possible. */
function withBody(
  whole: Omit<Part, "content">,
  content: readonly MediaTypeModel[],
  message: RecordedMessage & { readonly body: RecordedBody },
): Part {
  const media = mediaOf(content, message);
  if (!media)
    return { ...whole, content: { kind: message.headers?.has("content-type") ? "undescribed" : "unread" } };
  return {
    ...whole,
    where: `${whole.where} ${media.contentType}`,
    location: media.location,
    around: [...whole.around, media.location.pointer],
    content: bodyContent(media, message),
  };
}

/** Returns the media type of a body. Without a recorded content type, the described one is used. */
function mediaOf(
  content: readonly MediaTypeModel[],
  { headers, body }: RecordedMessage,
): MediaTypeModel | undefined {
  const type = headers?.get("content-type");
  if (type !== undefined) return mediaFor(content, type);
  const json = content.filter(({ contentType }) => isJson(contentType));
  return body?.kind === "json" || content.length === 1 ? (json[0] ?? content[0]) : undefined;
}

function bodyContent(
  { schema, contentType, stream }: MediaTypeModel,
  { headers, body }: RecordedMessage,
): PartContent {
  if (body === undefined || schema === undefined || isUpload(schema) || stream || body.kind === "absent")
    return { kind: "unread" };
  if (body.kind === "json") return { kind: "value", schema, value: body.value };
  if (isForm(contentType) && !contentType.startsWith("multipart/"))
    return { kind: "value", schema, value: valueOfForm(schema, body.text) };
  // A range of media types may be described.
  if (![contentType, headers?.get("content-type") ?? ""].some(isJson)) return { kind: "unread" };
  try {
    return { kind: "value", schema, value: JSON.parse(body.text) };
  } catch {
    return { kind: "malformed" };
  }
}

/** True if the description rejects a part. */
export function isRejected(part: Part): boolean {
  const { content } = part;
  if (content.kind !== "value") return content.kind !== "absent" && content.kind !== "unread";
  return rejectionsOf(part).length > 0;
}

/** Returns rejections of a part by its schema, without properties that only the other side sends. */
export function rejectionsOf({ content, direction, isSensitive = false }: Part): Rejection[] {
  if (content.kind !== "value") return [];
  const mark = direction === "request" ? "readOnly" : "writeOnly";
  const isOfOtherSide = ({ schema, missing }: Rejection): boolean => {
    const property = missing === undefined ? undefined : membersOf(schema).get(missing);
    return property !== undefined && isMarked(property, mark);
  };
  return explainRejection(content.schema, content.value)
    .filter((rejection) => !isOfOtherSide(rejection))
    .map((rejection) => (isSensitive ? { ...rejection, isSensitive } : rejection));
}
