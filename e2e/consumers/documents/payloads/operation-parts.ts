import type { Json } from "../../../../generators/core/json.ts";
import type {
  ApiModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
} from "../../../../generators/core/model/api-model.ts";
import { isUpload } from "../../../../generators/core/model/is-upload.ts";
import { isForm, isJson } from "../../../../generators/core/model/media-type.ts";
import type { Reading } from "../../../../generators/core/model/reading/reading.ts";
import { referencedSchemas, schemaChildren } from "../../../../generators/core/model/schema-children.ts";
import type { SchemaModel } from "../../../../generators/core/model/schema-model.ts";
import type { SourceLocation } from "../../../../generators/core/model/source-location.ts";
import { examplesAt } from "./examples-at.ts";
import { sampleOf } from "./sample-of.ts";

/** Part of an operation that has a validator, with examples. */
export interface OperationPart {
  readonly operationId: string;
  /** Keys of the validator. */
  readonly keys: readonly ["request" | "response", string];
  readonly reading: Reading;
  /** Schema that it must match, as JSON Schema; references name pointers of the document. */
  readonly schema: PartSchema;
  readonly examples: readonly Json[];
}

/** A value that any of some schemas describes, or an object of parameters. */
type PartSchema =
  | { readonly kind: "any-of"; readonly media: readonly DescribedMedia[] }
  | { readonly kind: "parameters"; readonly parameters: readonly ParameterModel[] };

/** A media type whose shape is described, and by the schema at which pointer. */
interface DescribedMedia {
  readonly contentType: string;
  readonly pointer: string;
}

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
    return [{ operationId, keys: ["request", location], reading: "request", schema, examples }];
  });
}

/** All parameters at once, each example in its turn; what has none is filled with a sample. */
function parameterExamples(parameters: readonly ParameterModel[], model: ApiModel): Json[] {
  const known = parameters.map(({ name, location, schema }) => {
    const examples = [
      ...examplesAt(model.document, location.pointer),
      ...examplesAt(model.document, schema.location.pointer),
    ];
    return { name, values: examples.length > 0 ? examples : [sampleOf(schema)] };
  });
  const turns = Math.max(...known.map(({ values }) => values.length));
  return Array.from({ length: turns }, (_, turn) =>
    Object.fromEntries(known.map(({ name, values }) => [name, values[turn % values.length] ?? null])),
  );
}

interface Body {
  readonly content: readonly MediaTypeModel[];
  readonly keys: OperationPart["keys"];
}

function bodyPart(
  { content, keys }: Body,
  { operationId }: OperationModel,
  model: ApiModel,
): OperationPart[] {
  const media = describedMedia(content);
  if (media.length === 0) return [];
  const pointers = [
    ...content
      .filter(({ contentType }) => media.some((entry) => entry.contentType === contentType))
      .map(pointerOf),
    ...media.map(({ pointer }) => pointer),
  ];
  return [
    {
      operationId,
      keys,
      reading: keys[0] === "request" ? "request" : "response",
      schema: { kind: "any-of", media },
      examples: pointers.flatMap((pointer) => examplesAt(model.document, pointer)),
    },
  ];
}

function pointerOf({ location }: { readonly location: SourceLocation }): string {
  return location.pointer;
}

/** JSON, or forms where there is none; nothing where one of them is left open, or takes files. */
function describedMedia(content: readonly MediaTypeModel[]): DescribedMedia[] {
  const json = content.filter(({ contentType }) => isJson(contentType));
  const media = json.length > 0 ? json : content.filter(({ contentType }) => isForm(contentType));
  const described = media.flatMap(({ contentType, schema }) =>
    schema && (json.length > 0 || !holdsUpload(schema))
      ? [{ contentType, pointer: schema.location.pointer }]
      : [],
  );
  return described.length === media.length ? described : [];
}

function holdsUpload(schema: SchemaModel, seen = new Set<SchemaModel>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const parts = [...schemaChildren(schema), ...referencedSchemas(schema)];
  return isUpload(schema) || parts.some((part) => holdsUpload(part, seen));
}

/** The part as JSON Schema that refers to a document by its address. */
export function schemaOf({ schema, reading }: OperationPart, addressOf: (reading: Reading) => string): Json {
  const reference = (pointer: string) => ({ $ref: `${addressOf(reading)}#${encodeURI(pointer)}` });
  if (schema.kind === "any-of") return { anyOf: schema.media.map(({ pointer }) => reference(pointer)) };
  const entries = schema.parameters.map((parameter) => [
    parameter.name,
    reference(parameter.schema.location.pointer),
  ]);
  const required = schema.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: "object", properties: Object.fromEntries(entries), required };
}
