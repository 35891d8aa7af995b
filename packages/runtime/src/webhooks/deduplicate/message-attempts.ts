import { type MessageName, messageKey } from "./deduplicate.ts";

/** Counts the attempts of messages in this process. */
export interface MessageAttempts {
  /** Counts a new attempt. Returns the number of attempts of the message. */
  begin(message: MessageName): number;
  /** Removes a message that was handled. */
  succeed(message: MessageName): void;
}

/** Maximum number of messages; beyond it, the oldest is removed. */
const MAX_MESSAGES = 1000;

/** Creates a counter. */
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
