import { childPointer } from "../../document/pointer.ts";
import type { StreamModel } from "../api-model.ts";
import { isOnly, typesOf } from "../facts/types-of.ts";
import type { SchemaModel } from "../schema-model.ts";
import { streamFormat } from "../stream-format.ts";
import { decodeEvent, decodeText, isEventObject } from "./decode-event.ts";
import type { ModelNode } from "./model-context.ts";
import type { SchemaReader } from "./read-schema.ts";

/**
 * Reads the events of a media type: `itemSchema`, else `schema`, which describes one event unless it is a list. For
 * server-sent events either may describe the event as an object, as OpenAPI 3.2 does, or its data.
 */
export function readStream(
  { contentType, pointer, value }: ModelNode & { readonly contentType: string },
  schemas: SchemaReader,
): StreamModel | undefined {
  const format = streamFormat(contentType);
  if (format === undefined) return undefined;
  const isItem = value.itemSchema !== undefined;
  const whole = value.schema === undefined ? undefined : schemas.at(childPointer(pointer, "schema"));
  const described = isItem ? schemas.at(childPointer(pointer, "itemSchema")) : whole && itemOf(whole);
  if (format !== "events") return { format, gives: "data", schema: described };
  if (described === undefined || isAnyText(described)) return { format, gives: "event", schema: undefined };
  return isEventObject(described, isItem)
    ? { format, gives: "event", schema: decodeEvent(described, schemas) }
    : { format, gives: "data", schema: decodeText(described, schemas) ?? described };
}

/** The item of a list, which describes all events. */
function itemOf(schema: SchemaModel): SchemaModel {
  const list = schema.reference?.target ?? schema;
  return list.array?.items && isOnly(typesOf(list), "array") ? list.array.items : schema;
}

/** True for a plain `type: string`: it describes the text of the stream, not its events. */
function isAnyText({ location: _, annotations, types, ...others }: SchemaModel): boolean {
  const isText = types?.length === 1 && types[0] === "string" && annotations.contentMediaType === undefined;
  return isText && annotations.contentSchema === undefined && Object.keys(others).length === 0;
}
