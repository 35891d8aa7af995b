import type { ResponseModel } from "../core/model/api-model.ts";
import { mediaKind, preferredMediaType } from "./media-kind.ts";

/** What a successful reply holds. */
export interface ReplyPlan {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  /** `mixed`: text or bytes, as the answer says. */
  readonly kind: "json" | "text" | "binary" | "mixed" | "none";
  /** Media types as the document writes them: one, none without content, several for mixed ones. */
  readonly mediaTypes: readonly string[];
}

const REPLY_ORDER = ["json", "text", "binary", "form", "multipart"] as const;

/** The successful replies of an operation: every 2xx, or `default` where the document names none. */
export function planReplies(responses: readonly ResponseModel[]): ReplyPlan[] {
  const successes = responses.filter(({ status }) => status.startsWith("2"));
  const meant = successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
  return meant.map(replyPlan);
}

function replyPlan({ status, content }: ResponseModel): ReplyPlan {
  const preferred = preferredMediaType(content, REPLY_ORDER);
  if (preferred === undefined) return { status, kind: "none", mediaTypes: [] };
  if (preferred.kind === "json") return { status, kind: "json", mediaTypes: [preferred.media.contentType] };
  const kinds = new Set(content.map((media) => (mediaKind(media) === "text" ? "text" : "binary")));
  const [kind = "binary"] = kinds;
  const mediaTypes = content.map(({ contentType }) => contentType);
  return { status, kind: kinds.size > 1 ? "mixed" : kind, mediaTypes };
}
