import { document } from "../description/document.ts";
import type { OperationId } from "../description/operations.ts";
import { createBankAccount, listBankAccounts } from "./bank-accounts.ts";
import { createCustomer } from "./customers.ts";
import { listCustomers, listPayables, listPayins, listPayouts, listTransfers } from "./lists.ts";
import { createPayout } from "./payouts.ts";
import { createQuote } from "./quotes.ts";
import type { Rule } from "./rule.ts";
import { createTermsLink } from "./terms.ts";
import { createUpload } from "./uploads.ts";
import { createWallet, getSignMessage } from "./wallets.ts";

/** Rules of all operations of the description; the compiler keeps the list complete. */
export const rules: { readonly [Id in OperationId]: Rule<Id> } = {
  "tos.create": createTermsLink,
  "customers.create": createCustomer,
  "customers.list": listCustomers,
  "bankAccounts.create": createBankAccount,
  "bankAccounts.list": listBankAccounts,
  "quotes.create": createQuote,
  "payouts.createEvm": createPayout,
  "payouts.list": listPayouts,
  "payins.list": listPayins,
  "payables.list": listPayables,
  "transfers.list": listTransfers,
  "blockchainWallets.signMessage": getSignMessage,
  "blockchainWallets.create": createWallet,
  "upload.create": createUpload,
  "doc.get": () => document,
};
