// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { PayoutCompleteEvent, PayoutNewEvent, PayoutUpdateEvent } from "./request/index.ts";
import {
  BankAccountNewEvent as ResponseBankAccountNewEvent,
  BlockchainWalletNewEvent as ResponseBlockchainWalletNewEvent,
  PayinNewEvent as ResponsePayinNewEvent,
} from "./response/index.ts";

/** Validators of webhook payloads, by event name. */
export const webhooks: {
  "blockchainWallet.new": typeof ResponseBlockchainWalletNewEvent;
  "bankAccount.new": typeof ResponseBankAccountNewEvent;
  "payin.new": typeof ResponsePayinNewEvent;
  "payout.new": typeof PayoutNewEvent;
  "payout.update": typeof PayoutUpdateEvent;
  "payout.complete": typeof PayoutCompleteEvent;
} = {
  "blockchainWallet.new": ResponseBlockchainWalletNewEvent,
  "bankAccount.new": ResponseBankAccountNewEvent,
  "payin.new": ResponsePayinNewEvent,
  "payout.new": PayoutNewEvent,
  "payout.update": PayoutUpdateEvent,
  "payout.complete": PayoutCompleteEvent,
};
