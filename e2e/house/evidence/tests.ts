import { readText } from "../repository.ts";

const SANDBOX = "packages/sandbox/test";

/** The tests that show statements of the evidence: file, then title as it is written there. */
export const TESTS = {
  accounts: [`${SANDBOX}/bank-accounts.test.ts`, "%s is created as it was sent"],
  accountFilters: [`${SANDBOX}/bank-accounts.test.ts`, "%j gives %j, as a plain array"],
  accountsBy: [`${SANDBOX}/wire.test.ts`, "bank accounts by %s"],
  accountRules: [`${SANDBOX}/bank-accounts.test.ts`, "%s: %s"],
  spei: [`${SANDBOX}/bank-accounts.test.ts`, "%s needs the institution, and no CLABE"],
  approval: [`${SANDBOX}/payout-flow.test.ts`, "the approval of the token spend"],
  authBearer: [
    `${SANDBOX}/authentication.test.ts`,
    "asks for the bearer header, under every path of the service",
  ],
  authKeys: [`${SANDBOX}/authentication.test.ts`, "a key with %j gets %s"],
  authRefused: [`${SANDBOX}/authentication.test.ts`, "rejects %j"],
  cardCharge: [
    `${SANDBOX}/control.test.ts`,
    "take one card charge; a declined one leaves them open, an unconfirmed one counts",
  ],
  catalog: [
    `${SANDBOX}/catalog.test.ts`,
    "%s can be provoked, with its status, its description and the envelope",
  ],
  constraints: [
    "spec/test/constraints.test.ts",
    "%s: an example shows each of its constraints, by failing when that is removed.",
  ],
  counts: [
    "spec/test/counts.test.ts",
    "The 22 resource groups are tags, and one is for the description itself.",
  ],
  customerApproved: [`${SANDBOX}/customers.test.ts`, "is approved automatically on a development instance"],
  customerDocuments: [
    `${SANDBOX}/customers.test.ts`,
    "may name documents that were uploaded; the proof of address, to its bucket",
  ],
  customerFilters: [`${SANDBOX}/lists.test.ts`, "of customers: %s"],
  customerRules: [`${SANDBOX}/customers.test.ts`, "%s is rejected with %s"],
  doc: [`${SANDBOX}/requests.test.ts`, "GET /doc serves the description"],
  ends: [`${SANDBOX}/payout-flow.test.ts`, "ends a payout of %i as %s on a development instance"],
  envelope: [`${SANDBOX}/wire.test.ts`, "a rejection has the six fields of the envelope"],
  eventOrder: [
    `${SANDBOX}/payout-flow.test.ts`,
    "leads from the terms to a completed payout, and says so by three signed events",
  ],
  eventPayout: [`${SANDBOX}/wire.test.ts`, "%s carries the payout as it then is"],
  eventRecord: [`${SANDBOX}/wire.test.ts`, "%s carries the record"],
  eventSigned: [
    `${SANDBOX}/wire.test.ts`,
    "are signed over the raw body with the secret of the endpoint, each under its own ID",
  ],
  expiry: [
    `${SANDBOX}/payout-flow.test.ts`,
    "lets a quote expire five minutes after it was made, to the millisecond",
  ],
  fields: [
    `${SANDBOX}/fields.test.ts`,
    "%s: an object in place of each field is rejected, with the name of the field",
  ],
  ids: [`${SANDBOX}/wire.test.ts`, "of %s have 15 characters"],
  invalidBodies: [`${SANDBOX}/requests.test.ts`, "%s: VALIDATION_FAILED, with the field"],
  invalidQueries: [`${SANDBOX}/requests.test.ts`, "the query %s"],
  invalidState: [`${SANDBOX}/control.test.ts`, "a quote in a wrong state is rejected"],
  json: [`${SANDBOX}/requests.test.ts`, "%s: VALIDATION_MISSING_BODY"],
  listArray: [
    `${SANDBOX}/lists.test.ts`,
    "is a plain array of everything, newest first, when no page is asked for",
  ],
  listUncapped: [`${SANDBOX}/lists.test.ts`, "is an array without a cap, longer than the largest page"],
  listPages: [
    `${SANDBOX}/lists.test.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the test writes it
    "gives the same items by pages as at once, for every size and filter (seed ${runs.seed})",
  ],
  listSizes: [`${SANDBOX}/wire.test.ts`, "%s: pages of %i by default, and an array without a page"],
  listTransfers: [`${SANDBOX}/lists.test.ts`, "of transfers is a page always"],
  names: [`${SANDBOX}/requests.test.ts`, "bank accounts and wallets are below %s"],
  offset: [`${SANDBOX}/requests.test.ts`, "query parameters that nobody knows"],
  once: [
    `${SANDBOX}/payout-flow.test.ts`,
    "executes a quote once, and says that it was used also after its time",
  ],
  paths: [
    `${SANDBOX}/requests.test.ts`,
    "every operation of the description is there, under both names of the customer",
  ],
  payableAccount: [`${SANDBOX}/control.test.ts`, "own their bank account: it is paid through them alone"],
  payableDocument: [
    `${SANDBOX}/control.test.ts`,
    "take a document that was uploaded, and a payment code once",
  ],
  payableCollection: [
    `${SANDBOX}/control.test.ts`,
    "reject a document for a collection code, also one that was uploaded",
  ],
  payableFilters: [`${SANDBOX}/lists.test.ts`, "of payables: state and customer, exactly"],
  payableMoves: [`${SANDBOX}/control.test.ts`, "in %s are neither quoted nor deleted"],
  payableNetworks: [
    `${SANDBOX}/control.test.ts`,
    "are funded by EVM wallets alone, and only codes can be paid",
  ],
  payableRules: [`${SANDBOX}/control.test.ts`, "reject %s"],
  payinDefaults: [`${SANDBOX}/fields.test.ts`, "of a payin, with no fee for the partner"],
  payinFields: [`${SANDBOX}/control.test.ts`, "that are not as described are not made: %j"],
  payinFilters: [`${SANDBOX}/wire.test.ts`, "payins by %s"],
  payinMoves: [`${SANDBOX}/control.test.ts`, "from %s to %s"],
  payoutFilters: [`${SANDBOX}/wire.test.ts`, "payouts by %s"],
  productionQuote: [`${SANDBOX}/wire.test.ts`, "is given for %s on a production instance"],
  quoteContract: [`${SANDBOX}/wire.test.ts`, "has a contract to approve, and lives for five minutes"],
  railCountries: [`${SANDBOX}/wire.test.ts`, "an account of %s is in %s"],
  rails: [`${SANDBOX}/fields.test.ts`, "%s: each of its fields is looked at, and no field of another rail"],
  receiver: ["packages/webhooks/test/webhooks.test.ts", "does not trust what another key has signed"],
  receiverOnce: [
    "packages/webhooks/test/deliver.test.ts",
    "that is repeated is handled once, and busy or done for the others",
  ],
  record: [`${SANDBOX}/fields.test.ts`, "every field of a record is there, with null where nothing is known"],
  replayed: [`${SANDBOX}/webhooks.test.ts`, "can be sent again at any time"],
  retry: ["packages/errors/test/errors.test.ts", "agrees with the retry table, code by code"],
  scope: [`${SANDBOX}/requests.test.ts`, "nothing of one instance is seen by another"],
  termsLink: [`${SANDBOX}/customers.test.ts`, "get the same link for the same key"],
  termsPage: [`${SANDBOX}/customers.test.ts`, "are accepted on a page, once, which shows the tos_id"],
  termsToken: [`${SANDBOX}/customers.test.ts`, "behind a link that is none: AUTH_TOKEN_INVALID"],
  testNetworks: [`${SANDBOX}/wire.test.ts`, "is given on the test network %s"],
  tokens: [`${SANDBOX}/requests.test.ts`, "%s: %j gives %s"],
  upload: [`${SANDBOX}/requests.test.ts`, "files go to %s"],
  uploadRules: [`${SANDBOX}/customers.test.ts`, "of %s"],
  wallets: [`${SANDBOX}/wallets.test.ts`, "gives the wallet that signed, under any name of the field"],
  walletPays: [`${SANDBOX}/wire.test.ts`, "may be paid for by a wallet that was registered"],
  walletLimit: [`${SANDBOX}/wallets.test.ts`, "takes ten wallets of a customer and no more"],
  webhookUrl: [`${SANDBOX}/webhooks.test.ts`, "rejects %s with WEBHOOKS_URL_INVALID"],
} as const satisfies Record<string, readonly [file: string, title: string]>;

export type TestName = keyof typeof TESTS;

/** Returns true if the file has a test or a group of tests with this title that is not skipped. */
export function isTest([file, title]: readonly [file: string, title: string]): boolean {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const call = new RegExp(`(?<!skip|todo)\\(\\s*(["'\`])${text}\\1\\s*,`);
  return call.test(readText(file));
}
