import { childPointer } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel, MediaTypeModel } from "../../../core/model/api-model.ts";
import type { DocumentNode } from "./document-node.ts";

/** The media types of a body that the model does not hold itself. */
export function readContent(model: ApiModel, { value, place }: DocumentNode): MediaTypeModel[] {
  return Object.entries(isObject(value.content) ? value.content : {}).map(([contentType, mediaType]) => {
    const pointer = childPointer(place.pointer, "content", contentType);
    const hasSchema = isObject(mediaType) && mediaType.schema !== undefined;
    return {
      contentType,
      schema: hasSchema ? model.schemaAt(childPointer(pointer, "schema")) : undefined,
      encoding: new Map(),
      place: model.placeAt(pointer),
    };
  });
}
