import { type MessageName, messageKey } from "./deduplicate.ts";

/** Maximum number of messages; beyond it, the oldest is removed. */
const MAX_MESSAGES = 1000;

/** Counts the attempts of messages in this process. */
export class MessageAttempts {
  readonly #counts = new Map<string, number>();

  /** Counts a new attempt. Returns the number of attempts of the message. */
  begin(message: MessageName): number {
    const key = messageKey("", message);
    const attempt = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.delete(key);
    this.#counts.set(key, attempt);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_MESSAGES && oldest !== undefined) this.#counts.delete(oldest);
    return attempt;
  }

  /** Removes a message that was handled. */
  succeed(message: MessageName): void {
    this.#counts.delete(messageKey("", message));
  }
}
