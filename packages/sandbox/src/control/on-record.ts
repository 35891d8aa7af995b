import { type FindableTable, findAnywhere } from "../rules/find.ts";
import type { Tables } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import type { ControlContext } from "./control-operation.ts";

/** Returns the `run` of a call for one record: it finds the record with the ID, within its transaction. */
export function onRecord<Name extends FindableTable, Input extends { readonly id: string }, Result>(
  table: Name,
  run: (tx: Transaction, row: Tables[Name], input: Input) => Result,
): (context: ControlContext, input: Input) => Result {
  return ({ transact }, input) => transact((tx) => run(tx, findAnywhere(tx, table, input.id), input));
}
