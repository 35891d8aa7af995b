import { checkLabel, checkNumber } from "../limits.ts";
import { sha256Hex } from "../sha256-hex.ts";
import { WebhookError } from "../webhook-error.ts";
import type { BodyDigests, ClaimResult, DeliveryStore, HoldResult } from "./delivery-store.ts";

/** Options of deduplication. */
export interface DeduplicateOptions {
  /** Store of the claims. */
  readonly store: DeliveryStore & Partial<BodyDigests>;
  /**
   * Names the service that handles the messages, in 1 to 200 characters of printable ASCII without spaces. All of its processes
   * use the same name; services that share a store use different ones, or each would skip what the other has handled.
   */
  readonly consumer: string;
  /** Time that a message stays claimed when its holder dies, in milliseconds; longer than `timeoutMs`. Default 60000. */
  readonly leaseMs?: number | undefined;
  /** Time that a handled message is remembered, in milliseconds. Default 604800000 (7 days). */
  readonly retainMs?: number | undefined;
}

/** A message in the hands of this process. */
export interface Claim {
  /** Marks the message as done. Throws `WebhookError` with reason `claim-lost` when another process has claimed it. */
  complete(): Promise<void>;
  release(): Promise<void>;
  /**
   * Makes the claim hold for some milliseconds beyond the lease's own margin. Throws `WebhookError` with reason `claim-lost` when
   * another process has claimed the message, and `handler-timeout` when the claim was completed or released.
   */
  extend(ms: number): Promise<void>;
}

/** Name of a message. */
export interface MessageName {
  readonly id: string;
  readonly tenant?: string | undefined;
}

/** A message with what it says. */
interface MessageWithBody extends MessageName {
  readonly rawBody: Uint8Array;
}

/** Claims messages by their ID. */
export type ClaimMessage = (
  message: MessageWithBody,
) => Promise<Claim | Exclude<ClaimResult, "claimed"> | "changed">;

const SEVEN_DAYS_MS = 604_800_000;

/** The name of a message in a store. No part of it holds a space, so no two consumers and no two tenants share a key. */
export function messageKey(consumer: string, { tenant, id }: MessageName): string {
  return tenant === undefined ? `${consumer} ${id}` : `${consumer} ${tenant} ${id}`;
}

/** Gives the name of a consumer back. Throws `WebhookError` with reason `config` where it is missing or holds spaces. */
export function checkConsumer(consumer: unknown): string {
  if (consumer !== undefined) return checkLabel("consumer", consumer);
  throw new WebhookError(
    "config",
    'consumer is required with deduplicate, for example consumer: "payouts". Services that share a store must use different names.',
  );
}

/** Prepares the claiming of messages. Throws `WebhookError` with reason `config` without a consumer, and when the lease ends before the handler must. */
export function createClaimer(options: DeduplicateOptions, timeoutMs: number): ClaimMessage {
  const { store } = options;
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
  /** A message whose first body nobody knows is taken for the same. */
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
        if (!store.extend) throw new WebhookError("config", "The store cannot extend claims.");
        held(await store.extend(key, token, ms + leaseMs - timeoutMs));
      },
    };
  };
}
