import type { Change } from "../change.ts";

/**
 * The sentence of a change, which names request, response or event where the sentence speaks of a property alone: the
 * same property may change in both, with different consequences.
 */
export function changeTitle({
  message,
  direction,
  reached,
}: Pick<Change, "message" | "direction" | "reached">): string {
  if (!message.startsWith('"') || direction === "both") return message;
  const isEvent = reached.every(({ kind }) => kind === "webhook");
  const holder = direction === "request" ? "Request" : isEvent ? "Event" : "Response";
  const isProperty = /^"[^"]*[^"*\]]"/.test(message);
  return `${holder} ${isProperty ? "property" : "value"} ${message}`;
}
