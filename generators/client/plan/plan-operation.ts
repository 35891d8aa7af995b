import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../core/json.ts";
import type {
  EncodingModel,
  OperationModel,
  PaginationModel,
  ParameterModel,
  RequestBodyModel,
} from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";
import { errorMark } from "../../core/model/facts/error-mark.ts";
import { type ObjectShape, objectShape } from "../../core/model/facts/object-shape.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import { bodyOfRead, unusedMediaTypes } from "./media-diagnostics.ts";
import { type MediaKind, preferredMediaType } from "./media-kind.ts";
import type { OperationNames } from "./name-operations.ts";
import { type Identity, planIdentity } from "./plan-identity.ts";
import { planResponses, planStreamResponses, type ResponsePlan } from "./plan-responses.ts";
import { planStream, type StreamPlan, streamFlag } from "./plan-stream.ts";
import { requiresPath } from "./requires-path.ts";
import { sensitiveNames } from "./sensitive-names.ts";
import { isStream, streamUse } from "./stream-use.ts";

/** Everything that is decided about an operation before it is printed. */
export interface OperationPlan {
  readonly model: OperationModel;
  readonly names: OperationNames;
  readonly parameters: readonly ParameterPlan[];
  readonly body: BodyPlan | undefined;
  readonly responses: readonly ResponsePlan[];
  /** What tells an error from a success whatever the status. */
  readonly errorMark: JsonObject | undefined;
  /** The members by which a success is recognized. */
  readonly identity: Identity | undefined;
  readonly sensitive: readonly string[];
  /** False when every part of the input may be missing. */
  readonly needsInput: boolean;
  /** How the operation is paged; a stream is not. */
  readonly pagination: PaginationModel | undefined;
  /** Set where the operation gives events. */
  readonly stream?: StreamPlan;
  /** The key of the input that asks for a stream, and what it says. */
  readonly flag?: { readonly key: string; readonly value: boolean };
  /** Page size that asks for a page. */
  readonly defaultLimit: number | undefined;
  /** A page may leave out whether there are more. */
  readonly moreIsOptional: boolean;
  /** Set for a former place in the client: where the operation is found now. */
  readonly renamedTo?: OperationNames;
}

export interface ParameterPlan {
  readonly model: ParameterModel;
  /** Key in the input; another than the name where two parameters share one. */
  readonly key: string;
  /** The client fills it in, so that the input does not have it. */
  readonly isFilled: boolean;
}

export interface BodyPlan {
  readonly mediaType: string;
  readonly kind: MediaKind;
  readonly required: boolean;
  readonly placement: "flat" | "body";
  /** The properties of an object. */
  readonly properties: ReadonlyMap<string, SchemaModel> | undefined;
  /** All properties of a flat body that allows no others. */
  readonly closedNames?: readonly string[] | undefined;
  /** Something in it is required; of an optional body, once there is one. */
  readonly hasRequired: boolean;
  /** Its type is one of members, without alternatives: an interface can extend it. */
  readonly isPlain: boolean;
  /** How properties of a form are sent, where the document says so. */
  readonly encoding: ReadonlyMap<string, EncodingModel>;
  /** Properties that take what can be uploaded. */
  readonly uploads: readonly string[];
  /** Properties whose values only a constructor of the client makes. */
  readonly brands: readonly BrandPlan[];
}

/** A property of a schema with `x-codegen-brand`. */
interface BrandPlan {
  readonly property: string;
  readonly brand: string;
  readonly isInteger: boolean;
}

const BODY_ORDER = ["json", "multipart", "form", "text", "binary"] as const;

/** What decides about an operation beside the document. */
interface PlanParts {
  readonly names: OperationNames;
  /** Parameters of the path that the client fills in. */
  readonly suppliedParameters: readonly string[];
}

/** Decides how an operation looks to its caller: one plan, and a second one for a stream beside other responses. */
export function planOperation(
  model: OperationModel,
  { names, suppliedParameters }: PlanParts,
): { readonly plans: readonly OperationPlan[]; readonly diagnostics: readonly Diagnostic[] } {
  const ignoresBody =
    model.requestBody !== undefined && (model.httpMethod === "get" || model.httpMethod === "head");
  const parameters = planParameters(model.parameters, suppliedParameters);
  const body = model.requestBody && !ignoresBody ? planBody(model.requestBody, parameters) : undefined;
  const plan = {
    model,
    names,
    parameters,
    body: body?.plan,
    responses: planResponses(model.responses, (media) => !isStream(media)),
    errorMark: errorMark(model.responses),
    identity: planIdentity(model),
    sensitive: sensitiveKeys(model, parameters),
    needsInput:
      Boolean(body?.needsInput) ||
      parameters.some(({ model: { required }, isFilled }) => required && !isFilled),
    pagination: model.pagination,
    defaultLimit: defaultLimit(model),
    moreIsOptional: moreIsOptional(model),
  };
  const diagnostics = [
    ...(ignoresBody ? [bodyOfRead(model)] : []),
    ...(body ? unusedMediaTypes(model, body.plan) : []),
  ];
  return { plans: withStream(plan), diagnostics };
}

