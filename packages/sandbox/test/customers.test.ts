import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCustomer, openScene, pathOf, post, quoteInput, type Scene } from "./support/scene.ts";

let scene: Scene;
let tos_id = "";
beforeAll(async () => {
  scene = await openScene();
  tos_id = String(Object(await addCustomer(scene)).tos_id);
});
afterAll(() => scene.close());

describe("a customer", () => {
  test("is approved automatically on a development instance", async () => {
    expect(await addCustomer(scene, { type: "business" })).toMatchObject({
      status: "approved",
      type: "business",
    });
  });

  test.each([
    ["without terms", {}, "TOS_NOT_ACCEPTED"],
    ["with terms that nobody accepted", { tos_id: "to_000000000000" }, "TOS_NOT_FOUND"],
    ["with a telephone number without plus", { phone_number: "0123" }, "CUSTOMERS_INVALID_PHONE"],
    ["with a tax ID that is no text", { tax_id: 7 }, "CUSTOMERS_INVALID_TAX_ID"],
    [
      "that is a business with enhanced verification",
      { type: "business", kyc_type: "enhanced" },
      "CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE",
    ],
    ["with a document from elsewhere", { id_doc_front_file: "https://x.example/a.jpg" }, "FILES_URL_INVALID"],
    ["with two faults", { phone_number: "1", country: "USA" }, "VALIDATION_FAILED"],
  ])("%s is rejected with %s", async (_, change, code) => {
    const sent = code === "TOS_NOT_ACCEPTED" ? change : { tos_id, ...change };
    expect((await post(scene, pathOf(scene, "receivers"), sent)).body.code).toBe(code);
  });

  test("may name documents that were uploaded; the proof of address, to its bucket", async () => {
    const { file_url } = await scene.client.upload.create({ bucket: "documents", file: new Blob(["x"]) });
    const other = await scene.client.upload.create({ bucket: "elsewhere", file: new Blob(["x"]) });
    const path = pathOf(scene, "receivers");
    const codeOf = async (fields: object) => (await post(scene, path, { tos_id, ...fields })).body.code;
    for (const url of [file_url, other.file_url])
      expect(await codeOf({ id_doc_front_file: url })).toBeUndefined();
    expect(await codeOf({ proof_of_address_doc_file: file_url })).toBeUndefined();
    expect(await codeOf({ proof_of_address_doc_file: other.file_url })).toBe("FILES_URL_INVALID");
  });

  test("on a production instance waits for its verification", async () => {
    const { id, apiKey } = scene.sandbox.instances.production;
    const send = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const response = await scene.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return (await response.json()) as Record<string, string>;
    };
    const { url = "" } = await send(`/v1/e/instances/${id}/tos`, { idempotency_key: crypto.randomUUID() });
    const terms = await scene.control.tos.accept({ url });
    const customer = await send(`/v1/instances/${id}/receivers`, terms);
    expect(customer.status).toBe("verifying");
    const account = await send(`/v1/instances/${id}/receivers/${customer.id}/bank-accounts`, {
      type: "pix",
      name: "A",
      pix_key: "a",
    });
    const quote = { ...quoteInput(account.id as `ba_${string}`, 66600), token: "USDC", network: "polygon" };
    expect((await send(`/v1/instances/${id}/quotes`, quote)).code).toBe("BANK_ACCOUNTS_NOT_APPROVED");
    await scene.control.bankAccounts.update({ id: account.id ?? "", status: "approved" });
    expect((await send(`/v1/instances/${id}/quotes`, quote)).code).toBe("CUSTOMERS_KYC_NOT_APPROVED");
    await scene.control.customers.update({ id: customer.id ?? "", status: "approved" });
    const { id: quote_id = "" } = await send(`/v1/instances/${id}/quotes`, quote);
    await scene.control.approvals.create({ quote_id });
    const payout = await send(`/v1/instances/${id}/payouts/evm`, {
      quote_id,
      sender_wallet_address: "0x0000000000000000000000000000000000000001",
    });
    expect(await scene.sandbox.advanceUntilPayout(payout.id ?? "", "completed")).toMatchObject({
      request_amount: 66600,
    });
  });
});

describe("the terms", () => {
  const ask = (idempotency_key: string) => scene.client.tos.create({ idempotency_key });

  test("get the same link for the same key", async () => {
    const key = crypto.randomUUID();
    const { url } = await ask(key);
    expect((await ask(key)).url).toBe(url);
    expect((await ask(crypto.randomUUID())).url).not.toBe(url);
  });

  test("are accepted on a page, once, which shows the tos_id", async () => {
    const { url } = await ask(crypto.randomUUID());
    const page = await scene.sandbox.fetch(url);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(await page.text()).toContain('<form method="post">');
    const accepted = await (await scene.sandbox.fetch(url, { method: "POST" })).text();
    const [, id] = /id="tos_id">(to_\w{12})</.exec(accepted) ?? [];
    expect((await post(scene, pathOf(scene, "receivers"), { tos_id: id })).status).toBe(200);
    expect(await (await scene.sandbox.fetch(url)).text()).toContain(id);
    expect((await scene.sandbox.fetch(url, { method: "POST" })).status).toBe(409);
    const again = await scene.sandbox.fetch(url, { method: "POST", headers: { accept: "application/json" } });
    expect((await again.json()).code).toBe("TOS_ALREADY_ACCEPTED");
  });

  test("behind a link that is none: AUTH_TOKEN_INVALID", async () => {
    const page = await scene.sandbox.fetch("http://localhost/terms/nothing");
    expect([page.status, await page.text()]).toEqual([401, expect.stringContaining("AUTH_TOKEN_INVALID")]);
  });
});

describe("an upload", () => {
  async function upload(content: BlobPart, name: string): Promise<string> {
    const body = new FormData();
    body.set("bucket", "documents");
    body.set("file", new Blob([content], { type: name.endsWith(".pdf") ? "application/pdf" : "" }), name);
    const response = await scene.fetch("/upload", { method: "POST", body });
    return ((await response.json()) as { code?: string }).code ?? String(response.status);
  }

  const pdf = (pages: number) =>
    `%PDF-1.7\n${"<< /Type /Page /Parent 1 0 R >>\n".repeat(pages)}<< /Type /Pages >>`;

  test.each([
    ["an empty file", "", "a.jpg", "FILES_EMPTY"],
    ["a PDF that is none", "hello", "a.pdf", "FILES_UNREADABLE"],
    ["a PDF of 150 pages", pdf(150), "a.pdf", "200"],
    ["a PDF of 151 pages", pdf(151), "a.pdf", "FILES_PAGE_LIMIT_EXCEEDED"],
    [
      "a PDF whose pages are compressed",
      "%PDF-1.7 << /Type /Pages /Count 151 >>",
      "a.pdf",
      "FILES_PAGE_LIMIT_EXCEEDED",
    ],
  ])("of %s", async (_, content, name, code) => expect(await upload(content, name)).toBe(code));

  test("without a file, or without a bucket, is rejected", async () => {
    const body = new FormData();
    body.set("bucket", "documents");
    const missing = await (await scene.fetch("/upload", { method: "POST", body })).json();
    expect(missing.code).toBe("VALIDATION_MISSING_REQUIRED_FIELDS");
    body.set("file", "text");
    const text = await (await scene.fetch("/upload", { method: "POST", body })).json();
    expect(text.code).toBe("VALIDATION_FAILED");
  });
});
