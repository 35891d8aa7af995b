import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  amount,
  createClient,
  createTermsLink,
  isApiError,
  isConfigurationError,
  isInvalidInputError,
  isOutcomeUnknownError,
  version,
} from "../src/index.ts";
import {
  call,
  createClientCore,
  explainErrors,
  quotesCreate,
  rotateKeys,
  sharePauses,
  watchCalls,
} from "../src/operations.ts";
import { error, json, reset, silent, text } from "./support/behaviours.ts";
import { type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { API_KEY, CUSTOMER, INSTANCE, QUOTE, testClient, WALLET } from "./support/test-client.ts";

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());
beforeEach(() => server.behave(json(200, { id: "x" })));

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

const QUOTE_INPUT = {
  bank_account_id: "ba_000000000001",
  currency_type: "sender",
  cover_fees: false,
  request_amount: amount(5000),
  network: "base_sepolia",
  token: "USDB",
} as const;

describe("a call", () => {
  test("goes to the client's instance with key, agent and JSON", async () => {
    await testClient(server.url).quotes.create(QUOTE_INPUT);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      method: "POST",
      url: `/v1/instances/${INSTANCE}/quotes`,
      headers: {
        authorization: `Bearer ${API_KEY}`,
        "content-type": "application/json",
        accept: "application/json",
        "user-agent": `crossborder-client/${version} (description 1.0.0)`,
      },
      body: JSON.stringify(QUOTE_INPUT),
    });
  });

  test("goes to another instance when it names one", async () => {
    await testClient(server.url).quotes.create(QUOTE_INPUT, { instanceId: "in_other0000001" });
    expect(server.received[0]?.url).toBe("/v1/instances/in_other0000001/quotes");
  });

  test("takes path parameters and body in one input", async () => {
    server.behave(json(200, { id: "ba_000000000001", type: "pix", name: "Main" }));
    await testClient(server.url).bankAccounts.create({
      receiver_id: CUSTOMER,
      type: "pix",
      name: "Main",
      pix_key: "k",
    });
    expect(server.received[0]).toMatchObject({
      url: `/v1/instances/${INSTANCE}/receivers/${CUSTOMER}/bank-accounts`,
      body: '{"type":"pix","name":"Main","pix_key":"k"}',
    });
  });

  test("takes a body without described fields under `body`", async () => {
    server.behave(json(200, { id: "bw_000000000001", customer_id: CUSTOMER }));
    await testClient(server.url).blockchainWallets.create({
      customer_id: CUSTOMER,
      body: { signature: "0x" },
    });
    expect(server.received[0]?.body).toBe('{"signature":"0x"}');
  });

  test("of a single operation does the same without a client", async () => {
    const core = createClientCore({ apiKey: API_KEY, instanceId: INSTANCE, baseUrl: server.url });
    expect(await call(core, quotesCreate, QUOTE_INPUT)).toEqual({ id: "x" });
    expect(server.received[0]?.url).toBe(`/v1/instances/${INSTANCE}/quotes`);
  });

  test("of a single operation accepts a function as key only with rotateKeys", async () => {
    const options = { apiKey: () => API_KEY, instanceId: INSTANCE, baseUrl: server.url };
    expect(() => createClientCore(options)).toThrow(/must be a key .*, or with rotateKeys a function\.$/);
    await call(createClientCore(options, rotateKeys), quotesCreate, QUOTE_INPUT);
    expect(server.received[0]?.headers.authorization).toBe(`Bearer ${API_KEY}`);
  });

  test.each([
    ["holds for its call", [], 2],
    ["holds for all calls with sharePauses", [sharePauses], 1],
  ] as const)("of a single operation: a pause %s", async (_, extras, sent) => {
    server.behave(error(429, "AUTH_RATE_LIMITED", { "retry-after": "60" }));
    const options = { apiKey: API_KEY, instanceId: INSTANCE, baseUrl: server.url, timeoutMs: 500 };
    const core = createClientCore(options, ...extras);
    for (let time = 0; time < 2; time++) await call(core, quotesCreate, QUOTE_INPUT).catch(() => {});
    expect(server.received).toHaveLength(sent);
  });

  test("of a single operation is watched with watchCalls", async () => {
    const watched: string[] = [];
    const options = { apiKey: API_KEY, instanceId: INSTANCE, baseUrl: server.url };
    const core = createClientCore(
      options,
      watchCalls({ onRequest: ({ operationId }) => void watched.push(operationId) }),
    );
    await call(core, quotesCreate, QUOTE_INPUT);
    expect(watched).toEqual(["quotes.create"]);
  });

  test.each([
    ["without explainErrors, what decides", [], undefined, "retry-later"],
    ["with explainErrors, each code", [explainErrors], "get-new-quote", "retry-later"],
  ] as const)("of a single operation explains, %s", async (_, extras, expired, limited) => {
    const options = { apiKey: API_KEY, instanceId: INSTANCE, baseUrl: server.url, retry: { maxAttempts: 1 } };
    const core = createClientCore(options, ...extras);
    const actionOf = async (status: number, code: string): Promise<string | undefined> => {
      server.behave(error(status, code));
      const reason = await call(core, quotesCreate, QUOTE_INPUT).catch((given) => given);
      return isApiError(reason) ? reason.action : expect.fail("an ApiError");
    };
    expect(await actionOf(400, "QUOTES_EXPIRED")).toBe(expired);
    expect(await actionOf(429, "AUTH_RATE_LIMITED")).toBe(limited);
  });

  test("adds and takes away headers", async () => {
    const client = testClient(server.url, {
      headers: { "x-team": "a" },
      idempotencyHeader: "idempotency-key",
    });
    await client.doc.get(undefined, { headers: { "x-team": null, "x-call": "b" }, idempotencyKey: "k-1" });
    expect(server.received[0]?.headers).toMatchObject({ "x-call": "b", "idempotency-key": "k-1" });
    expect(server.received[0]?.headers).not.toHaveProperty("x-team");
  });

  test("uploads a file as multipart", async () => {
    await testClient(server.url).upload.create({
      file: new Blob(["%PDF"], { type: "application/pdf" }),
      bucket: "documents",
    });
    const { headers, body, url } = server.received[0] ?? {};
    expect([url, headers?.["content-type"]]).toEqual([
      "/upload",
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
    expect(body).toContain('name="file"; filename="blob"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n');
    expect(body).toContain('name="bucket"\r\n\r\ndocuments\r\n');
  });

  test("with an amount that is no safe integer is never sent, whatever the types say", async () => {
    const float = 50.5 as ReturnType<typeof amount>;
    const reason = await testClient(server.url)
      .quotes.create({ ...QUOTE_INPUT, request_amount: float })
      .catch((caught: unknown) => caught);
    expect(isInvalidInputError(reason) && reason.message).toBe(
      '"request_amount" of quotes.create must be a safe integer.',
    );
    expect(server.received).toHaveLength(0);
  });

  test("for the terms makes a UUID and keeps it over all attempts", async () => {
    server.behave(reset, json(200, { url: "https://terms.example.com" }));
    expect(await createTermsLink(testClient(server.url))).toEqual({ url: "https://terms.example.com" });
    const bodies = server.received.map(({ body }) => body);
    expect(bodies[0]).toMatch(/^\{"idempotency_key":"[0-9a-f-]{36}"\}$/);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });
});

