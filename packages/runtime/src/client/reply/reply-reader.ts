import type { AnyOperation, ReplyDescriptor } from "../contracts/operation.ts";
import type { ReplyBody, ReplyReader } from "../contracts/reply.ts";

/** What a success holds; a status that the description does not name is read like the one that it does. */
export function replyOf({ replies, method }: AnyOperation, status: number): ReplyDescriptor {
  if (method === "HEAD") return "none";
  return replies[status] ?? replies["2XX"] ?? replies.default ?? Object.values(replies)[0] ?? "none";
}

/** True for what is read from bytes. */
export function isReader(reply: ReplyDescriptor): reply is ReplyReader {
  return typeof reply === "object" && "read" in reply;
}

/** The body as text, whichever way it was read. */
export function textOf(body: ReplyBody): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
