import type { ErrorAction, ErrorCode } from "@crossborder/errors";
import type { BankAccount, operations, Payout, Quote, Transfer } from "@crossborder/types";
import { describe, expectTypeOf, test } from "vitest";
import {
  ApiError,
  amount,
  type Client,
  type ClientOptions,
  createClient,
  customerId,
  isApiError,
  logCalls,
  operationValidators,
  parseAmount,
  quoteId,
  type ValidatorTable,
} from "../src/index.ts";
import { createClientCore, watchCalls } from "../src/operations.ts";

declare const client: Client;
declare const error: unknown;

describe("inputs", () => {
  test("hold parameters and body, the instance aside", () => {
    client.bankAccounts.create({ receiver_id: "re_000000000001", type: "pix", name: "Main", pix_key: "k" });
    client.blockchainWallets.signMessage({ customer_id: "re_000000000001" });
    client.payouts.listAll();
    client.doc.get();
  });

  test("lack nothing that is required", () => {
    // @ts-expect-error the customer is missing
    client.bankAccounts.create({ type: "pix", name: "Main" });
    // @ts-expect-error the wallet's address is missing
    client.payouts.createEvm({ quote_id: "qu_000000000001" });
    // @ts-expect-error a customer is needed
    client.blockchainWallets.signMessage();
  });

  test("have IDs of the right kind", () => {
    // @ts-expect-error a payout is no quote
    client.payouts.createEvm({ quote_id: "po_000000000001", sender_wallet_address: "0x" });
  });

  test("have amounts that were checked, no plain numbers", () => {
    const quote = {
      bank_account_id: "ba_000000000001",
      currency_type: "sender",
      cover_fees: false,
      network: "base_sepolia",
      token: "USDB",
    } as const;
    client.quotes.create({ ...quote, request_amount: parseAmount("50.00") });
    client.quotes.create({ ...quote, request_amount: amount(5000) });
    // @ts-expect-error a number may be a float, or units where cents are meant
    client.quotes.create({ ...quote, request_amount: 50 });
  });

  test("take IDs from a database after a check", () => {
    const row = { quote: "qu_000000000001" }; // a plain string
    // @ts-expect-error any string may be the ID of something else
    client.payouts.createEvm({ quote_id: row.quote, sender_wallet_address: "0x" });
    client.payouts.createEvm({ quote_id: quoteId(row.quote), sender_wallet_address: "0x" });
    // @ts-expect-error the ID of a customer is none of a quote
    client.payouts.createEvm({ quote_id: customerId(row.quote), sender_wallet_address: "0x" });
  });

  test("have fields of the chosen rail alone", () => {
    const pix = { receiver_id: "re_000000000001", type: "pix", name: "Main" } as const;
    // @ts-expect-error a PIX account has no routing number
    client.bankAccounts.create({ ...pix, routing_number: "1" });
  });

  test("have fields that exist", () => {
    // @ts-expect-error there is no such filter
    client.payouts.listAll({ colour: "red" });
  });
});

describe("outputs", () => {
  test("are what the description says", () => {
    expectTypeOf<Awaited<ReturnType<typeof client.quotes.create>>>().toEqualTypeOf<Quote>();
    expectTypeOf(client.bankAccounts.list({ customer_id: "re_000000000001" })).resolves.toEqualTypeOf<
      BankAccount[]
    >();
    expectTypeOf(client.quotes.create).returns.toHaveProperty("withResponse");
  });

  test("leave room for statuses that are new", async () => {
    const [account] = await client.bankAccounts.list({ customer_id: "re_000000000001" });
    expectTypeOf<"frozen">().toExtend<NonNullable<NonNullable<typeof account>["status"]>>();
  });
});

describe("lists", () => {
  test("give arrays, pages and items", async () => {
    expectTypeOf(await client.payouts.listAll()).toEqualTypeOf<Payout[]>();
    // @ts-expect-error: only lists can be iterated over
    for await (const part of client.quotes.create({} as never)) expectTypeOf(part).toBeAny();
    expectTypeOf((await client.payouts.list()).data).toEqualTypeOf<Payout[]>();
    const next = await (await client.payouts.list()).getNextPage();
    expectTypeOf(next.data).toEqualTypeOf<Payout[]>();
    expectTypeOf(next.hasNextPage()).toBeBoolean();
    for await (const payout of client.payouts.list()) expectTypeOf(payout).toEqualTypeOf<Payout>();
    for await (const transfer of client.transfers.list()) expectTypeOf(transfer).toEqualTypeOf<Transfer>();
  });

  test("of transfers have no array", () => {
    // @ts-expect-error transfers come in pages only
    client.transfers.listAll();
  });

  test("have page sizes of the description only", () => {
    client.payouts.list({ limit: 50 });
    // @ts-expect-error the service takes 10, 50, 100, 200, 500 and 1000
    client.payouts.list({ limit: 20 });
  });
});

