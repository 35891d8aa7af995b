import { afterEach, expect, test, vi } from "vitest";
import {
  cookieParameter,
  createClientCore,
  createFetchClient,
  isInvalidInputError,
} from "../../../src/client/internal.ts";
import { operation } from "../scripted-fetch.ts";

interface Paths {
  readonly "/files": {
    readonly get: {
      readonly parameters: { readonly cookie: { readonly sid: string } };
      readonly responses: { readonly 200: { readonly content: { readonly "application/json": string } } };
    };
  };
  readonly "/other": {
    readonly get: {
      readonly responses: { readonly 200: { readonly content: { readonly "image/png": string } } };
    };
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const FILES = operation({
  method: "GET",
  path: "/files",
  baseUrl: "https://files.test/v2",
  parameters: [{ name: "sid", in: "cookie", required: true, write: cookieParameter }],
});

function api(options: { readonly usesOwnAddresses: boolean }, answer = (): Response => Response.json("x")) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const core = createClientCore({
    baseUrl: "https://api.test/v1/",
    fetch: async (url, init) => {
      sent.push({ url, init });
      return answer();
    },
    ...options,
  });
  return { client: createFetchClient<Paths>(core, [FILES]), sent };
}

const params = { cookie: { sid: "s 1" } };

test("a call by path sends the cookies of its operation", async () => {
  const { client, sent } = api({ usesOwnAddresses: false });
  await client.GET("/files", { params });
  expect(sent[0]).toMatchObject({
    url: "https://api.test/v1/files",
    init: { headers: { cookie: "sid=s%201" } },
  });
});

test.each([
  ["query", { query: { iban: 2 ** 63 } }],
  ["path", { path: { iban: 2 ** 63 } }],
] as const)("a call by path says no integer of its %s that cannot be sent", async (_place, own) => {
  const { client, sent } = api({ usesOwnAddresses: false });
  const error = await client
    .GET("/files/{iban}" as "/files", { params: { ...params, path: { iban: "x" }, ...own } as typeof params })
    .catch((reason: unknown) => reason);
  expect(isInvalidInputError(error) && error.message).toMatch(/"iban" cannot be sent here: it is an integer/);
  expect(String(error)).not.toContain("922337203685477");
  expect(sent).toEqual([]);
});

test("a call by path goes to the address that its operation has of its own", async () => {
  const { client, sent } = api({ usesOwnAddresses: true });
  await client.GET("/files", { params });
  await client.GET("/other");
  expect(sent.map(({ url }) => url)).toEqual(["https://files.test/v2/files", "https://api.test/v1/other"]);
});

test("a response of an operation that is not known keeps its bytes", async () => {
  const bytes = new Uint8Array([137, 80, 255]);
  const { client } = api({ usesOwnAddresses: false }, () => new Response(bytes));
  const { data } = await client.GET("/other", { parseAs: "arrayBuffer" });
  expect(new Uint8Array(data ?? new ArrayBuffer())).toEqual(bytes);
});

test("a success that is not of the described kind, or is an error, rejects", async () => {
  const marked = operation({
    method: "GET",
    path: "/files",
    responses: { 200: "array" },
    errorMark: { ok: false },
  });
  const answers = [Response.json(null), Response.json({ ok: false, code: "BUSY" }), Response.json(["x"])];
  const core = createClientCore({
    baseUrl: "https://api.test",
    fetch: async () => answers.shift() ?? expect.fail("one request too many"),
  });
  const client = createFetchClient<Paths>(core, [marked]);
  await expect(client.GET("/files", { params })).rejects.toMatchObject({ outcome: "unknown" });
  await expect(client.GET("/files", { params })).rejects.toMatchObject({ outcome: "unknown", code: "BUSY" });
  expect(await client.GET("/files", { params })).toMatchObject({ data: ["x"] });
});

test("a success is parsed once, and is still there as text", async () => {
  const text = JSON.stringify({ name: "é😀" });
  const answer = (): Response => new Response(`\uFEFF${text}`, { headers: { "content-type": "text/json" } });
  const { client } = api({ usesOwnAddresses: false }, answer);
  const parse = vi.spyOn(JSON, "parse");
  const { data, response } = await client.GET("/files", { params });
  expect(data).toEqual({ name: "é😀" });
  expect(parse).toHaveBeenCalledTimes(1);
  expect(response.headers.get("content-type")).toBe("text/json");
  const again: unknown = await response.clone().json();
  expect(again).toEqual(data);
  expect(again).not.toBe(data);
  expect(await response.text()).toBe(text);
  expect(await client.GET("/files", { params, parseAs: "text" })).toMatchObject({ data: text });
});

test("middleware reads a success as often as it clones it, and may change it", async () => {
  const { client } = api({ usesOwnAddresses: false }, () => Response.json(["a"]));
  const seen: unknown[] = [];
  client.use({
    async onResponse({ response }) {
      seen.push(await response.clone().json(), await response.json());
      return Response.json(["b"]);
    },
  });
  expect(await client.GET("/files", { params })).toMatchObject({ data: ["b"] });
  expect(seen).toEqual([["a"], ["a"]]);
});

test.each([null, false, 0, ""])("%j is a result of its own", async (value) => {
  const { client } = api({ usesOwnAddresses: false }, () => Response.json(value));
  expect((await client.GET("/files", { params })).data).toBe(value);
});

test("an empty response of an operation that is not known is passed on", async () => {
  const { client } = api({ usesOwnAddresses: false }, () => new Response(null, { status: 204 }));
  expect((await client.GET("/other")).response.status).toBe(204);
});

test.each([
  ["a bigint in the body", { body: { amount: 5n } }],
  ["half a character in the query", { params: { query: { name: "\ud800" } } }],
])("%s is never sent", async (_name, input) => {
  const { client, sent } = api({ usesOwnAddresses: false });
  const call = (client.POST as (path: string, init: object) => Promise<unknown>)("/files", input);
  await expect(call).rejects.toSatisfy(isInvalidInputError);
  expect(sent).toHaveLength(0);
});
