import type { Client } from "@crossborder/client";
import type { BankAccount, BankAccountId, Customer } from "@crossborder/types";
import { idWords, quoted } from "./quoted.ts";

/** The reading operations that say whom a bank account belongs to. */
export type ReceiverClient = Pick<Client, "customers" | "bankAccounts">;

/** Fields that address an account on its rail: a person recognizes it by the last characters. */
const NUMBERS = [
  "account_number",
  "pix_key",
  "spei_clabe",
  "transfers_account",
  "ach_cop_bank_account",
  "swift_account_number_iban",
  "sepa_iban",
] as const satisfies readonly (keyof BankAccount)[];

/** Describes the receiver of a payout. Undefined unless the service's lists name one account of one customer. */
export async function findReceiver(
  client: ReceiverClient,
  bank_account_id: BankAccountId,
  options: { readonly signal: AbortSignal },
): Promise<string | undefined> {
  const [customer, ...others] = await client.customers.listAll({ bank_account_id }, options);
  if (customer === undefined || others.length > 0) return undefined;
  const filter = { customer_id: customer.id, bank_account_id };
  const account = (await client.bankAccounts.list(filter, options)).find(({ id }) => id === bank_account_id);
  return account && `${nameOf(customer, account)} (${idWords(customer.id)}), ${accountWords(account)}`;
}

function accountWords(account: BankAccount): string {
  const number = NUMBERS.map((field) => account[field]).find((value) => typeof value === "string");
  const end = number ? ` ending in ${quoted(number.slice(-4))}` : "";
  return `${quoted(account.type)} account ${quoted(account.name)}${end} (${idWords(account.id)})`;
}

/** The name on the account, else the customer's. */
function nameOf(customer: Customer, account: BankAccount): string {
  const { first_name, last_name } = customer as Readonly<Record<string, unknown>>; // its fields are not stated
  const names = [
    [account.beneficiary_name],
    [account.swift_account_holder_name],
    [account.sepa_beneficiary_legal_name],
    [account.ach_cop_beneficiary_first_name, account.ach_cop_beneficiary_last_name],
    [first_name, last_name],
  ].map((parts) => parts.filter((part) => typeof part === "string").join(" "));
  const name = names.find((text) => text.trim() !== "");
  return name === undefined ? "a customer without a name" : quoted(name);
}
