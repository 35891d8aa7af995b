import type { Json, JsonObject } from "../../../../generators/core/json.ts";
import type {
  ApiModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
} from "../../../../generators/core/model/api-model.ts";
import { exampleOfParameter } from "../../../../generators/core/model/example/example-of.ts";
import { isUpload } from "../../../../generators/core/model/is-upload.ts";
import { isForm, isJson } from "../../../../generators/core/model/media-type.ts";
import { reachable } from "../../../../generators/core/model/reading/direction.ts";
import type { Reading } from "../../../../generators/core/model/reading/reading.ts";
import type { SchemaModel } from "../../../../generators/core/model/schema-model.ts";
import type { SourceLocation } from "../../../../generators/core/model/source-location.ts";
import { examplesAt } from "./examples-at.ts";

/** Part of an operation that has a validator, with examples. */
export interface OperationPart {
  readonly operationId: string;
  /** Keys of the validator; the first is the reading too. */
  readonly keys: readonly [reading: Reading, string];
  /** Schema that it must match, as JSON Schema; references name pointers of the document. */
  readonly schema: PartSchema;
  readonly examples: readonly Json[];
}

/** A value that any of some schemas describes, or an object of parameters. */
type PartSchema =
  | { readonly kind: "any-of"; readonly media: readonly DescribedMedia[] }
  | { readonly kind: "parameters"; readonly parameters: readonly ParameterModel[] };

/** A media type whose shape is described. */
type DescribedMedia = MediaTypeModel & { readonly schema: SchemaModel };

/** The part as people name it. */
export function nameOf({ operationId, keys }: OperationPart): string {
  return [operationId, ...keys].join(" ");
}

/** The parts of all operations of a document that validators are promised for. */
export function operationParts(model: ApiModel): OperationPart[] {
  return model.operations.flatMap((operation) => [
    ...parameterParts(operation, model),
    ...bodyPart(
      { content: operation.requestBody?.content ?? [], keys: ["request", "body"] },
      operation,
      model,
    ),
    ...operation.responses.flatMap(({ status, content }) =>
      bodyPart({ content, keys: ["response", status] }, operation, model),
    ),
  ]);
}

const CONTEXT = ["path", "query", "header", "cookie"] as const;

function parameterParts({ operationId, parameters }: OperationModel, model: ApiModel): OperationPart[] {
  return CONTEXT.flatMap((location): OperationPart[] => {
    const here = parameters.filter((parameter) => parameter.in === location);
    if (here.length === 0) return [];
    const schema = { kind: "parameters", parameters: here } as const;
    const examples = parameterExamples(here, model);
    return [{ operationId, keys: ["request", location], schema, examples }];
  });
}

/** All parameters at once, each example in its turn; what has none is filled with a sample. */
function parameterExamples(parameters: readonly ParameterModel[], model: ApiModel): Json[] {
  const known = parameters.map((parameter) => {
    const examples = examplesOf([parameter, parameter.schema], model);
    return { name: parameter.name, values: examples.length > 0 ? examples : [exampleOfParameter(parameter)] };
  });
  const turns = Math.max(...known.map(({ values }) => values.length));
  return Array.from({ length: turns }, (_, turn) =>
    Object.fromEntries(known.map(({ name, values }) => [name, values[turn % values.length] ?? null])),
  );
}

/** The examples at places of the document. */
function examplesOf(nodes: readonly { readonly location: SourceLocation }[], { document }: ApiModel): Json[] {
  return nodes.flatMap(({ location }) => examplesAt(document, location.pointer));
}

function bodyPart(
  { content, keys }: Pick<OperationPart, "keys"> & { readonly content: readonly MediaTypeModel[] },
  { operationId }: OperationModel,
  model: ApiModel,
): OperationPart[] {
  const media = describedMedia(content);
  if (media.length === 0) return [];
  const examples = examplesOf([...media, ...media.map(({ schema }) => schema)], model);
  return [{ operationId, keys, schema: { kind: "any-of", media }, examples }];
}

/** JSON, or forms where there is none; nothing where one of them is left open, or takes files. */
function describedMedia(content: readonly MediaTypeModel[]): DescribedMedia[] {
  const json = content.filter(({ contentType }) => isJson(contentType));
  const media = json.length > 0 ? json : content.filter(({ contentType }) => isForm(contentType));
  const described = media.filter(
    (one): one is DescribedMedia =>
      one.schema !== undefined && (json.length > 0 || ![...reachable([one.schema])].some(isUpload)),
  );
  return described.length === media.length ? described : [];
}

/** The part as JSON Schema that refers to a document by its address. */
export function schemaOf(
  { schema, keys: [reading] }: OperationPart,
  addressOf: (reading: Reading) => string,
): JsonObject {
  const reference = (target: { readonly schema: SchemaModel }) => ({
    $ref: `${addressOf(reading)}#${encodeURI(target.schema.location.pointer)}`,
  });
  if (schema.kind === "any-of") return { anyOf: schema.media.map(reference) };
  const entries = schema.parameters.map((parameter) => [parameter.name, reference(parameter)]);
  const required = schema.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: "object", properties: Object.fromEntries(entries), required };
}
