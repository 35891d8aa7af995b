import { rejection } from "../http/rejection.ts";
import type { BankAccountRow, PayableRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { find } from "./find.ts";
import { isEvmNetwork } from "./networks.ts";
import { isUploaded } from "./uploads.ts";

type PayableKind = "boleto" | "collection" | "pix" | "bank_details";

/** Input of the control call that registers a payable. The source shows no operation that creates one. */
export interface PayableDraft {
  readonly kind: PayableKind;
  readonly currency: string;
  readonly code?: string | undefined;
  readonly customer_id?: string | undefined;
  /** The bank account of the payable, from now on. */
  readonly bank_account_id?: string | undefined;
  /** Minor units that the code itself fixes. */
  readonly fixed_amount?: number | undefined;
  readonly line_items?: readonly { readonly amount: number }[] | undefined;
  readonly taxes?: number | undefined;
  readonly discount?: number | undefined;
  readonly document_file?: string | undefined;
}

/** "Payable": each line is one fact of the section. */
export function createPayable(
  tx: Transaction,
  instanceId: string,
  draft: PayableDraft,
): Record<string, unknown> {
  const { kind, currency, code, line_items, taxes = 0, discount = 0, document_file } = draft;
  if ((kind === "boleto" || kind === "pix") && currency !== "BRL")
    throw rejection("PAYABLES_CURRENCY_MUST_BE_BRL");
  if (kind === "pix" && draft.fixed_amount === undefined && !line_items?.length)
    throw rejection("PAYABLES_PIX_AMOUNT_REQUIRED");
  const items = line_items?.reduce((sum, { amount }) => sum + amount, 0) ?? draft.fixed_amount ?? 0;
  if (items + taxes - discount < 0) throw rejection("PAYABLES_AMOUNT_NEGATIVE");
  if (document_file !== undefined) checkDocument(tx, { kind, url: document_file, instanceId });
  if (code !== undefined && isRegistered(tx, instanceId, code)) throw rejection("PAYABLES_DUPLICATE");
  if (draft.customer_id !== undefined)
    find(tx, "customers", { id: draft.customer_id, instance: { id: instanceId } });
  const account =
    draft.bank_account_id === undefined ? undefined : findFreeAccount(tx, draft.bank_account_id, instanceId);
  const payable = tx.put("payables", {
    id: tx.id("pa_"), // the prefix is not shown
    instance_id: instanceId,
    created_at: tx.now,
    customer_id: draft.customer_id ?? null,
    kind,
    code: code ?? null,
    status: "draft",
    line_items: line_items ?? null,
    document_file: document_file ?? null,
  });
  if (account) tx.put("bank_accounts", { ...account, payable_id: payable.id });
  return payableView(payable);
}

/** "Payable": an account belongs to one payable, and is paid through that one alone. */
function findFreeAccount(tx: Transaction, id: string, instanceId: string): BankAccountRow {
  const account = find(tx, "bank_accounts", { id, instance: { id: instanceId } });
  if (account.payable_id !== null) throw rejection("BANK_ACCOUNTS_OWNED_BY_PAYABLE");
  return account;
}

interface PayableDocument {
  readonly kind: PayableKind;
  readonly url: string;
  readonly instanceId: string;
}

function checkDocument(tx: Transaction, { kind, url, instanceId }: PayableDocument): void {
  if (kind === "pix") throw rejection("PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX");
  const isAccepted = kind === "boleto" || kind === "bank_details";
  if (!isAccepted || !isUploaded(tx, { url, instanceId, bucket: "documents" }))
    throw rejection("PAYABLES_DOCUMENT_INVALID");
}

function isRegistered(tx: Transaction, instanceId: string, code: string): boolean {
  return tx.list("payables").some((payable) => payable.instance_id === instanceId && payable.code === code);
}

/** "Moves shown by rules": a quote request is allowed in `draft`; only EVM wallets fund payables. */
export function checkPayableQuote({ status, kind }: PayableRow, network: string): void {
  if (status !== "draft") throw rejection("PAYABLES_ALREADY_PAID_OR_IN_FLIGHT");
  if (kind === "bank_details") throw rejection("PAYABLES_DESTINATION_NOT_SUPPORTED");
  if (!isEvmNetwork(network)) throw rejection("PAYABLES_NETWORK_NOT_SUPPORTED");
}

/** "Moves shown by rules": a failed or refunded payment attempt leads back to `draft`, from any state. */
export function endPayment(
  tx: Transaction,
  payable: PayableRow,
  end: "paid" | "failed" | "refunded",
): PayableRow {
  return tx.put("payables", { ...payable, status: end === "paid" ? "paid" : "draft" });
}

/** "Moves shown by rules": only a draft can be deleted. Its bank account belongs to no payable then. */
export function deletePayable(tx: Transaction, { id, status }: PayableRow): void {
  if (status !== "draft") throw rejection("PAYABLES_NOT_CANCELABLE");
  for (const account of tx.list("bank_accounts"))
    if (account.payable_id === id) tx.put("bank_accounts", { ...account, payable_id: null });
  tx.delete("payables", id);
}

/** `PAYABLES_REVIEW_STATE_INVALID`: the payable does not await a compliance review. */
export function reviewPayable(
  tx: Transaction,
  payable: PayableRow,
  decision: "approved" | "rejected",
): PayableRow {
  if (payable.status !== "under_review") throw rejection("PAYABLES_REVIEW_STATE_INVALID");
  return tx.put("payables", { ...payable, status: decision === "approved" ? "in_flight" : "draft" });
}

/** The payable as lists show it. */
export function payableView({
  id,
  status,
  customer_id,
  line_items,
  document_file,
}: PayableRow): Record<string, unknown> {
  return { id, status, customer_id, line_items, document_file };
}
