import { type Rejection, rejection } from "../http/rejection.ts";
import type { PayinRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { emit } from "../webhooks/emit.ts";
import { find } from "./find.ts";

/** Input of the control call that makes a payin. The source shows no operation that creates one. */
export interface PayinDraft {
  readonly customer_id?: string | undefined;
  readonly bank_account_id?: string | undefined;
  readonly payment_method?: string | undefined;
  readonly network?: string | undefined;
  readonly token?: string | undefined;
  /** Fields of the record, in place of the blank ones. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

export type PayinStatus = "processing" | "on_hold" | "failed" | "refunded" | "completed";

/** Statuses that are not final. The service's document does not say which ones are. */
const OPEN: ReadonlySet<string> = new Set(["processing", "on_hold"]);

export function createPayin(tx: Transaction, instanceId: string, draft: PayinDraft): Record<string, unknown> {
  const instance = { id: instanceId };
  if (draft.customer_id !== undefined) find(tx, "customers", { id: draft.customer_id, instance });
  if (draft.bank_account_id !== undefined) find(tx, "bank_accounts", { id: draft.bank_account_id, instance });
  const payin = tx.put("payins", {
    id: tx.id("pi_"),
    instance_id: instanceId,
    created_at: tx.now,
    customer_id: draft.customer_id ?? null,
    bank_account_id: draft.bank_account_id ?? null,
    payment_method: draft.payment_method ?? null,
    network: draft.network ?? null,
    token: draft.token ?? null,
    charged: false,
    fields: { ...blankPayin(), ...draft.fields },
  });
  emit(tx, { instanceId, event: "payin.new", payload: payinView(payin) });
  return payinView(payin);
}

/** "Payin": the record with nothing known yet; `partner_fee` has the default 0. */
export function blankPayin(): PayinRow["fields"] {
  const step = "processing";
  return {
    status: "processing",
    pix_code: null,
    memo_code: null,
    clabe: null,
    partner_fee: 0,
    tracking_complete: { step, transaction_hash: null, completed_at: null },
    tracking_payment: { step, provider_name: null, completed_at: null },
    tracking_transaction: { step, status: null, completed_at: null },
    card_instruction: null,
  };
}

/** "Moves shown by rules": no change to a payin in a final status. */
export function movePayin(tx: Transaction, payin: PayinRow, status: PayinStatus): Record<string, unknown> {
  checkOpen(payin);
  return payinView(tx.put("payins", { ...payin, fields: { ...payin.fields, status } }));
}

/** Outcome of a card charge. */
export type CardCharge = "approved" | "declined" | "pending";

/**
 * "Moves shown by rules": one card charge; a declined one leaves the payin open, an unconfirmed one counts. The changes
 * before a returned error stay, unlike those before a thrown one.
 */
export function chargeCard(
  tx: Transaction,
  payin: PayinRow,
  charge: CardCharge,
): Record<string, unknown> | Rejection {
  checkOpen(payin);
  if (payin.charged) throw rejection("PAYINS_CARD_ALREADY_CHARGED");
  if (charge === "declined") throw rejection("PAYINS_CARD_PAYMENT_DECLINED");
  const charged = tx.put("payins", { ...payin, charged: true });
  return charge === "pending" ? rejection("PAYINS_CARD_PAYMENT_PENDING") : payinView(charged);
}

function checkOpen({ fields }: PayinRow): void {
  if (!OPEN.has(fields.status)) throw rejection("PAYINS_ALREADY_TERMINAL");
}

/** The payin as lists and events show it. */
export function payinView({ id, fields }: PayinRow): Record<string, unknown> {
  return { ...fields, id };
}
