import { checkFunction, checkNames, type OptionNames } from "../check-options.ts";
import { checkLabel, checkNumber } from "../limits.ts";
import { sha256Hex } from "../sha256-hex.ts";
import { configError, WebhookError } from "../webhook-error.ts";
import type { BodyDigests, ClaimResult, DeliveryStore, HoldResult } from "./delivery-store.ts";

/** Options of deduplication. */
export interface DeduplicateOptions {
  /** Store of the claims. */
  readonly store: DeliveryStore & Partial<BodyDigests>;
  /**
   * Name of the service that handles the messages: 1 to 200 printable ASCII characters without spaces. All its
   * processes use this name; services that share a store use different ones, or each would skip messages of others.
   */
  readonly consumer: string;
  /** Time until the claim of a holder that died expires, in milliseconds; longer than `timeoutMs`. Default 60000. */
  readonly leaseMs?: number | undefined;
  /** Time that a handled message is remembered, in milliseconds. Default 604800000 (7 days). */
  readonly retainMs?: number | undefined;
}

/** A message that this process has claimed. */
export interface Claim {
  /** Marks the message as done. Throws `WebhookError` with reason `claim-lost` if another process has claimed it. */
  complete(): Promise<void>;
  release(): Promise<void>;
  /**
   * Extends the claim by some milliseconds beyond the margin of the lease. Throws `WebhookError`: `claim-lost` if
   * another process has claimed the message, `handler-timeout` if the claim was completed or released.
   */
  extend(ms: number): Promise<void>;
}

/** Name of a message. */
export interface MessageName {
  readonly id: string;
  readonly tenant?: string | undefined;
}

/** A message with its body. */
interface MessageWithBody extends MessageName {
  readonly rawBody: Uint8Array;
}

/** Claims messages by their ID. */
export type ClaimMessage = (
  message: MessageWithBody,
) => Promise<Claim | Exclude<ClaimResult, "claimed"> | "changed">;

const SEVEN_DAYS_MS = 604_800_000;

/** Returns the key of a message in a store. Its parts contain no spaces, so consumers and tenants never share a key. */
export function messageKey(consumer: string, { tenant, id }: MessageName): string {
  return tenant === undefined ? `${consumer} ${id}` : `${consumer} ${tenant} ${id}`;
}

/** Returns the name of a consumer. Throws `WebhookError` with reason `config` if it is missing or invalid. */
export function checkConsumer(consumer: unknown): string {
  if (consumer !== undefined) return checkLabel("consumer", consumer);
  throw configError("consumer is required: the name of your service.");
}

const NAMES: OptionNames<DeduplicateOptions> = { store: 1, consumer: 1, leaseMs: 1, retainMs: 1 };

/** Creates a function that claims messages. Throws `config` for options that cannot work, such as a `leaseMs` that is too short. */
export function createClaimer(options: DeduplicateOptions, timeoutMs: number): ClaimMessage {
  checkNames("deduplicate option", options, Object.keys(NAMES));
  const { store } = options;
  for (const name of ["claim", "complete", "release"] as const)
    checkFunction(`deduplicate.store.${name}`, store?.[name]);
  const consumer = checkConsumer(options.consumer);
  const leaseMs = checkNumber("leaseMs", options.leaseMs ?? Math.max(60_000, 2 * timeoutMs), timeoutMs + 1);
  const retainMs = checkNumber("retainMs", options.retainMs ?? SEVEN_DAYS_MS, 1);
  const held = (result: HoldResult) => {
    if (result === "lost")
      throw new WebhookError(
        "claim-lost",
        "The claim has expired, and another process has claimed the message.",
      );
  };
  /** True if the body has changed; a message without a known digest counts as unchanged. */
  const isChanged = async (key: string, digest: string | undefined) => {
    const first = await store.digestOf?.(key);
    return first !== undefined && first !== digest;
  };
  return async (message) => {
    const key = messageKey(consumer, message);
    const token = crypto.randomUUID();
    const digest = store.digestOf && (await sha256Hex(message.rawBody));
    const result = await store.claim(key, { token, leaseMs, digest });
    if (result === "done") return (await isChanged(key, digest)) ? "changed" : "done";
    if (result === "busy") return "busy";
    let isOver = false;
    return {
      async complete() {
        isOver = true;
        held(await store.complete(key, token, retainMs));
      },
      async release() {
        isOver = true;
        await store.release(key, token);
      },
      async extend(ms) {
        if (isOver)
          throw new WebhookError("handler-timeout", "The claim cannot be extended: the handler has ended.");
        if (!store.extend) throw configError("The store cannot extend claims.");
        held(await store.extend(key, token, ms + leaseMs - timeoutMs));
      },
    };
  };
}

/** Returns the error for a message that was handled before with another body. */
export function changedError(): Error {
  return new WebhookError(
    "changed",
    "A message with this ID was handled before, with another body. It was not handled again.",
  );
}
