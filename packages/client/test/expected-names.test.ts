import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { describe, expect, test } from "vitest";
import { type ClientOptions, createClient, isSdkError } from "../src/index.ts";
import { testClient } from "./support/test-client.ts";

// What people look for who know other clients.

const options = { apiKey: "k", instanceId: "in_000000000001", baseUrl: "https://service.test" };

function messageOf(make: () => unknown): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    return isSdkError(error) ? error.message : String(error);
  }
}

describe("the name that another client has for an option leads to the one here", () => {
  test.each([
    ["timeout", "timeoutMs"],
    ["maxRetries", "retry.maxAttempts"],
    ["maxNetworkRetries", "retry.maxAttempts"],
    ["defaultHeaders", "headers"],
    ["baseURL", "baseUrl"],
    ["host", "baseUrl"],
    ["bearerToken", "apiKey"],
    ["apikey", "apiKey"],
    ["httpAgent", "fetchOptions.dispatcher"],
    ["appInfo", "userAgent"],
    ["allowBrowser", "dangerouslyAllowBrowser"],
  ])("%s: %s", (given, meant) => {
    expect(messageOf(() => createClient({ ...options, [given]: 1 }))).toBe(
      `Unknown option "${given}". Did you mean "${meant}"?`,
    );
  });

  test("in retry and in a call as well", async () => {
    expect(messageOf(() => createClient({ ...options, retry: { maxRetries: 1 } } as ClientOptions))).toBe(
      'Unknown retry option "maxRetries". Did you mean "maxAttempts"?',
    );
    const client = createClient({ ...options, fetch: async () => Response.json([]) });
    const call = client.payouts.listAll({}, { timeout: 1 } as object);
    await expect(call).rejects.toThrow('Unknown call option "timeout". Did you mean "timeoutMs"?');
  });
});

test("a key with the line break of its file is named by its fault", () => {
  expect(messageOf(() => createClient({ ...options, apiKey: "abc\n" }))).toBe(
    "BearerAuth must be a key without a line break, or with rotateKeys a function.",
  );
});

test("a list can be iterated over where it is asked for, or awaited", async () => {
  const fetch = async (): Promise<Response> =>
    Response.json({
      data: [{ id: "po_000000000001" }, { id: "po_000000000002" }],
      pagination: { has_more: false, next_page: null },
    });
  const client = testClient("https://service.test", { fetch });
  const ids: string[] = [];
  for await (const payout of client.payouts.list()) ids.push(payout.id);
  expect(ids).toEqual((await client.payouts.list()).data.map(({ id }) => id));
  expect((await client.payouts.list().withResponse()).data.data).toHaveLength(2);
  expect((await (await client.payouts.list().asResponse()).json()).data).toHaveLength(2);
});

test("an iteration over a list that fails rejects", async () => {
  const fetch = async (): Promise<Response> =>
    Response.json({ success: false, code: "AUTH_UNAUTHORIZED" }, { status: 401 });
  const client = testClient("https://service.test", { fetch });
  const iterate = async (): Promise<void> => {
    for await (const payout of client.payouts.list()) expect.fail(payout.id);
  };
  await expect(iterate()).rejects.toMatchObject({ code: "AUTH_UNAUTHORIZED" });
});

test("the program's name stands before the one of this package", async () => {
  let agent: string | null = null;
  const fetch: ClientOptions["fetch"] = async (_url, init) => {
    agent = new Headers(init.headers).get("user-agent");
    return Response.json([]);
  };
  await testClient("https://service.test", { fetch, userAgent: "acme-payroll/2.1" }).payouts.listAll();
  expect(agent).toMatch(/^acme-payroll\/2\.1 crossborder-client\/\d/);
  expect(messageOf(() => createClient({ ...options, userAgent: 5 } as never))).toBe(
    "userAgent must be a string.",
  );
});

describe("fetchOptions", () => {
  test("go to fetch, and not in the place of what the client says", async () => {
    let given: RequestInit = {};
    const fetch: ClientOptions["fetch"] = async (_url, init) => {
      given = init;
      return Response.json([]);
    };
    const dispatcher = {};
    await testClient("https://service.test", {
      fetch,
      fetchOptions: { dispatcher, cache: "no-store" },
    }).payouts.listAll();
    expect(given).toMatchObject({ method: "GET", cache: "no-store", redirect: "manual" });
    expect((given as { dispatcher?: object }).dispatcher).toBe(dispatcher);
  });

  test.each(["method", "headers", "body", "signal", "redirect"])("cannot hold %s", (name) => {
    expect(messageOf(() => createClient({ ...options, fetchOptions: { [name]: "x" } as object }))).toBe(
      "fetchOptions must be an object without method, headers, body, signal and redirect.",
    );
  });

  test("take the dispatcher of undici, as Node's own fetch does", async () => {
    let used = 0;
    const dispatcher = new Agent().compose((dispatch) => (request, handler) => {
      used++;
      return dispatch(request, handler);
    });
    const server = createServer((_request, response) => void response.end("[]")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // it listens on a port
    const client = testClient(`http://127.0.0.1:${port}`, { fetchOptions: { dispatcher } });
    expect(await client.payouts.listAll()).toEqual([]);
    await dispatcher.close();
    server.close();
    expect(used).toBe(1);
  });
});
