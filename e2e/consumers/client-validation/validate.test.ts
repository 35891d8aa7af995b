import {
  amount,
  type ClientOptions,
  createClient,
  isConfigurationError,
  isInvalidInputError,
  isInvalidResponseError,
  operationValidators,
} from "@crossborder/client";
import { operations } from "@crossborder/zod/operations";
import { expect, test } from "vitest";

const input = {
  bank_account_id: "ba_000000000001",
  currency_type: "sender",
  cover_fees: false,
  request_amount: amount(5000),
  network: "base_sepolia",
  token: "USDB",
} as const;
const quote = { id: "qu_000000000001", contract: { address: "0x02" } };

function clientThatGets(
  response: unknown,
  options: Partial<ClientOptions> = {},
  validation: Partial<ClientOptions> = { validators: operationValidators(operations) },
) {
  const requests: string[] = [];
  const client = createClient({
    apiKey: "secret-key-0001",
    instanceId: "in_000000000001",
    baseUrl: "https://service.test",
    ...validation,
    fetch: async (url) => {
      requests.push(url);
      return Response.json(response);
    },
    ...options,
  });
  return { client, requests };
}

const caught = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test("what is as described passes in both directions", async () => {
  const { client } = clientThatGets(quote);
  expect(await client.quotes.create(input, { validate: "both" })).toEqual(quote);
});

test("a request that is not as described is never sent", async () => {
  const { client, requests } = clientThatGets(quote);
  const wrong = { ...input, bank_account_id: "ba_1" } as const;
  const error = await caught(client.quotes.create(wrong, { validate: "request" }));
  if (!isInvalidInputError(error)) throw error;
  expect(error.issues).toEqual([{ path: "body.bank_account_id", message: expect.any(String) }]);
  expect(error.message).toMatch(/^quotes\.create was not sent.*body\.bank_account_id: /);
  expect([error.outcome, error.operationId, requests]).toEqual(["not-sent", "quotes.create", []]);
});

test("parameters are held to their places, those that the client fills in too", async () => {
  const { client } = clientThatGets([]);
  const limit = 20 as 10; // what a caller without types can do
  const error = await caught(client.payouts.list({ limit }, { validate: "request" }));
  expect(isInvalidInputError(error) && error.issues.map(({ path }) => path)).toEqual(["query.limit"]);
});

test("a form is held to the description as the object that it is made of, whatever its file is", async () => {
  const { client, requests } = clientThatGets({ file_url: "https://files.test/1" });
  const form = { file: new Blob(["%PDF"]), bucket: "onboarding" };
  await client.upload.create(form, { validate: "request" });
  const wrong = { ...form, bucket: 7 as unknown as string };
  const error = await caught(client.upload.create(wrong, { validate: "request" }));
  expect(isInvalidInputError(error) && error.issues.map(({ path }) => path)).toEqual(["body.bucket"]);
  expect(requests).toHaveLength(1);
});

test("a response that is not as described was carried out all the same", async () => {
  const { client } = clientThatGets({ ...quote, id: 7 });
  const error = await caught(client.quotes.create(input, { validate: "response" }));
  if (!isInvalidResponseError(error)) throw error;
  expect(error.issues.map(({ path }) => path)).toEqual(["id"]);
  expect([error.outcome, error.status]).toEqual(["processed", 200]);
  expect(error.message).toContain("Do not repeat it.");
});

test("a response with a value that an enum has gained since passes", async () => {
  const account = { id: "ba_000000000001", type: "pix", name: "Main", status: "a_status_of_tomorrow" };
  const { client } = clientThatGets([account]);
  const customer_id = "re_000000000001";
  const error = await caught(client.bankAccounts.list({ customer_id }, { validate: "response" }));
  const issues = isInvalidResponseError(error) ? error.issues.map(({ path }) => path) : [];
  expect(issues).not.toContain("0.status");
});

test("the client's own setting holds where a call does not say", async () => {
  const { client } = clientThatGets({ ...quote, id: 7 }, { validate: "both" });
  expect(isInvalidResponseError(await caught(client.quotes.create(input)))).toBe(true);
  expect(await client.quotes.create(input, { validate: "none" })).toMatchObject({ id: 7 });
});

test("only those validators need be there that are used", async () => {
  const { client } = clientThatGets(quote, {
    validators: operationValidators({ "doc.get": operations["doc.get"] }),
  });
  expect(await client.quotes.create(input, { validate: "both" })).toEqual(quote);
});

test.each(["request", "response", "both"] as const)(
  "validate: %s without validators is a mistake, told before anything is sent",
  async (validate) => {
    const { client, requests } = clientThatGets(quote, {}, {});
    const error = await caught(client.quotes.create(input, { validate }));
    expect(isConfigurationError(error) && error.message).toBe("validate requires validators.");
    expect(requests).toEqual([]);
  },
);

test("no issue shows the key", async () => {
  const wrong = { ...input, bank_account_id: "secret-key-0001" as "ba_1" };
  const { client } = clientThatGets(quote);
  const error = await caught(client.quotes.create(wrong, { validate: "request" }));
  expect(`${error} ${JSON.stringify(error)}`).not.toContain("secret-key-0001");
});
