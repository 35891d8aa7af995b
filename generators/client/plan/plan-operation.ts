import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type {
  EncodingModel,
  OperationModel,
  PaginationModel,
  ParameterModel,
  RequestBodyModel,
} from "../../core/model/api-model.ts";
import { type ObjectShape, objectShape } from "../../core/model/facts/object-shape.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { uniqueNames } from "../../core/unique-names.ts";
import { bodyOfRead, unusedMediaTypes } from "./media-diagnostics.ts";
import { type MediaKind, preferredMediaType } from "./media-kind.ts";
import type { OperationNames } from "./name-operations.ts";
import { planResponses, planStreamResponses, type ResponsePlan } from "./plan-responses.ts";
import { planStream, type StreamPlan, streamFlag } from "./plan-stream.ts";
import { sensitiveNames } from "./sensitive-names.ts";
import { isStream, streamUse } from "./stream-use.ts";

/** Decisions about an operation, made before it is printed. */
export interface OperationPlan {
  readonly model: OperationModel;
  readonly names: OperationNames;
  readonly parameters: readonly ParameterPlan[];
  readonly body: BodyPlan | undefined;
  readonly responses: readonly ResponsePlan[];
  readonly sensitive: readonly string[];
  /** False if all parts of the input are optional. */
  readonly needsInput: boolean;
  /** Pagination; undefined for a stream. */
  readonly pagination: PaginationModel | undefined;
  /** Set if the operation returns events. */
  readonly stream?: StreamPlan;
  /** The key of the input that requests a stream, and its value. */
  readonly flag?: { readonly key: string; readonly value: boolean };
  /** Set for a former place in the client: the current names. */
  readonly renamedTo?: OperationNames;
}

export interface ParameterPlan {
  readonly model: ParameterModel;
  /** Key in the input; differs from the name if two parameters share one. */
  readonly key: string;
  /** True if the client supplies it, so that the input does not have it. */
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
  /** True if it has required properties; for an optional body, once it is present. */
  readonly hasRequired: boolean;
  /** True if its type has members and no alternatives, so that an interface can extend it. */
  readonly isPlain: boolean;
  /** Encoding of properties of a form, if the document states it. */
  readonly encoding: ReadonlyMap<string, EncodingModel>;
  /** Properties that accept uploads. */
  readonly uploads: readonly string[];
  /** Properties whose values only a constructor of the client creates. */
  readonly brands: readonly BrandPlan[];
}

/** A property of a schema with `x-codegen-brand`. */
interface BrandPlan {
  readonly property: string;
  readonly brand: string;
  readonly isInteger: boolean;
}

const BODY_ORDER = ["json", "multipart", "form", "text", "binary"] as const;

/** Plans an operation: one plan, and a second one for a stream in addition to other responses. */
export function planOperation(
  model: OperationModel,
  names: OperationNames,
  suppliedParameters: readonly string[],
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
    sensitive: sensitiveKeys(model, parameters),
    needsInput:
      Boolean(body?.needsInput) ||
      parameters.some(({ model: { required }, isFilled }) => required && !isFilled),
    pagination: model.pagination,
  };
  const diagnostics = [
    ...(ignoresBody ? [bodyOfRead(model)] : []),
    ...(body ? unusedMediaTypes(model, body.plan) : []),
  ];
  return { plans: withStream(plan), diagnostics };
}

/** Adds the stream of an operation: to its plan if it only returns events, otherwise as a second plan. */
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
  };
  if (streamUse(model) === "only") return [events];
  const ownNames = names.stream ?? names; // defined, since `streamUse` decides both
  return [
    { ...plan, ...flagged(false) },
    { ...events, names: { ...ownNames, file: names.file } },
  ];
}

/** Returns sensitive names, and the input keys of sensitive parameters that differ from their names. */
function sensitiveKeys(model: OperationModel, parameters: readonly ParameterPlan[]): string[] {
  const names = sensitiveNames(model);
  const keys = parameters.flatMap(({ model: { name }, key }) => (names.includes(name) ? [key] : []));
  return [...new Set([...names, ...keys])];
}

/** Plans parameters. The key of a parameter is its name, or its name and place if another has that key. */
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

/** True for an object with only properties, also through a reference. */
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
