import type { Imported } from "../../core/emit/code.ts";
import type { Literal } from "../../core/emit/literal.ts";
import type { JsonObject } from "../../core/json.ts";
import type { EncodingModel, OperationModel, ParameterModel } from "../../core/model/api-model.ts";
import { errorMark } from "../../core/model/facts/error-mark.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { MediaKind } from "../plan/media-kind.ts";
import { numberNames } from "../plan/number-names.ts";
import { planIdentity } from "../plan/plan-identity.ts";
import type { BodyPlan, OperationPlan, ParameterPlan } from "../plan/plan-operation.ts";
import type { ResponsePlan } from "../plan/plan-responses.ts";
import type { StreamPlan } from "../plan/plan-stream.ts";
import { CODECS, RESPONSES, type RuntimeCode, STREAM_FORMATS, WRITERS } from "../plan/runtime-code.ts";
import { serverUrl } from "../plan/server-url.ts";
import { paginationDescriptor } from "./pagination-descriptor.ts";

/** Styles by place; the first is the default, also if the document states a style that the place does not have. */
const STYLES: Readonly<Record<ParameterModel["in"], readonly [string, ...string[]]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Returns a value of the runtime. */
export type Runtime = (name: RuntimeCode) => Imported;

/** Emits an operation as data for the runtime, with the code of the runtime that only some operations need. */
export function descriptorOf(
  plan: OperationPlan,
  runtime: Runtime,
  parameterOf: (parameter: ParameterPlan) => Literal,
): Literal {
  const { model, parameters, body, sensitive } = plan;
  const accept = acceptOf(plan);
  const baseUrl = serverUrl(model.servers);
  const reconciliation = model.extensions["x-reconciliation"];
  const numbers = numberNames(model);
  const mark = plan.stream ? undefined : errorMark(model.responses);
  const identity = plan.stream ? undefined : planIdentity(model);
  return {
    operationId: model.operationId,
    method: model.httpMethod.toUpperCase(),
    path: model.path,
    ...(baseUrl !== undefined && { baseUrl }),
    parameters: parameters.map(parameterOf),
    ...(body && { body: bodyDescriptor(body, runtime) }),
    responses: responseDescriptors(plan, runtime),
    ...(mark && { errorMark: mark }),
    ...(identity && { identifiedBy: { members: identity, faultOf: runtime("identityFault") } }),
    ...(numbers.length > 0 && { numbers: { names: numbers, check: runtime("checkNumbers") } }),
    ...(accept !== "" && { accept }),
    ...idempotencyDescriptor(model.idempotency, runtime),
    ...(typeof reconciliation === "string" && { reconciliation }),
    ...(model.security.length > 0 && { security: model.security.map((names) => Object.keys(names)) }),
    ...(sensitive.length > 0 && {
      sensitive: {
        names: sensitive,
        find: runtime("sensitiveValues"),
        redact: runtime("redactValues"),
      },
    }),
    ...(plan.pagination && {
      pagination: { ...paginationDescriptor(plan.pagination, model), isPage: runtime("isPage") },
    }),
    ...(plan.stream && { stream: streamDescriptor(plan, plan.stream, runtime) }),
  };
}

/** Returns the idempotency of an operation. A request with a key is safe to retry; without a key, that is unknown. */
function idempotencyDescriptor(
  idempotency: OperationModel["idempotency"],
  runtime: Runtime,
): Record<string, Literal> {
  if (idempotency?.kind !== "keyed") return idempotency ? { idempotency: { ...idempotency } } : {};
  const { in: location, name } = idempotency;
  return {
    idempotency: { kind: "none" },
    idempotencyKey: { in: location, name, apply: runtime("idempotencyKey") },
  };
}

function streamDescriptor({ flag }: OperationPlan, stream: StreamPlan, runtime: Runtime): Literal {
  const { format, gives, data, end, resume } = stream;
  return {
    open: runtime("streamEvents"),
    format: runtime(STREAM_FORMATS[format]),
    ...(gives === "event" && { gives }),
    ...(data !== undefined && { data: typeof data === "string" ? data : [...data] }),
    ...(end !== undefined && { end }),
    ...(flag && { flag: flag.key }),
    ...(resume !== undefined && { resume }),
  };
}