/** An operation that only gives events is a stream; one that gives them beside other responses is that as well. */
function withStream(plan: OperationPlan): OperationPlan[] {
  const { model, names, parameters, body } = plan;
  const stream = planStream(model, parameters);
  if (stream === undefined) return [plan];
  const key = streamFlag(parameters, body);
  const flagged = (value: boolean) => (key === undefined ? {} : { flag: { key, value } });
  const events = {
    ...plan,
    ...flagged(true),
    stream,
    responses: planStreamResponses(model.responses, stream),
    pagination: undefined,
    errorMark: undefined,
    identity: undefined,
  };
  if (streamUse(model) === "only") return [events];
  const ownNames = names.stream ?? names; // there are some, since both are decided by `streamUse`
  return [
    { ...plan, ...flagged(false) },
    { ...events, names: { ...ownNames, file: names.file } },
  ];
}

/** The names that are sensitive, and the keys of parameters that have others in the input. */
function sensitiveKeys(model: OperationModel, parameters: readonly ParameterPlan[]): string[] {
  const names = sensitiveNames(model);
  const keys = parameters.flatMap(({ model: { name }, key }) => (names.includes(name) ? [key] : []));
  return [...new Set([...names, ...keys])];
}

/** The key of a parameter is its name, unless another has it already: then the place is put behind it. */
function planParameters(
  models: readonly ParameterModel[],
  suppliedParameters: readonly string[],
): ParameterPlan[] {
  const keys = uniqueNames({ reserved: ["body", "__proto__"] });
  const counts = new Map<string, number>();
  for (const { name } of models) counts.set(name, (counts.get(name) ?? 0) + 1);
  return models.map((model) => {
    const isShared = (counts.get(model.name) ?? 0) > 1 && model.in !== "path";
    const key = keys.take(isShared ? `${model.name}_${model.in}` : model.name);
    return { model, key, isFilled: model.in === "path" && suppliedParameters.includes(model.name) };
  });
}

function planBody(
  { content, required }: RequestBodyModel,
  parameters: readonly ParameterPlan[],
): { readonly plan: BodyPlan; readonly needsInput: boolean } | undefined {
  const preferred = preferredMediaType(content, BODY_ORDER);
  if (preferred === undefined) return undefined;
  const { media, kind } = preferred;
  const shape = kind === "text" || kind === "binary" || !media.schema ? undefined : objectShape(media.schema);
  const isFlat = shape !== undefined && !parameters.some(({ key }) => shape.properties.has(key));
  const placement = isFlat ? "flat" : "body";
  const uploads = kind === "multipart" && shape ? uploadProperties(shape) : [];
  const brands = isFlat ? brandedProperties(shape) : [];
  return {
    plan: {
      mediaType: media.contentType,
      kind,
      required,
      placement,
      properties: shape?.properties,
      closedNames: isFlat && shape.isClosed ? [...shape.properties.keys()] : undefined,
      hasRequired: shape?.needsInput ?? false,
      isPlain: media.schema !== undefined && isPlain(media.schema),
      encoding: media.encoding,
      uploads,
      brands,
    },
    needsInput: required && (!isFlat || shape.needsInput),
  };
}

/** True for an object with nothing but properties, also behind a reference. */
function isPlain({ types, reference, allOf, anyOf, oneOf, enumeration, object }: SchemaModel): boolean {
  if ([allOf, anyOf, oneOf, enumeration].some((part) => part !== undefined)) return false;
  if (reference) return object === undefined && reference.target !== undefined && isPlain(reference.target);
  return types?.join() === "object";
}

function uploadProperties({ properties }: ObjectShape): string[] {
  return [...properties].flatMap(([name, schema]) =>
    isUpload(schema) || isUpload(schema.array?.items) ? [name] : [],
  );
}

function brandedProperties({ properties }: ObjectShape): BrandPlan[] {
  return [...properties].flatMap(([property, schema]) => {
    const branded = [schema, schema.reference?.target].find(
      (candidate) => typeof candidate?.annotations.extensions["x-codegen-brand"] === "string",
    );
    const brand = branded?.annotations.extensions["x-codegen-brand"];
    if (typeof brand !== "string") return [];
    const isInteger = branded?.types?.length === 1 && branded.types[0] === "integer";
    return [{ property, brand, isInteger }];
  });
}

function defaultLimit({ pagination, parameters, extensions }: OperationModel): number | undefined {
  if (!pagination) return undefined;
  const extension = extensions["x-codegen-pagination"];
  const limit = parameters.find(
    ({ name, in: location }) => location === "query" && name === pagination.limit,
  );
  const candidates: (Json | undefined)[] = [
    isObject(extension) ? extension.defaultLimit : undefined,
    limit?.schema.annotations.default?.value,
  ];
  return candidates.find((value): value is number => typeof value === "number");
}

/** True unless the success of a list requires what says whether there are more. */
function moreIsOptional({ pagination, responses }: OperationModel): boolean {
  const path = pagination?.more.split(".") ?? [];
  const contents = successesOf(responses).flatMap(({ content }) => content);
  return !contents.every(({ schema }) => schema && requiresPath(schema, path));
}
