// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { PayoutCompleteEvent, PayoutNewEvent, PayoutUpdateEvent } from "./exact/index.ts";
import {
  BankAccountNewEvent as TolerantBankAccountNewEvent,
  BlockchainWalletNewEvent as TolerantBlockchainWalletNewEvent,
  PayinNewEvent as TolerantPayinNewEvent,
} from "./tolerant/index.ts";

/** Validators of webhook payloads, by event name. */
export const webhooks: {
  "blockchainWallet.new": typeof TolerantBlockchainWalletNewEvent;
  "bankAccount.new": typeof TolerantBankAccountNewEvent;
  "payin.new": typeof TolerantPayinNewEvent;
  "payout.new": typeof PayoutNewEvent;
  "payout.update": typeof PayoutUpdateEvent;
  "payout.complete": typeof PayoutCompleteEvent;
} = {
  "blockchainWallet.new": TolerantBlockchainWalletNewEvent,
  "bankAccount.new": TolerantBankAccountNewEvent,
  "payin.new": TolerantPayinNewEvent,
  "payout.new": PayoutNewEvent,
  "payout.update": PayoutUpdateEvent,
  "payout.complete": PayoutCompleteEvent,
};