describe("lists", () => {
  const page = (ids: string[], next: string | null) =>
    json(200, {
      data: ids.map((id) => ({ id })),
      pagination: { has_more: next !== null, next_page: next, prev_page: null },
    });

  test("come as an array when no page is asked for", async () => {
    server.behave(json(200, [{ id: "po_000000000001" }]));
    expect(await testClient(server.url).payouts.listAll({ status: "failed" })).toEqual([
      { id: "po_000000000001" },
    ]);
    expect(server.received[0]?.url).toBe(`/v1/instances/${INSTANCE}/payouts?status=failed`);
  });

  test("come as a page of the described size", async () => {
    server.behave(page(["re_000000000001"], null));
    const client = testClient(server.url);
    expect((await client.customers.list()).data).toHaveLength(1);
    await client.payouts.list();
    await client.payouts.list({ limit: 50, country: "BR" });
    await client.transfers.list();
    expect(server.received.map(({ url }) => url.split("?")[1])).toEqual([
      "limit=100",
      "limit=10",
      "country=BR&limit=50",
      undefined,
    ]);
  });

  test("are iterated over page by page", async () => {
    server.behave(
      page(["tr_000000000001", "tr_000000000002"], "tr_000000000002"),
      page(["tr_000000000003"], null),
    );
    const ids: unknown[] = [];
    for await (const transfer of testClient(server.url).transfers.list({ limit: 10 })) ids.push(transfer.id);
    expect(ids).toEqual(["tr_000000000001", "tr_000000000002", "tr_000000000003"]);
    expect(server.received[1]?.url).toContain("starting_after=tr_000000000002");
  });

  test("of transfers have no array", () => {
    expect(testClient(server.url).transfers).not.toHaveProperty("listAll");
  });
});

