// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { parser } from "@crossborder/runtime/predicates";
import { isPayoutCompleteEvent, isPayoutNewEvent, isPayoutUpdateEvent } from "../predicates/request.ts";
import {
  isBankAccountNewEvent,
  isBlockchainWalletNewEvent,
  isPayinNewEvent,
} from "../predicates/response.ts";
import { webhooks as schemas } from "../webhooks.ts";

/** Parsers of webhook payloads, by event name. */
export const webhooks: {
  "blockchainWallet.new": Parser<typeof schemas["blockchainWallet.new"]>;
  "bankAccount.new": Parser<typeof schemas["bankAccount.new"]>;
  "payin.new": Parser<typeof schemas["payin.new"]>;
  "payout.new": Parser<typeof schemas["payout.new"]>;
  "payout.update": Parser<typeof schemas["payout.update"]>;
  "payout.complete": Parser<typeof schemas["payout.complete"]>;
} = {
  "blockchainWallet.new": /* @__PURE__ */ parser(isBlockchainWalletNewEvent, () => schemas["blockchainWallet.new"]),
  "bankAccount.new": /* @__PURE__ */ parser(isBankAccountNewEvent, () => schemas["bankAccount.new"]),
  "payin.new": /* @__PURE__ */ parser(isPayinNewEvent, () => schemas["payin.new"]),
  "payout.new": /* @__PURE__ */ parser(isPayoutNewEvent, () => schemas["payout.new"]),
  "payout.update": /* @__PURE__ */ parser(isPayoutUpdateEvent, () => schemas["payout.update"]),
  "payout.complete": /* @__PURE__ */ parser(isPayoutCompleteEvent, () => schemas["payout.complete"]),
};
