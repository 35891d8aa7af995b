import { refusal } from "../http/refusal.ts";
import type { InstanceRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";

/** The instance that a control call names. */
export function findInstance(tx: Pick<Transaction, "get">, id: string): InstanceRow {
  const instance = tx.get("instances", id);
  if (!instance) throw refusal("INSTANCES_NOT_FOUND");
  return instance;
}
