import { childPointer } from "../core/document/pointer.ts";
import type { Printable } from "../core/emit/code.ts";
import { docsOf } from "../core/emit/doc-comment.ts";
import type { JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { Reading } from "../core/model/reading/reading.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import { entriesOf, mapEntries, type Place, writtenOut } from "./places.ts";
import type { SkeletonParts } from "./skeleton-parts.ts";

/** How the places of a document become types and comments. */
export interface SkeletonTypes {
  readonly parts: SkeletonParts;
  /** The type of a schema. */
  typeOf(schema: SchemaModel, reading: Reading): Printable;
}

/** What operations are put together from, with types in place of schemas. */
export interface ContentBuilders {
  parameter(place: Place): JsonObject;
  requestBody(place: Place): JsonObject;
  response(place: Place): JsonObject;
  header(place: Place): JsonObject;
  /** Description and evidence of any object of the document. */
  docs(place: Place): JsonObject;
}

export function createContentBuilders(model: ApiModel, { parts, typeOf }: SkeletonTypes): ContentBuilders {
  function docs({ value }: Place): JsonObject {
    const text = docsOfObject(value);
    return text === undefined ? {} : { title: parts.titleOf(text) };
  }

  function typed(place: Place): JsonObject {
    if (place.value.schema === undefined) return {};
    const schema = model.schemaAt(childPointer(place.pointer, "schema"));
    return { schema: parts.schemaOf(typeOf(schema, place.reading)) };
  }

  /** Parameters and headers are described by a schema, or by the one entry of their content. */
  function typedByContent(place: Place): JsonObject {
    const [content] = entriesOf(place, "content");
    return place.value.schema === undefined && content ? typed(content[1]) : typed(place);
  }

  const isRequired = ({ value }: Place): boolean => value.required === true;
  const header = (place: Place): JsonObject => ({
    required: isRequired(place),
    ...docs(place),
    ...typedByContent(place),
  });
  return {
    docs,
    header,
    parameter: (place) => ({ name: place.value.name, in: place.value.in, ...header(place) }),
    requestBody: (place) => ({
      required: isRequired(place),
      ...docs(place),
      content: mapEntries(place, ["content"], typed),
    }),
    response: (place) => ({
      ...docs(place),
      // A header that is a reference would be printed as always there.
      headers: mapEntries(place, ["headers"], (entry) => writtenOut(entry, "headers", header)),
      content: mapEntries(place, ["content"], typed),
    }),
  };
}

function docsOfObject(value: JsonObject): string | undefined {
  const paragraphs = [value.summary, value.description].filter((text) => typeof text === "string");
  const inferred = value["x-inferred"];
  const unspecified = value["x-unspecified"];
  return docsOf({
    ...(paragraphs.length > 0 ? { description: paragraphs.join("\n\n") } : {}),
    ...(typeof inferred === "string" ? { inferred } : {}),
    ...(typeof unspecified === "string" ? { unspecified } : {}),
    deprecated: value.deprecated === true,
    extensions: {},
  });
}
