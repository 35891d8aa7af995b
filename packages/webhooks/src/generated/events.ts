// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { EventDescription } from "@crossborder/runtime/webhooks";
import type {
  BankAccountNewEvent,
  BlockchainWalletNewEvent,
  PayinNewEvent,
  PayoutCompleteEvent,
  PayoutNewEvent,
  PayoutUpdateEvent,
} from "@crossborder/types";

export type {
  BlockchainWalletNewEvent,
  BankAccountNewEvent,
  PayinNewEvent,
  PayoutNewEvent,
  PayoutUpdateEvent,
  PayoutCompleteEvent,
} from "@crossborder/types";

/** The payload type of each event, by event name. */
export interface WebhookEventMap {
  /**
   * A blockchain wallet was registered
   *
   * The payload is the registered wallet.
   */
  "blockchainWallet.new": BlockchainWalletNewEvent;
  /**
   * A bank account was created
   *
   * The payload is the created bank account.
   */
  "bankAccount.new": BankAccountNewEvent;
  /**
   * A payin was created
   *
   * The payload is the payin as it stands. No event is shown for the later states of a payin.
   */
  "payin.new": PayinNewEvent;
  /**
   * A payout was created
   *
   * The first of the three events by which a payout is followed.
   */
  "payout.new": PayoutNewEvent;
  /**
   * A payout has changed
   *
   * Tells of changes of a payout on its way.
   */
  "payout.update": PayoutUpdateEvent;
  /**
   * A payout has come to its end
   *
   * The last of the three events by which a payout is followed.
   */
  "payout.complete": PayoutCompleteEvent;
}

/** The names of all events, in the order of the description. */
export const webhookEventNames = [
  "blockchainWallet.new",
  "bankAccount.new",
  "payin.new",
  "payout.new",
  "payout.update",
  "payout.complete",
] as const;

/** Description of the events for a webhook receiver. */
export const webhookEvents: EventDescription<WebhookEventMap> = {
  eventNames: webhookEventNames,
  nameProperty: "webhook_event",
};
