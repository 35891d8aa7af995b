import { rejection } from "../http/rejection.ts";
import type { PayoutEnd, PayoutRow, QuoteRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { emit } from "../webhooks/emit.ts";
import { findPayableAccount } from "./bank-accounts.ts";
import { checkApproved, findCustomer } from "./customers.ts";
import { find } from "./find.ts";
import { isAddress } from "./personal-sign.ts";
import { checkUsable } from "./quotes.ts";
import type { Rule } from "./rule.ts";

/** "What the service does" 5: the amounts that force an end, on development instances. */
const FORCED_ENDS: Readonly<Record<number, PayoutEnd>> = { 66600: "failed", 77700: "refunded" };

/** Duration of each step of a payout. It is unspecified, so the sandbox's own. */
const STEP_MS = 500;

/** "Payout flow" 6. The quote is used in the same transaction: of two requests for one quote, one executes. */
export const createPayout: Rule<"payouts.createEvm"> = (tx, { instance, body }) => {
  checkSender(body.sender_wallet_address);
  const quote = find(tx, "quotes", { id: body.quote_id, instance });
  checkUsable(tx, quote);
  checkAllowance(quote, body.sender_wallet_address);
  findPayableAccount(tx, { id: quote.bank_account_id, instance });
  checkApproved(findCustomer(tx, instance, quote.customer_id));
  const forced = instance.kind === "development" ? FORCED_ENDS[quote.request_amount] : undefined;
  const payout = tx.put("payouts", {
    id: tx.id("po_"),
    instance_id: instance.id,
    created_at: tx.now,
    quote_id: quote.id,
    customer_id: quote.customer_id,
    bank_account_id: quote.bank_account_id,
    sender_wallet_address: body.sender_wallet_address,
    request_amount: quote.request_amount,
    network: quote.network,
    token: quote.token,
    status: "processing",
    end: forced ?? "completed",
    updated: false,
    due_at: tx.now + STEP_MS,
  });
  tx.put("quotes", { ...quote, state: "used" });
  announce(tx, payout, "payout.new");
  return payoutView(payout);
};

/** "Payout execution input": the wallet that approved the spend, which is on an EVM network. */
function checkSender(address: string): void {
  if (isAddress(address)) return;
  const errors = [
    { path: ["sender_wallet_address"], message: "Use an EVM address: 0x and 40 hexadecimal digits." },
  ];
  const unspecified = "The form of a sender's address is not shown; the sandbox takes those of EVM networks.";
  throw rejection("VALIDATION_FAILED", { errors, unspecified });
}

/** "Payout flow" 5 and `PAYOUTS_ALLOWANCE_NOT_CONFIRMED`: not approved on-chain by the sender, or for less. */
function checkAllowance({ approval, contract }: QuoteRow, sender: string): void {
  const isBySender = approval?.sender_wallet_address?.toLowerCase() ?? sender.toLowerCase();
  const isConfirmed =
    approval !== null &&
    isBySender === sender.toLowerCase() &&
    BigInt(approval.amount) >= BigInt(contract.amount);
  if (!isConfirmed) throw rejection("PAYOUTS_ALLOWANCE_NOT_CONFIRMED");
}

/** "Payout flow" 7: `payout.new` at its execution, `payout.update` on its way, `payout.complete` at any end. */
export function movePayout(tx: Transaction, id: string): void {
  const payout = tx.get("payouts", id);
  if (payout?.status !== "processing") return;
  const { due_at, ...row } = payout;
  const moved: PayoutRow = payout.updated
    ? { ...row, status: payout.end }
    : { ...row, updated: true, due_at: tx.now + STEP_MS };
  tx.put("payouts", moved);
  announce(tx, moved, payout.updated ? "payout.complete" : "payout.update");
}

type PayoutEvent = "payout.new" | "payout.update" | "payout.complete";

function announce(tx: Transaction, payout: PayoutRow, event: PayoutEvent): void {
  emit(tx, { instanceId: payout.instance_id, event, payload: payoutView(payout) });
}

/** The payout as responses and events show it. Its fields are not shown: these are the sandbox's, after those that it is listed by. */
export function payoutView(payout: PayoutRow): Record<string, unknown> {
  const { id, status, quote_id, customer_id, bank_account_id, sender_wallet_address } = payout;
  const { request_amount, network, token, created_at } = payout;
  return {
    id,
    status,
    quote_id,
    customer_id,
    bank_account_id,
    sender_wallet_address,
    request_amount,
    network,
    token,
    created_at: new Date(created_at).toISOString(),
  };
}
