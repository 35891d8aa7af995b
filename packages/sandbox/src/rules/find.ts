import type { ErrorCode } from "@crossborder/errors";
import { rejection } from "../http/rejection.ts";
import type { TableName, Tables } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";

/** Tables with a separate error code for "not found". */
const NOT_FOUND = {
  instances: "INSTANCES_NOT_FOUND",
  tos: "TOS_NOT_FOUND",
  customers: "CUSTOMERS_NOT_FOUND",
  bank_accounts: "BANK_ACCOUNTS_NOT_FOUND",
  wallets: "WALLETS_NOT_FOUND",
  quotes: "QUOTES_NOT_FOUND",
  payouts: "PAYOUTS_NOT_FOUND",
  payins: "PAYINS_NOT_FOUND",
  payables: "PAYABLES_NOT_FOUND",
} as const satisfies Partial<Record<TableName, ErrorCode>>;

/** A table of records that calls name by ID. */
export type FindableTable = keyof typeof NOT_FOUND;

/** The record with this ID, of any instance. Throws the table's own "not found". */
export function findAnywhere<Name extends FindableTable>(
  tx: Pick<Transaction, "get">,
  table: Name,
  id: string,
): Tables[Name] {
  const row = tx.get(table, id);
  if (!row) throw rejection(NOT_FOUND[table]);
  return row;
}

/** The instance's record with this ID. Throws the table's own "not found", also for a record of another instance. */
export function find<Name extends Exclude<FindableTable, "instances">>(
  tx: Transaction,
  table: Name,
  { id, instance }: { readonly id: string; readonly instance: { readonly id: string } },
): Tables[Name] {
  const row = tx.get(table, id);
  if (row?.instance_id !== instance.id) throw rejection(NOT_FOUND[table]);
  return row;
}
