import { rejection } from "../http/rejection.ts";
import type { BankAccountRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { emit } from "../webhooks/emit.ts";
import { BLANK, readBankAccount } from "./bank-account-input.ts";
import { findCustomer } from "./customers.ts";
import { find } from "./find.ts";
import { isMatch } from "./list-rows.ts";
import { RAILS } from "./rails.ts";
import type { Rule } from "./rule.ts";

/** "Endpoints" and "What the service does" 3: the data has to be valid on development instances too. */
export const createBankAccount: Rule<"bankAccounts.create"> = (tx, { instance, path, body }) => {
  const customer = findCustomer(tx, instance, path.receiver_id);
  const sent = readBankAccount(body);
  const account = tx.put("bank_accounts", {
    id: tx.id("ba_"),
    instance_id: instance.id,
    customer_id: customer.id,
    created_at: tx.now,
    payable_id: null,
    fields: {
      ...BLANK,
      ...sent,
      // Moves between the states are not shown: development approves, as it does customers.
      status: instance.kind === "development" ? "approved" : "verifying",
      connector_connected_at: null,
      offramp_wallets: null,
      created_at: new Date(tx.now).toISOString(),
    },
  });
  emit(tx, { instanceId: instance.id, event: "bankAccount.new", payload: bankAccountView(account) });
  return bankAccountView(account);
};

/** "List endpoints" 6: a plain array, never paginated; every filter matches exactly. */
export const listBankAccounts: Rule<"bankAccounts.list"> = (tx, { instance, path, query }) => {
  const { id } = findCustomer(tx, instance, path.customer_id);
  const matches = (account: BankAccountRow) => {
    const { status, type, name } = account.fields;
    const [bank_account_id, country] = [account.id, countryOf(account)];
    return isMatch(query, { status, type, name, bank_account_id, country });
  };
  const own = tx.list("bank_accounts").filter(({ customer_id }) => customer_id === id);
  return own.filter(matches).reverse().map(bankAccountView);
};

/** The country that the account is in, null if it has none. */
export function countryOf({ fields }: BankAccountRow): string | null {
  const rail = RAILS[String(fields.type)];
  const named = rail?.countryField === undefined ? null : fields[rail.countryField];
  return typeof named === "string" ? named : (rail?.country ?? null);
}

/** The account as responses and events show it. */
export function bankAccountView({ id, fields }: BankAccountRow): Record<string, unknown> {
  return { ...fields, id };
}

/** Returns an account that may be paid to directly. Throws the catalogue's error for others. */
export function findPayableAccount(
  tx: Transaction,
  where: { readonly id: string; readonly instance: { readonly id: string } },
): BankAccountRow {
  const account = find(tx, "bank_accounts", where);
  // "Payable": a bank account that belongs to a payable can be paid only through that payable.
  if (account.payable_id !== null) throw rejection("BANK_ACCOUNTS_OWNED_BY_PAYABLE");
  if (account.fields.status !== "approved") throw rejection("BANK_ACCOUNTS_NOT_APPROVED");
  return account;
}
