import {
  createWebhookReceiver,
  type ReceiverOptions,
  type WebhookReceiver,
} from "../../src/webhooks/index.ts";
import { type SignedDelivery, type SignOptions, signDelivery } from "../../src/webhooks/testing/index.ts";

export interface LetterNew {
  readonly event: "letter.new";
  readonly id: string;
}

export interface LetterGone {
  readonly event: "letter.gone";
}

export interface LetterEvents {
  "letter.new": LetterNew;
  "letter.gone": LetterGone;
}

export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
export const otherSecret = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/** The time of all tests, in milliseconds. */
export const time = 1_738_324_800_000;

export const letter: LetterNew = { event: "letter.new", id: "le_1" };

/** Time limit for waiting: how soon an event comes is not tested. */
export const PATIENCE = { timeout: 300_000 };

/** Signed at the time of all tests. */
export function sign(options: Partial<SignOptions<object>> = {}): Promise<SignedDelivery> {
  return signDelivery({ secrets: secret, id: "msg_1", timestamp: new Date(time), event: letter, ...options });
}

export function receiver(
  options: Partial<ReceiverOptions<LetterEvents>> = {},
): WebhookReceiver<LetterEvents> {
  return createWebhookReceiver<LetterEvents>(
    { eventNames: ["letter.new", "letter.gone"], nameProperty: "event" },
    { secrets: secret, now: () => time, ...options },
  );
}
