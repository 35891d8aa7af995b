import { childPointer } from "../core/document/pointer.ts";
import { docsOf } from "../core/emit/doc-comment.ts";
import type { JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import type { Reading } from "../core/model/reading/reading.ts";
import type { SchemaModel } from "../core/model/schema-model.ts";
import { entriesOf, mapEntries, type Place, writtenOut } from "./places.ts";

/** Where the text stands that is printed for a schema. */
export const TYPE_MARK = "x-type-text";

/** How the places of a document become text. */
export interface SkeletonTexts {
  /** The text of a schema's type. */
  type(schema: SchemaModel, reading: Reading): string;
  /** The text of a doc comment. */
  docs(text: string): string;
}

/** What operations are put together from, with texts in place of schemas. */
export interface ContentBuilders {
  parameter(place: Place): JsonObject;
  requestBody(place: Place): JsonObject;
  response(place: Place): JsonObject;
  header(place: Place): JsonObject;
  /** Description and evidence of any object of the document. */
  docs(place: Place): JsonObject;
}

export function createContentBuilders(model: ApiModel, texts: SkeletonTexts): ContentBuilders {
  function docs({ value }: Place): JsonObject {
    const text = docsOfObject(value);
    return text === undefined ? {} : { title: texts.docs(text) };
  }

  function typed(place: Place): JsonObject {
    if (place.value.schema === undefined) return {};
    const schema = model.schemaAt(childPointer(place.pointer, "schema"));
    return { schema: markedSchema(texts.type(schema, place.reading)) };
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

/** A schema for which a text is printed as it stands. */
export function markedSchema(text: string): JsonObject {
  return { type: "string", [TYPE_MARK]: text };
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
