import type { Printable } from "../core/emit/code.ts";
import { docsOf } from "../core/emit/doc-comment.ts";
import type { JsonObject } from "../core/json.ts";
import type {
  HeaderModel,
  NodeModel,
  ParameterModel,
  RequestBodyModel,
  ResponseContentModel,
} from "../core/model/api-model.ts";
import type { Reading } from "../core/model/reading/reading.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import type { SkeletonParts } from "./skeleton-parts.ts";

/** How schemas and words become types and comments. */
export interface SkeletonTypes {
  readonly parts: SkeletonParts;
  /** The type of a schema. */
  typeOf(schema: SchemaModel, reading: Reading): Printable;
}

/** A part with its words; some parts can be deprecated. */
type DocumentedModel = NodeModel & { readonly deprecated?: boolean };

/** What operations are put together from, with types in place of schemas. */
export interface ContentBuilders {
  parameter(parameter: ParameterModel, reading: Reading): JsonObject;
  requestBody(body: RequestBodyModel, reading: Reading): JsonObject;
  response(response: ResponseContentModel, reading: Reading): JsonObject;
  header(header: HeaderModel, reading: Reading): JsonObject;
  /** Description and evidence of any part of the document. */
  docs(node: DocumentedModel): JsonObject;
}

export function createContentBuilders({ parts, typeOf }: SkeletonTypes): ContentBuilders {
  function docs(node: DocumentedModel): JsonObject {
    const text = docsOfNode(node);
    return text === undefined ? {} : { title: parts.titleOf(text) };
  }

  function typed(schema: SchemaModel | undefined, reading: Reading): JsonObject {
    return schema === undefined ? {} : { schema: parts.schemaOf(typeOf(schema, reading)) };
  }

  function content(types: RequestBodyModel["content"], reading: Reading): JsonObject {
    return Object.fromEntries(types.map(({ contentType, schema }) => [contentType, typed(schema, reading)]));
  }

  /** Of a stream, the type of one event. */
  function responseContent(types: ResponseContentModel["content"], reading: Reading): JsonObject {
    return Object.fromEntries(
      types.map(({ contentType, schema, stream }) => [contentType, typed(stream?.schema ?? schema, reading)]),
    );
  }

  const header = (part: ParameterModel | HeaderModel, reading: Reading): JsonObject => ({
    required: part.required,
    ...docs(part),
    ...typed(schemaOf(part), reading),
  });
  return {
    docs,
    header,
    parameter: (part, reading) => ({ name: part.name, in: part.in, ...header(part, reading) }),
    requestBody: (part, reading) => ({
      required: part.required,
      ...docs(part),
      content: content(part.content, reading),
    }),
    response: (part, reading) => ({
      ...docs(part),
      // A header that is a reference would be printed as always there.
      headers: Object.fromEntries(part.headers.map((one) => [one.name, header(one, reading)])),
      content: responseContent(part.content, reading),
    }),
  };
}

/** The schema that the document gives; where it gives none, the model has one in the place of its holder. */
function schemaOf({ schema, location }: ParameterModel | HeaderModel): SchemaModel | undefined {
  return schema.location.pointer === location.pointer ? undefined : schema;
}

function docsOfNode({ prose, extensions, deprecated = false }: DocumentedModel): string | undefined {
  const paragraphs = [prose.summary, prose.description].filter((text) => typeof text === "string");
  const inferred = extensions["x-codegen-inferred"];
  const unspecified = extensions["x-codegen-unspecified"];
  return docsOf({
    ...(paragraphs.length > 0 ? { description: paragraphs.join("\n\n") } : {}),
    ...(typeof inferred === "string" ? { inferred } : {}),
    ...(typeof unspecified === "string" ? { unspecified } : {}),
    deprecated,
    extensions: {},
  });
}
