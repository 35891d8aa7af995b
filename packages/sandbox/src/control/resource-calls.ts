import * as z from "zod";
import { type Rejection, rejection } from "../http/rejection.ts";
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
import * as outputs from "./outputs.ts";
import { payinFields } from "./payin-fields.ts";

const text = z.string().min(1).optional();
const payinStatus = nameInput(["processing", "on_hold", "failed", "refunded", "completed"], "status");

export const resourceCalls = {
  "tos.accept": controlOperation({
    method: "POST",
    path: "tos/accept",
    summary: "Accept the terms behind a link, as a person does in a browser",
    input: members({ url: z.string().describe("The `url` that `tos.create` returned.") }),
    output: outputs.tosId,
    run: ({ transact }, { url }): { readonly tos_id: `to_${string}` } =>
      transact((tx) => ({ tos_id: acceptTerms(tx, url.split("/").at(-1) ?? "") })),
  }),
  "customers.update": controlOperation({
    method: "POST",
    path: "customers/{id}",
    summary: "Set the verification status of a customer. Payouts require `approved`",
    input: withId({ status: nameInput(["verifying", "approved", "rejected"], "status") }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => {
        const customer = findAnywhere(tx, "customers", input.id);
        return customerView(tx.put("customers", { ...customer, status: input.status }));
      }),
  }),
  "bankAccounts.update": controlOperation({
    method: "POST",
    path: "bank-accounts/{id}",
    summary: "Move a bank account to a status",
    input: withId({ status: nameInput(["verifying", "approved", "rejected", "deprecated"], "status") }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => {
        const account = findAnywhere(tx, "bank_accounts", input.id);
        const fields = { ...account.fields, status: input.status };
        return bankAccountView(tx.put("bank_accounts", { ...account, fields }));
      }),
  }),
  "approvals.create": controlOperation({
    method: "POST",
    path: "approvals",
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
    method: "POST",
    path: "quotes/{id}",
    summary: "Block an unused quote, so that executing it fails with `QUOTES_INVALID_STATE`, or unblock it",
    input: withId({ state: nameInput(["open", "invalid"], "state") }),
    output: outputs.quoteState,
    run: ({ transact }, input) =>
      transact((tx) => {
        const quote = findAnywhere(tx, "quotes", input.id);
        if (quote.state === "used") throw rejection("QUOTES_ALREADY_USED");
        tx.put("quotes", { ...quote, state: input.state });
        return { id: quote.id, state: input.state };
      }),
  }),
  "payouts.get": controlOperation({
    method: "GET",
    path: "payouts/{id}",
    summary: "Get a payout",
    input: id,
    output: outputs.record,
    run: ({ transact }, input) => transact((tx) => payoutView(findAnywhere(tx, "payouts", input.id))),
  }),
  "payins.create": controlOperation({
    method: "POST",
    path: "payins",
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
    method: "POST",
    path: "payins/{id}/move",
    summary: "Move a payin to a status (`PAYINS_ALREADY_TERMINAL` from a final one)",
    input: withId({
      status: payinStatus,
    }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => movePayin(tx, findAnywhere(tx, "payins", input.id), input.status)),
  }),
  "payins.charge": controlOperation({
    method: "POST",
    path: "payins/{id}/charge",
    summary: "Charge a card for a payin, with the given outcome",
    input: withId({ outcome: nameInput(["approved", "declined", "pending"], "outcome") }),
    output: outputs.record,
    run: ({ transact }, input): Record<string, unknown> | Rejection =>
      transact((tx) => chargeCard(tx, findAnywhere(tx, "payins", input.id), input.outcome)),
  }),
  "payables.create": controlOperation({
    method: "POST",
    path: "payables",
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
    method: "POST",
    path: "payables/{id}",
    summary: "Put a payable in a state: `draft`, or the sandbox's own `in_flight`, `paid` and `under_review`",
    input: withId({ status: nameInput(["draft", "in_flight", "paid", "under_review"], "status") }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => {
        const payable = findAnywhere(tx, "payables", input.id);
        return payableView(tx.put("payables", { ...payable, status: input.status }));
      }),
  }),
  "payables.quote": controlOperation({
    method: "POST",
    path: "payables/{id}/quote",
    summary: "Request a quote for a payable. Only drafts and EVM wallets are accepted",
    input: withId({ network: network.default("base_sepolia") }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => {
        const payable = findAnywhere(tx, "payables", input.id);
        checkPayableQuote(payable, input.network);
        return payableView(payable);
      }),
  }),
  "payables.settle": controlOperation({
    method: "POST",
    path: "payables/{id}/settle",
    summary: "End a payment attempt of a payable; a failed or refunded one leads back to `draft`",
    input: withId({ outcome: nameInput(["paid", "failed", "refunded"], "outcome") }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => {
        const payable = findAnywhere(tx, "payables", input.id);
        return payableView(endPayment(tx, payable, input.outcome));
      }),
  }),
  "payables.review": controlOperation({
    method: "POST",
    path: "payables/{id}/review",
    summary: "Decide the compliance review of a payable",
    input: withId({ decision: nameInput(["approved", "rejected"], "decision") }),
    output: outputs.record,
    run: ({ transact }, input) =>
      transact((tx) => {
        const payable = findAnywhere(tx, "payables", input.id);
        return payableView(reviewPayable(tx, payable, input.decision));
      }),
  }),
  "payables.delete": controlOperation({
    method: "DELETE",
    path: "payables/{id}",
    summary: "Delete a payable, which has to be a draft",
    input: id,
    output: outputs.done,
    run: ({ transact }, input) => transact((tx) => deletePayable(tx, findAnywhere(tx, "payables", input.id))),
  }),
  "transfers.create": controlOperation({
    method: "POST",
    path: "transfers",
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
