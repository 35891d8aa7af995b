import type { CustomerRow, InstanceRow, TableName, Tables } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { countryOf } from "./bank-accounts.ts";
import { customerName, customerView } from "./customers.ts";
import { listRows } from "./list-rows.ts";
import { payableView } from "./payables.ts";
import { payinView } from "./payins.ts";
import { payoutView } from "./payouts.ts";
import type { Rule } from "./rule.ts";

type OwnedTable = "customers" | "payouts" | "payins" | "payables" | "transfers";

function rowsOf<Name extends OwnedTable & TableName>(
  tx: Transaction,
  table: Name,
  { id }: InstanceRow,
): Tables[Name][] {
  return tx.list(table).filter(({ instance_id }) => instance_id === id);
}

/** "List endpoints" 6: filters match exactly. */
function equals(wanted: unknown, found: unknown): boolean {
  return wanted === undefined || wanted === found;
}

/** "List endpoints" 6: `customer_name` and `full_name` match partially and case-insensitively. */
function isPartOf(wanted: string | undefined, customer: CustomerRow | undefined): boolean {
  if (wanted === undefined) return true;
  return customer !== undefined && customerName(customer).toLowerCase().includes(wanted.toLowerCase());
}

export const listCustomers: Rule<"customers.list"> = (tx, { instance, query }) => {
  const owner = query.bank_account_id && tx.get("bank_accounts", query.bank_account_id)?.customer_id;
  return listRows({
    operation: "customers.list",
    rows: rowsOf(tx, "customers", instance),
    query,
    matches: (customer) =>
      isPartOf(query.full_name, customer) &&
      isPartOf(query.customer_name, customer) &&
      equals(query.status, customer.status) &&
      equals(query.customer_id, customer.id) &&
      (query.bank_account_id === undefined || customer.id === owner) &&
      equals(query.country, customer.fields.country),
    view: customerView,
  });
};

interface PaymentFilters {
  readonly customer_id?: string | undefined;
  readonly customer_name?: string | undefined;
  readonly bank_account_id?: string | undefined;
  readonly country?: string | undefined;
  readonly network?: string | undefined;
  readonly token?: string | undefined;
}

interface Payment {
  readonly customer_id: string | null;
  readonly bank_account_id: string | null;
  readonly network: string | null;
  readonly token: string | null;
}

/** The filters that payins and payouts share. The country is that of the bank account. */
function matchesPayment(tx: Transaction, payment: Payment, filters: PaymentFilters): boolean {
  const account =
    payment.bank_account_id === null ? undefined : tx.get("bank_accounts", payment.bank_account_id);
  const customer = payment.customer_id === null ? undefined : tx.get("customers", payment.customer_id);
  return (
    equals(filters.customer_id, payment.customer_id) &&
    isPartOf(filters.customer_name, customer) &&
    equals(filters.bank_account_id, payment.bank_account_id) &&
    equals(filters.country, account && countryOf(account)) &&
    equals(filters.network, payment.network) &&
    equals(filters.token, payment.token)
  );
}

/** `payment_method` of a payout is taken to be the rail of its bank account. */
export const listPayouts: Rule<"payouts.list"> = (tx, { instance, query }) =>
  listRows({
    operation: "payouts.list",
    rows: rowsOf(tx, "payouts", instance),
    query,
    matches: (payout) =>
      equals(query.status, payout.status) &&
      equals(query.payment_method, tx.get("bank_accounts", payout.bank_account_id)?.fields.type) &&
      matchesPayment(tx, payout, query),
    view: payoutView,
  });

export const listPayins: Rule<"payins.list"> = (tx, { instance, query }) =>
  listRows({
    operation: "payins.list",
    rows: rowsOf(tx, "payins", instance),
    query,
    matches: (payin) =>
      equals(query.status, payin.fields.status) &&
      equals(query.payment_method, payin.payment_method) &&
      matchesPayment(tx, payin, query),
    view: payinView,
  });

export const listPayables: Rule<"payables.list"> = (tx, { instance, query }) =>
  listRows({
    operation: "payables.list",
    rows: rowsOf(tx, "payables", instance),
    query,
    matches: (payable) =>
      equals(query.status, payable.status) && equals(query.customer_id, payable.customer_id),
    view: payableView,
  });

export const listTransfers: Rule<"transfers.list"> = (tx, { instance, query }) =>
  listRows({
    operation: "transfers.list",
    rows: rowsOf(tx, "transfers", instance),
    query,
    view: ({ id, status }) => ({ id, status }),
  });
