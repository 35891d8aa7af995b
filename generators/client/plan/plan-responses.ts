import type { MediaTypeModel, ResponseModel } from "../../core/model/api-model.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";
import { ALL_TYPES, typesOf } from "../../core/model/facts/types-of.ts";
import type { ValueType } from "../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { mediaKind, preferredMediaType } from "./media-kind.ts";

/** Plan of a successful response. */
export interface ResponsePlan {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  /** `mixed`: text or bytes, by the media type of the response. */
  readonly kind: "json" | "text" | "binary" | "mixed" | "none";
  /** Media types as in the document: one, none without content, several for mixed ones. */
  readonly mediaTypes: readonly string[];
  /** Schema of JSON. */
  readonly schema?: SchemaModel;
  /** Types of values that the schema accepts, if not all. */
  readonly shapes?: readonly ValueType[];
}

const RESPONSE_ORDER = ["json", "text", "binary", "form", "multipart"] as const;

/**
 * Plans the successful responses of an operation: every 2xx, or `default` if the document names none. Skips those that
 * only have unwanted media types.
 */
export function planResponses(
  responses: readonly ResponseModel[],
  isWanted: (media: MediaTypeModel) => boolean,
): ResponsePlan[] {
  return successesOf(responses).flatMap(({ status, content }) => {
    const wanted = content.filter(isWanted);
    return wanted.length === 0 && content.length > 0 ? [] : [responsePlan(status, wanted)];
  });
}

/** Plans the successful responses of a stream, as one text where it is not read as events. */
export function planStreamResponses(
  responses: readonly ResponseModel[],
  { status: described, mediaType }: { readonly status: string; readonly mediaType: string },
): ResponsePlan[] {
  return successesOf(responses).flatMap(({ status, content }): ResponsePlan[] => {
    if (status === described) return [{ status, kind: "text", mediaTypes: [mediaType] }];
    return content.length === 0 ? [{ status, kind: "none", mediaTypes: [] }] : [];
  });
}

function responsePlan(status: string, content: readonly MediaTypeModel[]): ResponsePlan {
  const preferred = preferredMediaType(content, RESPONSE_ORDER);
  if (preferred === undefined) return { status, kind: "none", mediaTypes: [] };
  if (preferred.kind === "json") {
    const { contentType, schema } = preferred.media;
    return {
      status,
      kind: "json",
      mediaTypes: [contentType],
      ...(schema && { schema }),
      ...shapesPlan(schema),
    };
  }
  const kinds = new Set(content.map((media) => (mediaKind(media) === "text" ? "text" : "binary")));
  const [kind = "binary"] = kinds;
  const mediaTypes = content.map(({ contentType }) => contentType);
  return { status, kind: kinds.size > 1 ? "mixed" : kind, mediaTypes };
}

/** Returns the accepted types. A schema that accepts nothing is a mistake in the document and is ignored. */
function shapesPlan(schema: SchemaModel | undefined): Pick<ResponsePlan, "shapes"> {
  const types = schema ? typesOf(schema) : ALL_TYPES;
  return types.size > 0 && types.size < ALL_TYPES.size ? { shapes: [...types] } : {};
}