describe("the raw client", () => {
  const path = "/v1/instances/{instance_id}/payouts/evm";
  const params = { path: { instance_id: INSTANCE } } as const;
  const body = { quote_id: QUOTE, sender_wallet_address: WALLET } as const;

  test("sends the key and repeats by the same rules", async () => {
    server.behave(reset, json(200, { id: "po_000000000001" }));
    const { data } = await testClient(server.url).fetchClient.POST(path, { params, body });
    expect(data).toEqual({ id: "po_000000000001" });
    expect(server.received.map((request) => [request.headers.authorization, request.body])).toEqual(
      Array(2).fill([`Bearer ${API_KEY}`, JSON.stringify(body)]),
    );
  });

  test("sends the client's headers, and listens to a signal", async () => {
    const client = testClient(server.url, { headers: { "x-team": "a" } });
    await client.fetchClient.GET("/doc", { headers: { "x-call": "b" } });
    expect(server.received[0]?.headers).toMatchObject({
      "user-agent": `crossborder-client/${version} (description 1.0.0)`,
      "x-team": "a",
      "x-call": "b",
    });
    const signal = AbortSignal.abort(new Error("changed my mind"));
    await expect(client.fetchClient.GET("/doc", { signal })).rejects.toThrow("changed my mind");
    expect(server.received).toHaveLength(1);
  });

  test("takes any number as an amount, since it is typed by path alone", async () => {
    const quotes = "/v1/instances/{instance_id}/quotes";
    await testClient(server.url).fetchClient.POST(quotes, {
      params,
      body: { ...QUOTE_INPUT, request_amount: 5000 },
    });
    expect(server.received[0]?.body).toContain('"request_amount":5000');
  });

  test("gives error responses as results", async () => {
    server.behave(error(400, "QUOTES_EXPIRED"));
    const { error: envelope, response } = await testClient(server.url).fetchClient.POST(path, {
      params,
      body,
    });
    expect([envelope?.code, response.status]).toEqual(["QUOTES_EXPIRED", 400]);
  });

  test("rejects where an earlier attempt may have been carried out, whatever the response says", async () => {
    server.behave(reset, error(400, "QUOTES_EXPIRED"));
    const reason = await testClient(server.url)
      .fetchClient.POST(path, { params, body })
      .catch((caught: unknown) => caught);
    expect(isOutcomeUnknownError(reason)).toBe(true);
  });

  test("recognizes an error without a body by its status", async () => {
    server.behave(text(404, ""));
    const { error: envelope, response } = await testClient(server.url).fetchClient.GET("/doc");
    expect([envelope, response.ok]).toEqual(["", false]);
  });
});

