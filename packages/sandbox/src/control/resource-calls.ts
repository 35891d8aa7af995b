import * as z from "zod";
import { rejection } from "../http/rejection.ts";
import { members } from "../names/members.ts";
import { nameInput } from "../names/name-input.ts";
import { bankAccountView } from "../rules/bank-accounts.ts";
import { customerView } from "../rules/customers.ts";
import { findAnywhere } from "../rules/find.ts";
import {
  checkPayableQuote,
  createPayable,
  deletePayable,
  endPayment,
  payableView,
  reviewPayable,
} from "../rules/payables.ts";
import { chargeCard, createPayin, movePayin } from "../rules/payins.ts";
import { payoutView } from "../rules/payouts.ts";
import { acceptTerms } from "../rules/terms.ts";
import { controlOperation } from "./control-operation.ts";
import { evmAddress, id, instanceId, network, token, withId } from "./inputs.ts";
import { onRecord } from "./on-record.ts";
import * as outputs from "./outputs.ts";
import { payinFields } from "./payin-fields.ts";

const text = z.string().min(1).optional();
const payinStatus = nameInput(["processing", "on_hold", "failed", "refunded", "completed"], "status");

export const resourceCalls = {
  "tos.accept": controlOperation({
    summary: "Accept the terms behind a link, as a person does in a browser",
    input: members({ url: z.string().describe("The `url` that `tos.create` returned.") }),
    output: outputs.tosId,
    run: ({ transact }, { url }): { readonly tos_id: `to_${string}` } =>
      transact((tx) => ({ tos_id: acceptTerms(tx, url.split("/").at(-1) ?? "") })),
  }),
  "customers.update": controlOperation({
    summary: "Set the verification status of a customer. Payouts require `approved`",
    input: withId({ status: nameInput(["verifying", "approved", "rejected"], "status") }),
    output: outputs.record,
    run: onRecord("customers", (tx, customer, { status }) =>
      customerView(tx.put("customers", { ...customer, status })),
    ),
  }),
  "bankAccounts.update": controlOperation({
    summary: "Move a bank account to a status",
    input: withId({ status: nameInput(["verifying", "approved", "rejected", "deprecated"], "status") }),
    output: outputs.record,
    run: onRecord("bank_accounts", (tx, account, { status }) =>
      bankAccountView(tx.put("bank_accounts", { ...account, fields: { ...account.fields, status } })),
    ),
  }),
  "approvals.create": controlOperation({
    summary: "Approve the token spend of a quote, as the sender's wallet does on-chain",
    input: members({
      quote_id: z.string(),
      amount: z
        .string()
        .regex(/^\d{1,40}$/)
        .optional()
        .describe("Default: `contract.amount`. A smaller amount is not enough for the payout."),
      sender_wallet_address: evmAddress
        .optional()
        .describe("The wallet that approves. Default: the wallet that executes the payout."),
    }),
    output: outputs.approval,
    run: ({ transact }, { quote_id, amount, sender_wallet_address = null }) =>
      transact((tx) => {
        const quote = findAnywhere(tx, "quotes", quote_id);
        const approval = { amount: amount ?? quote.contract.amount, sender_wallet_address };
        tx.put("quotes", { ...quote, approval });
        return { quote_id, ...approval };
      }),
  }),
  "quotes.update": controlOperation({
    summary: "Block an unused quote, so that executing it fails with `QUOTES_INVALID_STATE`, or unblock it",
    input: withId({ state: nameInput(["open", "invalid"], "state") }),
    output: outputs.quoteState,
    run: onRecord("quotes", (tx, quote, { id, state }) => {
      if (quote.state === "used") throw rejection("QUOTES_ALREADY_USED");
      tx.put("quotes", { ...quote, state });
      return { id, state };
    }),
  }),
  "payouts.get": controlOperation({
    summary: "Get a payout",
    input: id,
    output: outputs.record,
    run: onRecord("payouts", (_tx, payout) => payoutView(payout)),
  }),
  "payins.create": controlOperation({
    summary: "Make a payin",
    input: members({
      instance_id: instanceId,
      customer_id: text,
      bank_account_id: text,
      payment_method: text,
      network: network.optional(),
      token: token.optional(),
      fields: payinFields.optional().describe("Fields of the record."),
    }),
    output: outputs.record,
    run: ({ transact }, { instance_id, ...draft }) =>
      transact((tx) => createPayin(tx, findAnywhere(tx, "instances", instance_id).id, draft), instance_id),
  }),
  "payins.move": controlOperation({
    summary: "Move a payin to a status (`PAYINS_ALREADY_TERMINAL` from a final one)",
    input: withId({ status: payinStatus }),
    output: outputs.record,
    run: onRecord("payins", (tx, payin, { status }) => movePayin(tx, payin, status)),
  }),
  "payins.charge": controlOperation({
    summary: "Charge a card for a payin, with the given outcome",
    input: withId({ outcome: nameInput(["approved", "declined", "pending"], "outcome") }),
    output: outputs.record,
    run: onRecord("payins", (tx, payin, { outcome }) => chargeCard(tx, payin, outcome)),
  }),
  "payables.create": controlOperation({
    summary: "Register a payable. The rules and error codes of the service apply",
    input: members({
      instance_id: instanceId,
      kind: nameInput(["boleto", "collection", "pix", "bank_details"], "kind"),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, { error: "Use a code of three capital letters, such as BRL." })
        .default("BRL"),
      code: text,
      customer_id: text,
      bank_account_id: text.describe("The bank account of the payable, from now on."),
      fixed_amount: z.int().optional().describe("Amount due that the code contains, in minor units."),
      line_items: z.array(members({ amount: z.int() })).optional(),
      taxes: z.int().optional(),
      discount: z.int().optional(),
      document_file: text,
    }),
    output: outputs.record,
    run: ({ transact }, { instance_id, ...draft }) =>
      transact((tx) => createPayable(tx, findAnywhere(tx, "instances", instance_id).id, draft), instance_id),
  }),
  "payables.update": controlOperation({
    summary: "Put a payable in a state: `draft`, or the sandbox's own `in_flight`, `paid` and `under_review`",
    input: withId({ status: nameInput(["draft", "in_flight", "paid", "under_review"], "status") }),
    output: outputs.record,
    run: onRecord("payables", (tx, payable, { status }) =>
      payableView(tx.put("payables", { ...payable, status })),
    ),
  }),
  "payables.quote": controlOperation({
    summary: "Request a quote for a payable. Only drafts and EVM wallets are accepted",
    input: withId({ network: network.default("base_sepolia") }),
    output: outputs.record,
    run: onRecord("payables", (_tx, payable, { network }) => {
      checkPayableQuote(payable, network);
      return payableView(payable);
    }),
  }),
  "payables.settle": controlOperation({
    summary: "End a payment attempt of a payable; a failed or refunded one leads back to `draft`",
    input: withId({ outcome: nameInput(["paid", "failed", "refunded"], "outcome") }),
    output: outputs.record,
    run: onRecord("payables", (tx, payable, { outcome }) => payableView(endPayment(tx, payable, outcome))),
  }),
  "payables.review": controlOperation({
    summary: "Decide the compliance review of a payable",
    input: withId({ decision: nameInput(["approved", "rejected"], "decision") }),
    output: outputs.record,
    run: onRecord("payables", (tx, payable, { decision }) =>
      payableView(reviewPayable(tx, payable, decision)),
    ),
  }),
  "payables.delete": controlOperation({
    summary: "Delete a payable, which has to be a draft",
    input: id,
    output: outputs.done,
    run: onRecord("payables", deletePayable),
  }),
  "transfers.create": controlOperation({
    summary: "Create a transfer, which the list then contains",
    input: members({ instance_id: instanceId, status: payinStatus.default("processing") }),
    output: outputs.record,
    run: ({ transact }, { instance_id, status }) =>
      transact((tx) => {
        const owner = findAnywhere(tx, "instances", instance_id).id;
        const { id: transferId } = tx.put("transfers", {
          id: tx.id("tr_"),
          instance_id: owner,
          created_at: tx.now,
          status,
        });
        return { id: transferId, status };
      }, instance_id),
  }),
} as const;
