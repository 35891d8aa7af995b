import { document } from "../description/document.ts";
import { refusal } from "../http/refusal.ts";
import type { BankAccountRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { emit } from "../webhooks/emit.ts";
import { findCustomer } from "./customers.ts";
import { find } from "./find.ts";
import { isValidRoutingNumber } from "./routing-number.ts";
import type { Rule } from "./rule.ts";

interface Rail {
  /** "Payment rails": where the rail pays to; null where that is not one country. */
  readonly country: string | null;
  /** The field that says which country, on the rails that pay to several. */
  readonly countryField?: string;
  /**
   * What an account cannot be addressed without (`BANK_ACCOUNTS_INCOMPLETE`). Which fields a rail requires is not shown:
   * these are the sandbox's own.
   */
  readonly address: readonly string[];
}

const RAILS: Readonly<Record<string, Rail>> = {
  ach: { country: "US", address: ["routing_number", "account_number"] },
  wire: { country: "US", countryField: "country", address: ["routing_number", "account_number"] },
  pix: { country: "BR", address: ["pix_key"] },
  pix_safe: { country: "BR", address: ["pix_safe_bank_code", "pix_safe_branch_code", "pix_safe_cpf_cnpj"] },
  ted: { country: "BR", address: ["ted_bank_code", "ted_branch_code", "ted_cpf_cnpj"] },
  spei_partner: { country: "MX", address: ["spei_clabe"] },
  transfers_partner: { country: "AR", address: ["transfers_account"] },
  ach_cop_partner: { country: "CO", address: ["ach_cop_bank_code", "ach_cop_bank_account"] },
  international_swift: {
    country: null,
    countryField: "swift_bank_country",
    address: ["swift_code_bic", "swift_account_number_iban"],
  },
  rtp: { country: "US", address: [] },
  sepa: { country: null, countryField: "sepa_beneficiary_country", address: ["sepa_iban"] },
};

/** "Bank account": every field of the record, with null for what is not known. */
const BLANK = Object.fromEntries(
  Object.keys(document.components.schemas.BankAccount?.properties ?? {}).map((name) => [name, null]),
);

/** "Endpoints" and "What the service does" 3: the data has to be valid on development instances too. */
export const createBankAccount: Rule<"bankAccounts.create"> = (tx, { instance, path, body }) => {
  const customer = findCustomer(tx, instance, path.receiver_id);
  const sent: Record<string, unknown> = { ...body };
  checkDetails(sent);
  const described = Object.entries(sent).filter(([name]) => Object.hasOwn(BLANK, name));
  const account = tx.put("bank_accounts", {
    id: tx.id("ba_"),
    instance_id: instance.id,
    customer_id: customer.id,
    created_at: tx.now,
    payable_id: null,
    fields: {
      ...BLANK,
      ...Object.fromEntries(described),
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

function checkDetails(sent: Readonly<Record<string, unknown>>): void {
  const missing = (RAILS[String(sent.type)]?.address ?? []).filter((name) => isBlank(sent[name]));
  if (missing.length > 0) {
    const errors = missing.map((name) => ({ path: [name], message: "Required for the rail." }));
    throw refusal("BANK_ACCOUNTS_INCOMPLETE", { errors });
  }
  const routing = sent.routing_number;
  if (typeof routing === "string" && !isValidRoutingNumber(routing))
    throw refusal("BANK_ACCOUNTS_INVALID_ROUTING");
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** "List endpoints" 6: a plain array, never paginated; every filter matches exactly. */
export const listBankAccounts: Rule<"bankAccounts.list"> = (tx, { instance, path, query }) => {
  const { id } = findCustomer(tx, instance, path.customer_id);
  return accountsOf(tx, id)
    .filter((account) => query.status === undefined || account.fields.status === query.status)
    .filter((account) => query.type === undefined || account.fields.type === query.type)
    .filter((account) => query.name === undefined || account.fields.name === query.name)
    .filter((account) => query.bank_account_id === undefined || account.id === query.bank_account_id)
    .filter((account) => query.country === undefined || countryOf(account) === query.country)
    .reverse()
    .map(bankAccountView);
};

function accountsOf(tx: Transaction, customerId: string): BankAccountRow[] {
  return tx.list("bank_accounts").filter(({ customer_id }) => customer_id === customerId);
}

/** The country that the account is in, null when it says none. */
export function countryOf({ fields }: BankAccountRow): string | null {
  const rail = RAILS[String(fields.type)];
  const named = rail?.countryField === undefined ? null : fields[rail.countryField];
  return typeof named === "string" ? named : (rail?.country ?? null);
}

/** The account as responses and events show it. */
export function bankAccountView({ id, fields }: BankAccountRow): Record<string, unknown> {
  return { ...fields, id };
}

/** An account that may be paid to directly. Throws what the catalogue names for the others. */
export function findPayableAccount(
  tx: Transaction,
  where: { readonly id: string; readonly instance: { readonly id: string } },
): BankAccountRow {
  const account = find(tx, "bank_accounts", where);
  // "Payable": a bank account that belongs to a payable can be paid only through that payable.
  if (account.payable_id !== null) throw refusal("BANK_ACCOUNTS_OWNED_BY_PAYABLE");
  if (account.fields.status !== "approved") throw refusal("BANK_ACCOUNTS_NOT_APPROVED");
  return account;
}