describe("errors", () => {
  test("are narrowed by code", () => {
    if (isApiError(error, "QUOTES_EXPIRED", "QUOTES_ALREADY_USED")) {
      expectTypeOf(error.code).toEqualTypeOf<"QUOTES_EXPIRED" | "QUOTES_ALREADY_USED">();
    }
    if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<ApiError>();
  });

  test("have actions of the catalogue", () => {
    if (!isApiError(error) && !(error instanceof ApiError)) return;
    expectTypeOf(error.action).toEqualTypeOf<ErrorAction | undefined>();
    // @ts-expect-error there is no such action
    expectTypeOf(error.action === "get-new-quot").toBeBoolean();
  });

  test("have codes that are known, and room for new ones", () => {
    if (!isApiError(error)) return;
    expectTypeOf(error.code).toEqualTypeOf<ErrorCode | (string & {}) | undefined>();
    expectTypeOf<"QUOTES_EXPIRED">().toExtend<typeof error.code>();
    switch (error.code) {
      case "QUOTES_EXPIRED":
      case "A_CODE_OF_TOMORROW":
        break;
      // @ts-expect-error a number is no code
      case 5:
    }
  });

  test("have codes of the catalogue", () => {
    // @ts-expect-error there is no such code
    isApiError(error, "QUOTE_EXPIRED");
  });
});

describe("options", () => {
  test("need key, instance and address", () => {
    // @ts-expect-error the key is missing
    createClient({ instanceId: "in_000000000001", baseUrl: "http://127.0.0.1" });
    createClient({ apiKey: "k", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1", fetch });
  });

  test("come from the environment, or from functions", () => {
    const { API_KEY, INSTANCE_ID, BASE_URL } = process.env;
    createClient({ apiKey: API_KEY, instanceId: INSTANCE_ID, baseUrl: BASE_URL });
    createClient({ apiKey: () => "k", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1" });
    createClient({ apiKey: async () => "k", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1" });
    client.doc.get({}, { instanceId: String(INSTANCE_ID) });
    // @ts-expect-error a function has to give a key
    createClient({ apiKey: () => 5, instanceId: INSTANCE_ID, baseUrl: BASE_URL });
    client.withOptions({ timeoutMs: 5, hooks: logCalls(console, "info") });
    // @ts-expect-error there is no such level
    logCalls(console, "verbose");
  });

  test("have validators of operations of the service only", () => {
    const options = { apiKey: "k", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1" };
    const own = { request: {}, response: {} };
    const some = operationValidators({ "quotes.create": own, "payouts.list": own });
    createClient({ ...options, validators: some, validate: "both" });
    createClient({ ...options, validators: operationValidators({} as Record<keyof operations, typeof own>) });
    createClientCore({ ...options, validators: some });
    client.withOptions({ validators: some });
    // @ts-expect-error a misspelled operation would not be validated
    createClient({ ...options, validators: operationValidators({ "quotes.crate": own }) });
    // @ts-expect-error one of them is misspelled
    client.withOptions({ validators: operationValidators({ "quotes.create": own, "quotes.crate": own }) });
    const unknown: ValidatorTable = {};
    createClient({ ...options, validators: operationValidators(unknown) }); // from elsewhere, without names
  });

  test("of a client core have no hooks, which only watchCalls would call", () => {
    const options = { apiKey: "k", instanceId: "in_000000000001", baseUrl: "http://127.0.0.1" };
    createClientCore(options, watchCalls(logCalls(console)));
    const withHooks: ClientOptions = { ...options, hooks: logCalls(console) };
    // @ts-expect-error nothing would call them
    createClientCore(withHooks);
  });
});

test("the raw client is typed by path", () => {
  const params = { path: { instance_id: "in_000000000001" } } as const;
  expectTypeOf(
    client.fetchClient.GET("/v1/instances/{instance_id}/transfers", { params }),
  ).resolves.toHaveProperty("data");
  // @ts-expect-error there is no such path
  client.fetchClient.GET("/nowhere");
});
