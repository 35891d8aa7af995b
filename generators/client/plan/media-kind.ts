import type { MediaTypeModel } from "../../core/model/api-model.ts";
import { isJson } from "../../core/model/media-type.ts";

/** Encoding of a media type's content. */
export type MediaKind = "json" | "multipart" | "form" | "text" | "binary";

const TEXT =
  /^(text\/|application\/(xml|javascript|yaml|x-yaml|jsonl|x-ndjson|x-jsonl|graphql)|[^;]*\+(xml|yaml)\b)/i;

/** Returns the kind of a media type; an unknown one, such as a wildcard, is read as JSON if it has a schema. */
export function mediaKind({ contentType, schema }: MediaTypeModel): MediaKind {
  if (isJson(contentType)) return "json";
  if (/^multipart\//i.test(contentType)) return "multipart";
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return "form";
  if (TEXT.test(contentType)) return "text";
  return contentType.includes("*") && schema !== undefined ? "json" : "binary";
}

/** Returns the entry that a client uses: the first of the kind that comes first in `order`. */
export function preferredMediaType(
  content: readonly MediaTypeModel[],
  order: readonly MediaKind[],
): { readonly media: MediaTypeModel; readonly kind: MediaKind } | undefined {
  const known = content.map((media) => ({ media, kind: mediaKind(media) }));
  return order.flatMap((kind) => known.find((entry) => entry.kind === kind) ?? [])[0];
}
