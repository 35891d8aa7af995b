// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { PayoutCompleteEvent } from "./exact/PayoutCompleteEvent.ts";
import { PayoutNewEvent } from "./exact/PayoutNewEvent.ts";
import { PayoutUpdateEvent } from "./exact/PayoutUpdateEvent.ts";
import { BankAccountNewEvent as TolerantBankAccountNewEvent } from "./tolerant/BankAccountNewEvent.ts";
import { BlockchainWalletNewEvent as TolerantBlockchainWalletNewEvent } from "./tolerant/BlockchainWalletNewEvent.ts";
import { PayinNewEvent as TolerantPayinNewEvent } from "./tolerant/PayinNewEvent.ts";

/** Validators of webhook payloads by event name. */
export const webhooks = {
  "blockchainWallet.new": TolerantBlockchainWalletNewEvent,
  "bankAccount.new": TolerantBankAccountNewEvent,
  "payin.new": TolerantPayinNewEvent,
  "payout.new": PayoutNewEvent,
  "payout.update": PayoutUpdateEvent,
  "payout.complete": PayoutCompleteEvent,
};
