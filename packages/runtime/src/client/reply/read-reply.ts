import type { AnyOperation, ReplyKind } from "../operation.ts";
import type { Reply, ReplyBody } from "../transport/run-attempt.ts";

/** The output of a call, or why it cannot be read. */
export type ReadReply =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "unreadable"; readonly cause: unknown };

/** Reads a successful reply as its operation describes it. */
export function readReply(operation: AnyOperation, { response, body }: Reply): ReadReply {
  const kind = replyKind(operation, response.status);
  if (kind === "none" || operation.method === "HEAD") return { kind: "value", value: undefined };
  if (kind === "binary")
    return { kind: "value", value: new Blob([contentOf(body)], { type: mediaType(response) }) };
  if (kind === "text") return { kind: "value", value: textOf(body) };
  try {
    return { kind: "value", value: JSON.parse(textOf(body)) };
  } catch (cause) {
    return { kind: "unreadable", cause };
  }
}

/** A success status that the description does not name reads like the one that it does. */
function replyKind({ replies }: AnyOperation, status: number): ReplyKind {
  if (status === 204 || status === 205) return "none";
  return replies[status] ?? replies["2XX"] ?? replies.default ?? Object.values(replies)[0] ?? "none";
}

function contentOf(body: ReplyBody): ArrayBuffer | string {
  return body.kind === "bytes" ? body.bytes : body.text;
}

/** The body as text, whichever way it was read. */
export function textOf(body: ReplyBody): string {
  return body.kind === "bytes" ? new TextDecoder().decode(body.bytes) : body.text;
}

function mediaType(response: Response): string {
  return response.headers.get("content-type") ?? "";
}
