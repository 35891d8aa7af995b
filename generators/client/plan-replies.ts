import type { ResponseModel } from "../core/model/api-model.ts";
import { preferredMediaType } from "./media-kind.ts";

/** What a successful reply holds. */
export interface ReplyPlan {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  readonly kind: "json" | "text" | "binary" | "none";
  /** Media type as the document writes it; undefined without content. */
  readonly mediaType: string | undefined;
}

const REPLY_ORDER = ["json", "text", "binary", "form", "multipart"] as const;

/** The successful replies of an operation: every 2xx, or `default` where the document names none. */
export function planReplies(responses: readonly ResponseModel[]): ReplyPlan[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const meant = successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
  return meant.map(({ status, content }) => {
    const preferred = preferredMediaType(content, REPLY_ORDER);
    if (preferred === undefined) return { status, kind: "none", mediaType: undefined };
    const { media, kind } = preferred;
    return {
      status,
      kind: kind === "form" || kind === "multipart" ? "binary" : kind,
      mediaType: media.contentType,
    };
  });
}
