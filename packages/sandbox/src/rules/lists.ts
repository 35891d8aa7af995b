import type { Transaction } from "../state/transaction.ts";
import { countryOf } from "./bank-accounts.ts";
import { customerName, customerView } from "./customers.ts";
import { listRows } from "./list-rows.ts";
import { payableView } from "./payables.ts";
import { payinView } from "./payins.ts";
import { payoutView } from "./payouts.ts";
import type { Rule } from "./rule.ts";

export const listCustomers: Rule<"customers.list"> = (tx, call) => {
  const { bank_account_id } = call.query;
  const owner = bank_account_id && tx.get("bank_accounts", bank_account_id)?.customer_id;
  return listRows(tx, call, {
    table: "customers",
    filtered: (customer) => ({
      full_name: customerName(customer),
      customer_name: customerName(customer),
      status: customer.status,
      customer_id: customer.id,
      bank_account_id: customer.id === owner ? bank_account_id : undefined,
      country: customer.fields.country,
    }),
    view: customerView,
  });
};

interface Payment {
  readonly customer_id: string | null;
  readonly bank_account_id: string | null;
  readonly network: string | null;
  readonly token: string | null;
}

/** Returns the values for filters that payins and payouts share. The country is that of the bank account. */
function filteredPayment(tx: Transaction, { customer_id, bank_account_id, network, token }: Payment) {
  const account = tx.get("bank_accounts", bank_account_id ?? "");
  const customer = tx.get("customers", customer_id ?? "");
  return {
    customer_id,
    customer_name: customer && customerName(customer),
    bank_account_id,
    country: account && countryOf(account),
    network,
    token,
  };
}

/** `payment_method` of a payout is taken to be the rail of its bank account. */
export const listPayouts: Rule<"payouts.list"> = (tx, call) =>
  listRows(tx, call, {
    table: "payouts",
    filtered: (payout) => ({
      status: payout.status,
      payment_method: tx.get("bank_accounts", payout.bank_account_id)?.fields.type,
      ...filteredPayment(tx, payout),
    }),
    view: payoutView,
  });

export const listPayins: Rule<"payins.list"> = (tx, call) =>
  listRows(tx, call, {
    table: "payins",
    filtered: (payin) => ({
      status: payin.fields.status,
      payment_method: payin.payment_method,
      ...filteredPayment(tx, payin),
    }),
    view: payinView,
  });

export const listPayables: Rule<"payables.list"> = (tx, call) =>
  listRows(tx, call, {
    table: "payables",
    filtered: ({ status, customer_id }) => ({ status, customer_id }),
    view: payableView,
  });

export const listTransfers: Rule<"transfers.list"> = (tx, call) =>
  listRows(tx, call, {
    table: "transfers",
    filtered: () => ({}),
    view: ({ id, status }) => ({ id, status }),
  });