describe("a client is careful", () => {
  test("a redirect is not followed, and the key with it", async () => {
    const other = await startFaultServer();
    other.behave(json(200, {}));
    server.behave(text(307, "", { location: `${other.url}/elsewhere` }));
    const reason = await testClient(server.url)
      .doc.get()
      .catch((caught: unknown) => caught);
    expect(isApiError(reason) && reason.status).toBe(307);
    expect(other.received).toHaveLength(0);
    await other.close();
  });

  test("after a lost payout it says how to find out what happened, and since when", async () => {
    server.behave(silent);
    const before = Date.now();
    const reason = await testClient(server.url, { timeoutMs: 1_000 })
      .payouts.createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET })
      .catch((caught: unknown) => caught);
    if (!isOutcomeUnknownError(reason)) throw reason;
    expect(reason.reconciliation).toMatch(
      /^Do not take a new quote before you know. Execute the same quote again/,
    );
    expect(reason.startedAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  test("after a payout that was carried out it says that this is proved", async () => {
    server.behave(reset, error(400, "QUOTES_ALREADY_USED"));
    const reason = await testClient(server.url)
      .payouts.createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET })
      .catch((caught: unknown) => caught);
    if (!isApiError(reason)) throw reason;
    expect(reason.outcome).toBe("processed");
    expect(reason.reconciliation).toContain(
      "a success and `QUOTES_ALREADY_USED` both prove that it was paid",
    );
  });

  test("a quote's execution is repeated until its time is over while the service asks for that", async () => {
    server.behave(error(400, "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"));
    const client = testClient(server.url, { timeoutMs: 3_000 });
    const reason = await client.payouts
      .createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET })
      .catch((caught: unknown) => caught);
    expect(isApiError(reason, "PAYOUTS_ALLOWANCE_NOT_CONFIRMED") && reason.outcome).toBe("rejected");
    expect(server.received.length).toBeGreaterThan(3);
  });

  test("the time of a call is over although a body keeps coming", async () => {
    server.behave((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 5);
      response.on("close", () => clearInterval(timer));
    });
    // A body that never ends: without its own limit, only the test's would end this.
    const reason = await testClient(server.url, { timeoutMs: 1_000 })
      .doc.get()
      .catch((caught: unknown) => caught);
    expect(isOutcomeUnknownError(reason)).toBe(true);
  });

  test("a burst of 429 is waited out, and Retry-After in seconds kept to", async () => {
    const busy = (seconds: string) => error(429, "AUTH_RATE_LIMITED", { "retry-after": seconds });
    server.behave(busy("1"), busy("0"), json(200, { id: "po_000000000001" }));
    const started = performance.now();
    const client = testClient(server.url, { timeoutMs: 60_000 });
    const { attempts } = await client.payouts
      .createEvm({ quote_id: QUOTE, sender_wallet_address: WALLET })
      .withResponse();
    expect(attempts.map(({ status }) => status)).toEqual([429, 429, 200]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  test("Retry-After as a date is kept to", async () => {
    const at = new Date(Date.now() + 1500).toUTCString(); // whole seconds
    server.behave(error(429, "AUTH_RATE_LIMITED", { "retry-after": at }), json(200, { id: "x" }));
    await testClient(server.url, { timeoutMs: 60_000 }).doc.get();
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
  });

  test("neither the client nor its errors show the key or what is sensitive", async () => {
    const client = testClient(server.url);
    server.behave(error(422, "CUSTOMERS_INVALID_DATA"));
    const reason = await client.customers
      .create({ tax_id: "123456789", email: "ada@example.com" })
      .catch((caught: unknown) => caught);
    const shown = [client, reason]
      .map((value) => `${inspect(value, { depth: 9, showHidden: true })}${JSON.stringify(value)}`)
      .join();
    expect(shown).toContain("CUSTOMERS_INVALID_DATA");
    for (const secret of [API_KEY, "123456789", "ada@example.com"]) expect(shown).not.toContain(secret);
  });

  test.each([
    ["no key", { apiKey: "" }],
    ["an instance that is none", { instanceId: "in_1" }],
    ["an address that is none", { baseUrl: "service" }],
    ["a key that the environment does not have", { apiKey: process.env.NO_SUCH_VARIABLE }],
    ["an instance that the environment does not have", { instanceId: process.env.NO_SUCH_VARIABLE }],
    ["an address that the environment does not have", { baseUrl: process.env.NO_SUCH_VARIABLE }],
  ])("%s is rejected at once, by name", (_name, wrong) => {
    const options = { apiKey: API_KEY, instanceId: INSTANCE, baseUrl: server.url, ...wrong };
    const [option = ""] = Object.keys(wrong);
    const thrown = caught(() => createClient(options));
    expect(isConfigurationError(thrown) && thrown.message).toMatch(
      new RegExp(`^${option} (is required|must be)`),
    );
  });
});