/** Returns the readers of responses by status. No response to HEAD has a body. */
function responseDescriptors({ model, responses }: OperationPlan, runtime: Runtime): Literal {
  if (model.httpMethod === "head" || responses.length === 0) return { default: runtime(RESPONSES.none) };
  return Object.fromEntries(
    responses.map((response) => [response.status, responseDescriptor(response, runtime)]),
  );
}

/** Returns the kind of a response: of JSON, the name of one type or a list of several. */
function responseDescriptor({ kind, shapes = [] }: ResponsePlan, runtime: Runtime): Literal {
  if (kind !== "json") return runtime(RESPONSES[kind]);
  const [only, ...others] = shapes;
  return others.length === 0 ? (only ?? kind) : [...shapes];
}

/** Emits a parameter as data. */
export function parameterDescriptor({ model, key }: ParameterPlan, runtime: Runtime): Literal {
  const isJsonText = model.contentType !== undefined && isJson(model.contentType);
  const [fallback] = STYLES[model.in];
  const style = STYLES[model.in].includes(model.style) ? model.style : fallback;
  const kinds = structuresOf(model.schema);
  const isPlain = style === fallback && !isJsonText && kinds.length === 0;
  return {
    name: model.name,
    ...(key !== model.name && { key }),
    in: model.in,
    ...(model.required && { required: true }),
    ...(style !== fallback && { style }),
    ...(model.explode !== (style === "form") && { explode: model.explode }),
    ...(model.allowReserved && { allowReserved: true }),
    ...(isJsonText && { json: true }),
    ...(!isJsonText && kinds.length > 0 && { kinds }),
    ...(model.in !== "path" && { write: runtime(WRITERS[model.in]) }),
    ...(model.in === "path" && !isPlain && { text: runtime("pathText") }),
  };
}

/** Returns the types that a style serializes by member; both if the document does not state the type. */
function structuresOf({ types, reference }: SchemaModel): ("array" | "object")[] {
  const all = types ?? reference?.target.types;
  return (["array", "object"] as const).filter((type) => all?.includes(type) ?? true);
}

function bodyDescriptor(plan: BodyPlan, runtime: Runtime): Literal {
  const { mediaType, kind, required, placement, closedNames, encoding, brands } = plan;
  const integers = brands.flatMap(({ property, isInteger }) => (isInteger ? [property] : []));
  const parts = [...encoding].flatMap(([name, model]): [string, JsonObject][] => {
    const part = kind === "form" ? fieldDescriptor(model) : kind === "multipart" ? partDescriptor(model) : {};
    return Object.keys(part).length > 0 ? [[name, part]] : [];
  });
  return {
    mediaType: sentMediaType(mediaType, kind),
    kind,
    ...(kind !== "json" && { codec: runtime(CODECS[kind]) }),
    required,
    placement,
    ...(closedNames && { names: closedNames }),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    ...(integers.length > 0 && { integers: { names: integers, check: runtime("checkIntegers") } }),
  };
}

/** Emits a field of a URL-encoded form, serialized like a query parameter or as JSON. */
function fieldDescriptor({ contentType, style, explode }: EncodingModel): JsonObject {
  const isStyled = style !== undefined || explode !== undefined;
  if (!isStyled) return contentType !== undefined && isJson(contentType) ? { json: true } : {};
  const known = style !== undefined && STYLES.query.includes(style) ? style : "form";
  return { style: known, ...(explode !== undefined && { explode }) };
}

/** Emits a part of a multipart form; with several media types, the content itself decides. */
function partDescriptor({ contentType }: EncodingModel): JsonObject {
  return contentType !== undefined && !/[,*]/.test(contentType) ? { mediaType: contentType } : {};
}

const SENT_FOR_WILDCARD: Readonly<Record<MediaKind, string>> = {
  json: "application/json",
  text: "text/plain",
  binary: "application/octet-stream",
  multipart: "multipart/form-data",
  form: "application/x-www-form-urlencoded",
};

/** Returns the media type to send for a wildcard, which describes many. */
function sentMediaType(mediaType: string, kind: MediaKind): string {
  return mediaType.includes("*") ? SENT_FOR_WILDCARD[kind] : mediaType;
}

/** Returns the `Accept` header: the media types of all successful responses. */
function acceptOf({ responses }: OperationPlan): string {
  return [...new Set(responses.flatMap(({ mediaTypes }) => mediaTypes))].join(", ");
}
