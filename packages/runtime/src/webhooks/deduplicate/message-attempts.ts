import { type MessageName, messageKey } from "./deduplicate.ts";

/** Counts how often messages were tried in this process. */
export interface MessageAttempts {
  /** Counts an attempt that begins. Returns the number of attempts of the message. */
  begin(message: MessageName): number;
  /** Forgets a message that was worked on. */
  succeed(message: MessageName): void;
}

/** Number of messages that are counted; beyond, the oldest is forgotten. */
const MAX_MESSAGES = 1000;

/** Makes a counter. */
export function createMessageAttempts(): MessageAttempts {
  const counts = new Map<string, number>();
  const keyOf = (message: MessageName) => messageKey("", message);
  return {
    begin(message) {
      const key = keyOf(message);
      const attempt = (counts.get(key) ?? 0) + 1;
      counts.delete(key);
      counts.set(key, attempt);
      const [oldest] = counts.keys();
      if (counts.size > MAX_MESSAGES && oldest !== undefined) counts.delete(oldest);
      return attempt;
    },
    succeed(message) {
      counts.delete(keyOf(message));
    },
  };
}
