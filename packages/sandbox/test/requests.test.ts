import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../src/description/operations.ts";
import { rules } from "../src/rules/rules.ts";
import { addAccount, addCustomer, openScene, pathOf, post, quoteInput, type Scene } from "./support/scene.ts";

let scene: Scene;
let customer: `re_${string}`;
let url = "";
beforeAll(async () => {
  scene = await openScene("over HTTP");
  customer = (await addCustomer(scene)).id;
  url =
    (await scene.client.tos.create({ idempotency_key: crypto.randomUUID() })).url.split("/terms/")[0] ?? "";
});
afterAll(() => scene.close());

const json = { "content-type": "application/json" };
const pix = { type: "pix", name: "Main account", pix_key: "ada@example.com" };

describe("paths", () => {
  test("every operation of the description is there, under both names of the customer", () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(rules).sort());
    const routes = new Set(
      operations.flatMap(({ method, paths }) =>
        paths.map((path) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`),
      ),
    );
    const ofCustomers = [...routes].filter((route) => route.includes("/customers"));
    expect(ofCustomers.length).toBeGreaterThan(4);
    for (const route of ofCustomers) expect(routes).toContain(route.replace("/customers", "/receivers"));
    expect([...routes].filter((route) => route.includes("/receivers"))).toHaveLength(ofCustomers.length);
  });

  test.each(["receivers", "customers"])("bank accounts and wallets are below %s", async (name) => {
    const created = await post(scene, pathOf(scene, `${name}/${customer}/bank-accounts`), pix);
    expect(created.status).toBe(200);
    const listed = await scene.fetch(pathOf(scene, `${name}/${customer}/bank-accounts`));
    expect(await listed.json()).toContainEqual(expect.objectContaining({ id: created.body.id }));
    const challenge = await scene.fetch(pathOf(scene, `${name}/${customer}/blockchain-wallets/sign-message`));
    expect(challenge.status).toBe(200);
    expect((await scene.fetch(pathOf(scene, name))).status).toBe(200);
  });

  test.each(["/upload", "/v1/upload"])("files go to %s", async (path) => {
    const body = new FormData();
    body.set("bucket", "documents");
    body.set("file", new Blob(["a passport"]), "passport.jpg");
    const response = await scene.fetch(path, { method: "POST", body });
    expect(await response.json()).toMatchObject({
      file_url: expect.stringMatching(/\/files\/documents\/.*passport\.jpg$/),
    });
  });

  test("what does not exist is rejected in the envelope", async () => {
    const missing = await scene.fetch("/v2/nothing");
    expect([missing.status, (await missing.json()).code]).toEqual([404, "REQUEST_REJECTED"]);
    const wrongMethod = await scene.fetch("/upload", { method: "DELETE" });
    expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test.each(["/v1/instances/%E0%A4%A/customers", "/v1/instances/in_x%00/customers", "//doc", "/doc/"])(
    "%s does no harm",
    async (path) => expect([400, 401, 404]).toContain((await scene.fetch(path)).status),
  );

  test("HEAD gets the response of GET, OPTIONS with what is allowed", async () => {
    const head = await scene.fetch("/doc", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const path of [
      "/doc",
      pathOf(scene, "customers"),
      "/v1/instances/in_aaaaaaaaaaaa/customers",
      "/__sandbox/ui",
      "/__sandbox/journal",
    ]) {
      const [got, asked] = [await scene.fetch(path), await scene.fetch(path, { method: "HEAD" })];
      expect(asked.status).toBe(got.status);
      const length = String((await got.arrayBuffer()).byteLength);
      const headersOf = ({ headers }: Response) => {
        // This client closes the connection after HEAD.
        const { date, connection, "keep-alive": _, ...others } = Object.fromEntries(headers);
        return others;
      };
      expect(headersOf(asked), path).toEqual({ ...headersOf(got), "content-length": length });
    }
    const options = await scene.fetch(pathOf(scene, "receivers"), { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, GET, HEAD, OPTIONS"]);
  });

  test("GET /doc serves the description", async () => {
    const response = await scene.fetch("/doc");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ openapi: "3.1.1", info: { version: "1.0.0" } });
  });
});

describe("what clients may send", () => {
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON;charset=UTF-8",
    'application/json; profile="x; y"',
  ])("the content type %s", async (type) => {
    const path = pathOf(scene, `receivers/${customer}/bank-accounts`);
    const response = await scene.fetch(path, {
      method: "POST",
      headers: { "content-type": type },
      body: JSON.stringify(pix),
    });
    expect(response.status).toBe(200);
  });

  test("headers and properties that nobody knows, whatever they hold", async () => {
    const path = pathOf(scene, `receivers/${customer}/bank-accounts`);
    const extra = { unknown: null, constructor: 1, nested: { toString: [] }, id: "mine", created_at: 7 };
    const response = await scene.fetch(path, {
      method: "POST",
      headers: { ...json, "idempotency-key": "x", "x-anything": "%%%" },
      body: JSON.stringify({ ...pix, ...extra }),
    });
    const account = await response.json();
    expect(response.status).toBe(200);
    expect(account.id).toMatch(/^ba_/);
    expect(account).not.toHaveProperty("unknown");
  });

  test("query parameters that nobody knows", async () => {
    expect((await scene.fetch(pathOf(scene, "customers?sort=asc&page=3&offset=abc"))).status).toBe(200);
  });

  test.each([
    "expect: gold",
    "upgrade: websocket\r\nconnection: upgrade",
    "range: bytes=0-1",
    "x-http-method-override: DELETE",
    "accept: application/xml",
    "__proto__: x",
    "x-forwarded-host: evil.test",
    "if-none-match: *",
    `cookie: ${"a".repeat(60_000)}`,
    "transfer-encoding: chunked\r\n\r\n0",
  ])("the header %j says nothing to the service", async (header) => {
    const { apiKey } = scene.sandbox.instances.development;
    const connection = header.includes("connection") ? "" : "connection: close\r\n";
    const head = `GET ${pathOf(scene, "payouts")} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${apiKey}\r\n`;
    expect(await exchange(`${head}${connection}${header}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test.each(["GET /doc HTTP/1.0\r\n", "GET /doc HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"])(
    "a plain request: %j",
    async (head) => {
      const { apiKey } = scene.sandbox.instances.development;
      const answer = await exchange(`${head}authorization: Bearer ${apiKey}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(answer).toContain('"openapi":"3.1.1"');
    },
  );
});

test.each(["", "host:\r\n"])("a link that HTTP/1.0 is given can be opened, with %j", async (host) => {
  const { id, apiKey } = scene.sandbox.instances.development;
  const body = JSON.stringify({ idempotency_key: crypto.randomUUID() });
  const head = `POST /v1/e/instances/${id}/tos HTTP/1.0\r\n${host}authorization: Bearer ${apiKey}\r\n`;
  const type = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  const answer = await exchange(`${head}${type}\r\n${body}`);
  const link = /"url":"([^"]+)"/.exec(answer)?.[1] ?? "";
  expect(link.startsWith(url)).toBe(true);
  expect((await fetch(link)).status).toBe(200);
});

describe("requests that cannot be read get the envelope", () => {
  test.each([
    ["host: a b", 400],
    ["host: [::1", 400],
    ["host: %zz", 400],
    ["host: user@host", 400],
    ["host: a/b", 400],
    ["host: 127.0.0.1:99999", 400],
    ["host: x\r\nhost: y", 400],
    ["host: x\r\nno colon", 400],
    [`host: x\r\nx-long: ${"a".repeat(70_000)}`, 431],
    ["host: x\r\ncontent-length: many", 400],
  ])("%j", async (headers, status) => {
    const { apiKey } = scene.sandbox.instances.development;
    const text = `GET /doc HTTP/1.1\r\n${headers}\r\nauthorization: Bearer ${apiKey}\r\nconnection: close\r\n\r\n`;
    const response = await exchange(text);
    const [head = "", body = ""] = response.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain("content-type: application/json");
    const message = status === 431 ? "The headers are too long." : expect.any(String);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "REQUEST_REJECTED", message, errors: [] });
  });

  test.each([
    "nonsense\r\n\r\n",
    "GET /doc HTTP/1.1\r\nconnection: close\r\n\r\n",
    "GET /a\\b HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
  ])("%j", async (text) => {
    const response = await exchange(text);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"code":"REQUEST_REJECTED"');
  });
});

/** Sends bytes as they are, and reads until the connection ends. */
function exchange(text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = "";
    socket.on("data", (part) => {
      answer += part.toString();
    });
    socket.on("end", () => resolve(answer));
    socket.setTimeout(1000, () => resolve(answer)); // connections that are kept
    socket.on("error", reject);
  });
}

describe("bodies that are rejected", () => {
  const path = () => pathOf(scene, "quotes");
  test.each([
    ["nothing", "", json],
    ["what is no JSON", "{", json],
    ["JSON under another type", "{}", { "content-type": "text/plain" }],
    ["JSON without a type", new TextEncoder().encode("{}"), {}],
  ] as const)("%s: VALIDATION_MISSING_BODY", async (_, body, headers) => {
    const response = await scene.fetch(path(), { method: "POST", body, headers });
    expect([response.status, (await response.json()).code]).toEqual([400, "VALIDATION_MISSING_BODY"]);
  });

  test("required fields that are missing", async () => {
    const { status, body } = await post(scene, path(), { token: "USDB" });
    expect([status, body.code]).toEqual([400, "VALIDATION_MISSING_REQUIRED_FIELDS"]);
    expect(body.errors?.map((error) => error.path[0])).toContain("bank_account_id");
  });

  test.each([
    ["an amount in floating point", { request_amount: 50.5 }],
    ["an amount as text", { request_amount: "5000" }],
    ["an ID that is none", { bank_account_id: "ba_1" }],
    ["a token that is no text", { token: 5 }],
    ["a token that is a list", { token: ["USDB"] }],
    ["what is no object", []],
  ])("%s: VALIDATION_FAILED, with the field", async (_, change) => {
    const valid = quoteInput("ba_000000000001");
    const sent = Array.isArray(change) ? change : { ...valid, ...change };
    const { status, body } = await post(scene, path(), sent);
    expect([status, body.code]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.errors?.length).toBeGreaterThan(0);
  });

  test.each([
    "limit=20",
    "limit=abc",
    "limit=",
    "limit=010",
    "limit=10.0",
    "limit=%2010",
    "status=nonsense",
    "starting_after=nothing",
    "limit=10&limit=50",
  ])("the query %s", async (query) => {
    const response = await scene.fetch(pathOf(scene, `payins?${query}`));
    expect([response.status, (await response.json()).code]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

describe("tokens and networks of an instance", () => {
  test.each([
    ["development", { token: "USDC" }, "BLOCKCHAIN_TOKEN_NOT_SUPPORTED"],
    ["development", { token: "DOGE" }, "BLOCKCHAIN_TOKEN_NOT_SUPPORTED"],
    ["development", { token: "USDB", network: "polygon" }, "BLOCKCHAIN_NETWORK_NOT_SUPPORTED"],
    ["development", { request_amount: 0 }, "PAYOUTS_AMOUNT_BELOW_MINIMUM"],
    ["development", {}, "BANK_ACCOUNTS_NOT_FOUND"],
    ["production", { token: "USDB" }, "BLOCKCHAIN_TOKEN_NOT_SUPPORTED"],
    ["production", { token: "USDT" }, "BLOCKCHAIN_NETWORK_NOT_SUPPORTED"],
    ["production", { token: "USDC", network: "tron" }, "BLOCKCHAIN_NETWORK_NOT_SUPPORTED"],
    ["production", { token: "USDC", network: "polygon" }, "BANK_ACCOUNTS_NOT_FOUND"],
  ] as const)("%s: %j gives %s", async (kind, change, code) => {
    const { id, apiKey } = scene.sandbox.instances[kind];
    const response = await scene.fetch(`/v1/instances/${id}/quotes`, {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ ...quoteInput("ba_000000000001"), ...change }),
    });
    expect((await response.json()).code).toBe(code);
  });

  test("nothing of one instance is seen by another", async () => {
    const account = await addAccount(scene);
    const { id, apiKey } = scene.sandbox.instances.production;
    const headers = { ...json, authorization: `Bearer ${apiKey}` };
    const quote = { ...quoteInput(account.id), token: "USDC", network: "polygon" };
    const response = await scene.fetch(`/v1/instances/${id}/quotes`, {
      method: "POST",
      headers,
      body: JSON.stringify(quote),
    });
    expect((await response.json()).code).toBe("BANK_ACCOUNTS_NOT_FOUND");
    expect(await (await scene.fetch(`/v1/instances/${id}/customers`, { headers })).json()).toEqual([]);
  });
});
