/*
 * Calls that people write with the packages. The test beside this file asks language services of TypeScript what an editor
 * shows for each name that is declared, called or passed here.
 */
import {
  amount,
  type BankAccountsCreateInput,
  type BankAccountsListInput,
  type BlockchainWalletsCreateInput,
  type BlockchainWalletsSignMessageInput,
  bankAccountId,
  type CustomersCreateInput,
  type CustomersListInput,
  createClient,
  customerId,
  type DocGetInput,
  formatAmount,
  instanceId,
  isApiError,
  isConnectionError,
  isOutcomeUnknownError,
  isSdkError,
  type PayoutsCreateEvmInput,
  type PayoutToReconcile,
  parseAmount,
  type QuotesCreateInput,
  quoteId,
  reconcilePayout,
  type TosCreateInput,
  type UploadCreateInput,
  waitForPayout,
} from "@crossborder/client";
import { call, createClientCore, quotesCreate } from "@crossborder/client/operations";
import { findError, isErrorCode } from "@crossborder/errors";
import { createSandbox } from "@crossborder/sandbox";
import { createWebhookReceiver, createWebhookVerifier } from "@crossborder/webhooks";
import * as zod from "@crossborder/zod";
import * as operationSchemas from "@crossborder/zod/operations";

declare const request: Request;
declare const value: unknown;

export const api = createClient({
  baseUrl: "http://127.0.0.1:4010",
  apiKey: "key",
  instanceId: instanceId("in_000000000000"),
});

declare const termsInput: TosCreateInput;
export const terms = await api.tos.create(termsInput);
declare const customerInput: CustomersCreateInput;
export const customer = await api.customers.create(customerInput);
declare const customersInput: CustomersListInput;
export const customers = await api.customers.list(customersInput);
export const allCustomers = await api.customers.listAll();
for await (const listedCustomer of api.customers.list({ limit: 10 })) void listedCustomer;
declare const accountInput: BankAccountsCreateInput;
export const account = await api.bankAccounts.create(accountInput);
declare const accountsInput: BankAccountsListInput;
export const accounts = await api.bankAccounts.list(accountsInput);
declare const messageInput: BlockchainWalletsSignMessageInput;
export const message = await api.blockchainWallets.signMessage(messageInput);
declare const walletInput: BlockchainWalletsCreateInput;
export const wallet = await api.blockchainWallets.create(walletInput);
declare const quoteInput: QuotesCreateInput;
export const quote = await api.quotes.create(quoteInput);
declare const payoutInput: PayoutsCreateEvmInput;
export const payout = await api.payouts.createEvm(payoutInput);
export const {
  data: payoutData,
  response,
  requestId,
} = await api.payouts.createEvm(payoutInput).withResponse();
export const payouts = await api.payouts.list({ status: "completed" });
export const nextPayouts = await payouts.getNextPage();
export const firstPayouts = await api.payouts.list().toArray({ limit: 5 });
export const allPayouts = await api.payouts.listAll();
export const payins = await api.payins.list();
export const payables = await api.payables.list();
export const transfers = await api.transfers.list();
declare const documentInput: DocGetInput;
export const document = await api.doc.get(documentInput);
declare const uploadInput: UploadCreateInput;
export const upload = await api.upload.create(uploadInput);

export const core = createClientCore({
  baseUrl: "http://127.0.0.1:4010",
  apiKey: "key",
  instanceId: "in_0" as never,
});
export const standalone = await call(core, quotesCreate, quoteInput);
export const settled = await waitForPayout(api, payout.id, { states: ["completed"], timeoutMs: 60_000 });
declare const toReconcile: PayoutToReconcile;
export const reconciliation = await reconcilePayout(api, toReconcile);

export const parsedAmount = parseAmount("50.00");
export const fiftyUnits = amount(5000);
export const text = formatAmount(fiftyUnits);
export const savedQuoteId = quoteId("qu_000000000000");
export const savedCustomerId = customerId("re_000000000000");
export const savedAccountId = bankAccountId("ba_000000000000");

export function handle(error: unknown): unknown {
  if (isApiError(error, "QUOTES_EXPIRED")) return error.code;
  if (isOutcomeUnknownError(error)) return error.reconciliation;
  if (isConnectionError(error)) return error.outcome;
  if (isSdkError(error)) return error.outcome;
  return isErrorCode(error);
}
export const entry = findError("QUOTES_EXPIRED");

export const receiver = createWebhookReceiver({ secrets: "whsec_AAAA" });
receiver.on("payin.new", (delivery, context) => void [delivery.event, context]);
receiver.onUnhandled((unhandled) => void unhandled);
export const answer = await receiver.handle(request);
export const verifier = createWebhookVerifier({ secrets: "whsec_AAAA" });
export const verified = await verifier.verify({ headers: {}, body: "{}" });

export const parsedQuote = zod.Quote.parse(value);
export const parsedPayout = zod.Payout.safeParse(value);
export const parsedInput = zod.QuoteCreate.parse(value);
export const payoutsList = operationSchemas.payoutsList;

export const sandbox = await createSandbox();
export const sandboxPayout = await sandbox.advanceUntilPayout("pa_000000000000", "completed");
await sandbox.close();
