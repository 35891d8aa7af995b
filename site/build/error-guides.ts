import type { Guide } from "../../generators/reference/guide.ts";

const LOST = "unknown-outcome";

/** The guides that the pages of error codes link to. Every code has at least one; a test checks it. */
export const errorGuides: readonly Guide[] = (
  [
    ["Lost responses and recovery", "guides/lost-responses", [LOST, "QUOTES_EXPIRED"]],
    ["What you need from the service", "start/what-you-need", ["fix-credentials", "INSTANCES_*"]],
    ["Payouts", "guides/payouts", ["QUOTES_*", "PAYOUTS_*", "BLOCKCHAIN_*", "LIMITS_*"]],
    ["Payins and payables", "guides/payins-and-payables", ["PAYINS_*", "PAYABLES_*"]],
    ["Bank accounts by rail", "guides/bank-accounts", ["BANK_ACCOUNTS_*"]],
    ["Customers and verification", "guides/customers", ["CUSTOMERS_*", "TOS_*", "COMPLIANCE_*", "FILES_*"]],
    ["Wallets", "guides/wallets", ["WALLETS_*", "TRANSFERS_*"]],
    ["Webhooks", "guides/webhooks", ["WEBHOOKS_*"]],
    ["Validating", "guides/validating", ["VALIDATION_*", "REQUEST_*"]],
    ["What is not covered", "start/not-covered", ["VIRTUAL_ACCOUNTS_*", "FEES_*", "BILLING_*", "YIELD_*"]],
    ["Errors for support staff", "guides/errors", ["*"]],
  ] as const
).map(([title, page, errors]) => ({ title, url: `../${page}.html`, errors }));
