import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { appOf } from "../src/http/app-of.ts";
import { ControlError, createSandbox } from "../src/index.ts";
import {
  addAccount,
  addApprovedQuote,
  openScene,
  pathOf,
  post,
  quoteInput,
  type Scene,
  WALLET,
} from "./support/scene.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const controlUrl = "http://127.0.0.1:4010/__sandbox";

describe("the control interface", () => {
  test.each([undefined, "Bearer wrong", "Bearer ", "nonsense"])("is closed to %j", async (authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const path of ["journal", "snapshot", "openapi.json", "nothing"])
      expect((await scene.sandbox.fetch(`${controlUrl}/${path}`, { headers })).status).toBe(401);
  });

  test("is not opened by the key of an instance", async () => {
    expect((await scene.fetch("/__sandbox/journal")).status).toBe(401);
  });

  test("responds with the shapes that others build on", async () => {
    const headers = {
      authorization: `Bearer ${scene.sandbox.controlToken}`,
      "content-type": "application/json",
    };
    const call = async (method: string, path: string, body?: object) => {
      const response = await scene.sandbox.fetch(`${controlUrl}/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return [response.status, await response.json()];
    };
    const { id } = scene.sandbox.instances.development;
    const quote = await scene.client.quotes.create(quoteInput((await addAccount(scene)).id));
    expect(await call("POST", "clock/advance", { seconds: 1 })).toEqual([
      200,
      { now: expect.any(String), frozen: false },
    ]);
    expect((await call("POST", "approvals", { quote_id: quote.id }))[0]).toBe(200);
    expect(await call("POST", "webhook-endpoints", { instance_id: id, url: "https://x.example/" })).toEqual([
      200,
      expect.objectContaining({
        id: expect.any(String),
        secret: expect.any(String),
        headerPrefix: expect.any(String),
      }),
    ]);
    expect(
      (await call("POST", "faults", { operation: "payouts.createEvm", fault: "stall", times: 1 }))[0],
    ).toBe(200);
    expect(
      (await call("POST", "faults", { operation: "payouts.createEvm", code: "INTERNAL_ERROR", times: 1 }))[0],
    ).toBe(200);
    expect(await call("GET", "journal")).toEqual([200, { entries: expect.any(Array) }]);
    const [, snapshot] = await call("GET", "snapshot");
    expect(await call("POST", "reset")).toEqual([200, {}]);
    expect(await call("PUT", "snapshot", snapshot as object)).toEqual([200, {}]);
  });

  test("names the field of an input that is wrong, and the record that is missing", async () => {
    await expect(scene.control.clock.advance({ seconds: -1 })).rejects.toThrow("seconds");
    await expect(scene.control.approvals.create({ quote_id: "qu_x" })).rejects.toMatchObject({
      code: "QUOTES_NOT_FOUND",
    });
  });

  test("responds to other machines only when they are allowed", async () => {
    for (const [remoteControl, status] of [
      [false, 403],
      [true, 200],
    ] as const) {
      const sandbox = createSandbox({ remoteControl });
      const headers = { authorization: `Bearer ${sandbox.controlToken}` };
      const request = new Request(`${controlUrl}/clock`, { headers });
      const env = { incoming: { socket: { remoteAddress: "192.0.2.7" } } } as never;
      expect((await appOf(sandbox).fetch(request, env)).status).toBe(status);
    }
  });
});

test("health needs no token and answers every machine, and says nothing else", async () => {
  const env = { incoming: { socket: { remoteAddress: "192.0.2.7" } } } as never;
  const ask = (path: string) => appOf(scene.sandbox).fetch(new Request(`${controlUrl}/${path}`), env);
  const response = await ask("health");
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: "ok", storage_failure: null, unwritten: 0 },
  ]);
  for (const path of ["clock", "unspecified", "health/x"]) expect((await ask(path)).status).toBe(403);
});

describe("the clock", () => {
  test("stands still, is set ahead, and goes on", async () => {
    const { now } = await scene.control.clock.freeze();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await scene.control.clock.get()).now).toBe(now);
    const later = await scene.control.clock.advance({ seconds: 3600 });
    expect(Date.parse(later.now) - Date.parse(now)).toBe(3_600_000);
    await scene.control.clock.resume();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Date.parse((await scene.control.clock.get()).now)).toBeGreaterThan(Date.parse(later.now));
  });

  test("moves payouts by itself when nobody touches it", async () => {
    const { id } = await addApprovedQuote(scene);
    await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    await expect
      .poll(() => scene.client.payouts.listAll(), { timeout: 5000 })
      .toMatchObject([{ status: "completed" }]);
  });
});

describe("snapshot, restore and reset", () => {
  test("bring back exactly what was there", async () => {
    const { id } = await addApprovedQuote(scene);
    await scene.control.clock.freeze();
    const snapshot = await scene.control.snapshot.get();
    await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    await scene.control.snapshot.restore(snapshot);
    expect(await scene.control.snapshot.get()).toEqual(snapshot);
    expect(await scene.client.payouts.listAll()).toEqual([]);
    await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    expect(await scene.client.payouts.listAll()).toHaveLength(1);
  });

  test("reset forgets everything, and the same calls give the same IDs again", async () => {
    const { instances } = scene.sandbox;
    const first = await addAccount(scene);
    await scene.control.faults.create({ fault: "stall" });
    await scene.control.reset();
    expect(scene.sandbox.instances).toEqual(instances);
    expect(scene.sandbox.journal()).toHaveLength(1);
    expect((await addAccount(scene)).id).toBe(first.id);
  });

  test("another seed gives other IDs", async () => {
    const other = await openScene("in process", { seed: "other" });
    expect((await addAccount(other)).id).not.toBe((await addAccount(scene)).id);
  });

  test("the journal lists each committed transaction once, and nothing of what was rejected", async () => {
    const before = scene.sandbox.journal().length;
    const account = await addAccount(scene);
    await post(scene, pathOf(scene, "quotes"), { ...quoteInput(account.id), token: "USDC" });
    await scene.fetch(pathOf(scene, "customers"));
    const { entries } = await scene.control.journal.list({ after: before });
    expect(entries.map(({ operation }) => operation)).toEqual([
      "tos.create",
      "control.tos.accept",
      "customers.create",
      "bankAccounts.create",
    ]);
    const requests = await scene.control.requests.list();
    expect(requests.at(-2)).toMatchObject({
      operation: "quotes.create",
      status: 400,
      code: "BLOCKCHAIN_TOKEN_NOT_SUPPORTED",
    });
  });
});

describe("payins", () => {
  const make = () =>
    scene.control.payins.create({ instance_id: scene.sandbox.instances.development.id }) as Promise<{
      id: string;
    }>;
  const statuses = ["processing", "on_hold", "failed", "refunded", "completed"] as const;

  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    "from %s to %s",
    async (from, to) => {
      const { id } = await make();
      await scene.control.payins.move({ id, status: from });
      const moving = scene.control.payins.move({ id, status: to });
      if (from === "processing" || from === "on_hold") expect(await moving).toMatchObject({ status: to });
      else await expect(moving).rejects.toMatchObject({ status: 409, code: "PAYINS_ALREADY_TERMINAL" });
    },
  );

  test("take one card charge; a declined one leaves them open, an unconfirmed one counts", async () => {
    const { id } = await make();
    const charge = (outcome: "approved" | "declined" | "pending") =>
      scene.control.payins.charge({ id, outcome });
    await expect(charge("declined")).rejects.toMatchObject({
      status: 402,
      code: "PAYINS_CARD_PAYMENT_DECLINED",
    });
    expect(await charge("approved")).toMatchObject({ id, status: "processing" });
    await expect(charge("approved")).rejects.toMatchObject({ code: "PAYINS_CARD_ALREADY_CHARGED" });
    const other = await make();
    const pending = scene.control.payins.charge({ id: other.id, outcome: "pending" });
    await expect(pending).rejects.toMatchObject({ status: 502, code: "PAYINS_CARD_PAYMENT_PENDING" });
    const again = scene.control.payins.charge({ id: other.id, outcome: "approved" });
    await expect(again).rejects.toMatchObject({ code: "PAYINS_CARD_ALREADY_CHARGED" });
    const terminal = await make();
    await scene.control.payins.move({ id: terminal.id, status: "failed" });
    const late = scene.control.payins.charge({ id: terminal.id, outcome: "approved" });
    await expect(late).rejects.toMatchObject({ code: "PAYINS_ALREADY_TERMINAL" });
  });

  test.each([
    [{ partner_fee: -1 }, ["partner_fee"], "Too small"],
    [{ status: "lost" }, ["status"], "Invalid option"],
    [{ id: "pi_000000000000" }, ["id"], 'Unknown member "id". Use status, pix_code,'],
    [
      { tracking_complete: { step: "completed", transaction: "0x" } },
      ["tracking_complete", "transaction"],
      'Unknown member "transaction". Use step, transaction_hash, completed_at.',
    ],
  ])("that are not as described are not made: %j", async (fields, path, message) => {
    const body = { instance_id: scene.sandbox.instances.development.id, fields };
    const headers = { authorization: `Bearer ${scene.sandbox.controlToken}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await scene.sandbox.fetch(`${controlUrl}/payins`, init);
    const { code, errors } = await response.json();
    expect([response.status, code]).toEqual([400, "VALIDATION_FAILED"]);
    expect(errors).toContainEqual({ path: ["fields", ...path], message: expect.stringContaining(message) });
    expect((await scene.control.snapshot.get()).tables).not.toHaveProperty("payins");
  });

  test("take what the service's document leaves open", async () => {
    const instance_id = scene.sandbox.instances.development.id;
    const fields = { card_instruction: { provider: "gateway", key: "1" } };
    expect(await scene.control.payins.create({ instance_id, fields })).toMatchObject(fields);
  });
});

describe("payables", () => {
  const make = (draft: object = {}) =>
    scene.control.payables.create({
      instance_id: scene.sandbox.instances.development.id,
      kind: "boleto",
      ...draft,
    }) as Promise<{ id: string; status: string }>;

  test.each([
    ["a boleto in dollars", { currency: "USD" }, "PAYABLES_CURRENCY_MUST_BE_BRL"],
    [
      "a PIX code in dollars",
      { kind: "pix", currency: "USD", fixed_amount: 1 },
      "PAYABLES_CURRENCY_MUST_BE_BRL",
    ],
    ["a PIX code without an amount", { kind: "pix" }, "PAYABLES_PIX_AMOUNT_REQUIRED"],
    ["a negative total", { line_items: [{ amount: 5 }], taxes: 1, discount: 7 }, "PAYABLES_AMOUNT_NEGATIVE"],
    [
      "line items that a fixed amount does not add to",
      { kind: "pix", fixed_amount: 9, line_items: [{ amount: 5 }], discount: 7 },
      "PAYABLES_AMOUNT_NEGATIVE",
    ],
    [
      "a PIX code with a document",
      { kind: "pix", fixed_amount: 1, document_file: "https://x.example" },
      "PAYABLES_DOCUMENT_NOT_ALLOWED_FOR_PIX",
    ],
    ["a document from elsewhere", { document_file: "https://x.example" }, "PAYABLES_DOCUMENT_INVALID"],
  ])("reject %s", async (_, draft, code) => {
    await expect(make(draft)).rejects.toMatchObject({ status: 400, code });
  });

  test("reject a document for a collection code, also one that was uploaded", async () => {
    const { file_url } = await scene.client.upload.create({ bucket: "documents", file: new Blob(["x"]) });
    const making = make({ kind: "collection", document_file: file_url });
    await expect(making).rejects.toMatchObject({ code: "PAYABLES_DOCUMENT_INVALID" });
  });

  test.each([
    ["a PIX code with line items", { kind: "pix", line_items: [{ amount: 5 }] }],
    ["bank details in dollars", { kind: "bank_details", currency: "USD" }],
    ["a total of zero", { line_items: [{ amount: 5 }], discount: 5 }],
  ])("take %s", async (_, draft) => expect(await make(draft)).toMatchObject({ status: "draft" }));

  test("take a document that was uploaded, and a payment code once", async () => {
    const { file_url } = await scene.client.upload.create({ bucket: "documents", file: new Blob(["x"]) });
    expect(await make({ document_file: file_url, code: "42" })).toMatchObject({ document_file: file_url });
    await expect(make({ code: "42" })).rejects.toMatchObject({ code: "PAYABLES_DUPLICATE" });
  });

  test.each(["in_flight", "paid", "under_review"] as const)(
    "in %s are neither quoted nor deleted",
    async (status) => {
      const { id } = await make();
      expect(await scene.control.payables.quote({ id })).toMatchObject({ status: "draft" });
      await scene.control.payables.update({ id, status });
      const quoting = scene.control.payables.quote({ id });
      await expect(quoting).rejects.toMatchObject({ code: "PAYABLES_ALREADY_PAID_OR_IN_FLIGHT" });
      await expect(scene.control.payables.delete({ id })).rejects.toMatchObject({
        code: "PAYABLES_NOT_CANCELABLE",
      });
      for (const outcome of ["failed", "refunded"] as const) {
        await scene.control.payables.update({ id, status });
        expect(await scene.control.payables.settle({ id, outcome })).toMatchObject({ status: "draft" });
      }
      await scene.control.payables.delete({ id });
      await expect(scene.control.payables.quote({ id })).rejects.toMatchObject({
        code: "PAYABLES_NOT_FOUND",
      });
    },
  );

  test("are funded by EVM wallets alone, and only codes can be paid", async () => {
    const { id } = await make();
    const quoting = scene.control.payables.quote({ id, network: "solana" });
    await expect(quoting).rejects.toMatchObject({ code: "PAYABLES_NETWORK_NOT_SUPPORTED" });
    const details = await make({ kind: "bank_details" });
    const other = scene.control.payables.quote({ id: details.id });
    await expect(other).rejects.toMatchObject({ code: "PAYABLES_DESTINATION_NOT_SUPPORTED" });
  });

  test("are reviewed only while they await it", async () => {
    const { id } = await make();
    const review = () => scene.control.payables.review({ id, decision: "rejected" });
    await expect(review()).rejects.toMatchObject({ code: "PAYABLES_REVIEW_STATE_INVALID" });
    await scene.control.payables.update({ id, status: "under_review" });
    expect(await review()).toMatchObject({ status: "draft" });
  });

  test("own their bank account: it is paid through them alone", async () => {
    const account = await addAccount(scene);
    await make({ bank_account_id: account.id });
    const { body } = await post(scene, pathOf(scene, "quotes"), quoteInput(account.id));
    expect(body.code).toBe("BANK_ACCOUNTS_OWNED_BY_PAYABLE");
  });

  test("own it alone, and until they are deleted", async () => {
    const account = await addAccount(scene);
    const { id } = await make({ bank_account_id: account.id });
    const other = make({ bank_account_id: account.id });
    await expect(other).rejects.toMatchObject({ code: "BANK_ACCOUNTS_OWNED_BY_PAYABLE" });
    await scene.control.payables.delete({ id: String(id) });
    const { status } = await post(scene, pathOf(scene, "quotes"), quoteInput(account.id));
    expect(status).toBe(200);
    expect(await make({ bank_account_id: account.id })).toMatchObject({ status: "draft" });
  });

  test("belong to a customer of the instance", async () => {
    const lost = make({ customer_id: "re_000000000000" });
    await expect(lost).rejects.toMatchObject({ code: "CUSTOMERS_NOT_FOUND" });
  });
});

describe("a response that is not as described", () => {
  test("becomes INTERNAL_ERROR with a report, and nothing is committed", async () => {
    const reports: { operation: string; message: string }[] = [];
    const other = await openScene("in process", { onInternalError: (report) => reports.push(report) });
    const instance_id = other.sandbox.instances.development.id;
    await other.control.payins.create({ instance_id });
    const { tables, ...snapshot } = await other.control.snapshot.get();
    const [payin] = tables.payins as { id: string; fields: object }[];
    const broken = { ...payin, id: payin?.id ?? "", fields: { ...payin?.fields, status: "lost" } };
    await other.control.snapshot.restore({ ...snapshot, tables: { ...tables, payins: [broken] } });
    const response = await other.fetch(pathOf(other, "payins"));
    const body = await response.json();
    expect([response.status, body.code]).toEqual([500, "INTERNAL_ERROR"]);
    expect(body.message).toContain("The response of payins.list does not match the description");
    expect(body.errors).not.toEqual([]);
    expect(reports).toMatchObject([{ operation: "payins.list", message: body.message }]);
    expect(other.sandbox.journal()).toHaveLength(1);
  });
});

test("a quote in a wrong state is rejected", async () => {
  const { id } = await addApprovedQuote(scene);
  const input = { quote_id: id, sender_wallet_address: WALLET };
  await scene.control.quotes.update({ id, state: "invalid" });
  expect((await post(scene, pathOf(scene, "payouts/evm"), input)).body.code).toBe("QUOTES_INVALID_STATE");
});

describe("a call is rejected, with the names that there are, for", () => {
  const { id: instance_id } = createSandbox().instances.development;
  test.each([
    ["clock.advance", { secs: 1 }, 'secs: Unknown member "secs". Use seconds.'],
    ["clock.freeze", { seconds: 1 }, 'Unknown member "seconds". There is none.'],
    ["faults.create", { fault: "stall", time: 2 }, 'Did you mean "times"?'],
    ["faults.create", { fault: "cut-body", after_commit: true }, "Only `stall` and `html-502` take"],
    ["webhookFaults.create", { fault: "drop", seconds: 5 }, "Only `delay` takes `seconds`."],
    ["webhookFaults.create", { fault: "drop", event: "payout.done" }, "Use blockchainWallet.new, "],
    ["customers.update", { id: "re_x", status: "aproved" }, 'Did you mean "approved"?'],
    ["transfers.create", { instance_id, status: "gone" }, "Use processing, on_hold, failed,"],
    ["payins.create", { instance_id, token: "EURC" }, "Use USDB, USDC, USDT."],
    ["payins.create", { instance_id, customer_id: "re_x" }, "CUSTOMERS_NOT_FOUND"],
    ["payables.create", { instance_id, kind: "pix", line_items: [{ amount: 1, tax: 2 }] }, "Use amount."],
    ["payables.quote", { id: "pa_x", network: "base_sepola" }, 'Did you mean "base_sepolia"?'],
    ["instances.update", { id: instance_id, rateLimit: { requests: 1, secs: 1 } }, "Use requests, seconds."],
    ["approvals.create", { quote_id: "qu_x", sender_wallet_address: "0x01" }, "Use an EVM address"],
    ["journal.list", { after: "" }, "after: "],
    ["apiKeys.delete", { id: "x" }, "VALIDATION_INVALID_REQUEST"],
    ["webhookEndpoints.delete", { id: "we_x" }, "VALIDATION_INVALID_REQUEST"],
  ])("%s %j", async (name, input, message) => {
    const [group, method] = name.split(".") as ["clock", "advance"]; // one type for all
    const call = scene.control[group][method] as unknown as (input: object) => Promise<unknown>;
    await expect(call(input)).rejects.toThrow(message);
  });

  test("a status of a quote that was executed, which stays so", async () => {
    const { id } = await addApprovedQuote(scene);
    await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    const updating = scene.control.quotes.update({ id, state: "open" });
    await expect(updating).rejects.toMatchObject({ code: "QUOTES_ALREADY_USED" });
  });

  test.each([
    ["null", "VALIDATION_MISSING_BODY"],
    ["[]", "VALIDATION_MISSING_BODY"],
    ['"text"', "VALIDATION_MISSING_BODY"],
    ["{", "VALIDATION_MISSING_BODY"],
    ['{"seconds":1,"__proto__":{}}', "VALIDATION_MISSING_BODY"],
  ])("the body %s", async (body, code) => {
    const headers = { authorization: `Bearer ${scene.sandbox.controlToken}` };
    const response = await scene.sandbox.fetch(`${controlUrl}/clock/advance`, {
      method: "POST",
      headers,
      body,
    });
    expect(await response.json()).toMatchObject({ code });
  });

  test("an input in the wrong place, or in two", async () => {
    const headers = { authorization: `Bearer ${scene.sandbox.controlToken}` };
    const send = async (method: string, path: string, body?: string) => {
      const response = await scene.sandbox.fetch(`${controlUrl}/${path}`, {
        method,
        headers,
        body: body ?? null,
      });
      return (await response.json()).errors;
    };
    const once = [expect.objectContaining({ message: expect.stringContaining("Give it once") })];
    expect(await send("POST", "clock/advance?seconds=1", '{"seconds":1}')).toEqual(once);
    expect(await send("GET", "journal?after=1&after=2")).toEqual(once);
    expect(await send("POST", "customers/re_x", '{"id":"re_y","status":"approved"}')).toEqual(once);
  });
});

test.each([
  [{ code: "QUOTES_EXPIERD" }, 'code: Unknown error code "QUOTES_EXPIERD". Did you mean "QUOTES_EXPIRED"?'],
  [{ code: "NOTHING_LIKE_IT" }, 'code: Unknown error code "NOTHING_LIKE_IT". Use one of 131, such as '],
  [
    { operation: "payouts.creatEvm", code: "QUOTES_EXPIRED" },
    'Unknown operation "payouts.creatEvm". Did you mean "payouts.createEvm"?',
  ],
  [{ fault: "reset" }, 'Unknown fault "reset". Use reset-before-commit,'],
  [{}, "VALIDATION_FAILED: Give either `fault` or `code`."],
])(
  "a wrong name is rejected with the one that is meant, not with all of them: %j",
  async (input, message) => {
    const { control } = createSandbox();
    const error = await control.faults.create(input as never).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ControlError);
    expect((error as ControlError).message).toContain(message);
    expect((error as ControlError).message.length).toBeLessThan(300);
  },
);
