import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import {
  type AnyOperation,
  type ClientCore,
  type ClientCoreOptions,
  createClientCore,
  deriveClientCore,
  isConfigurationError,
} from "../../../src/client/internal.ts";
import { operation } from "../scripted-fetch.ts";

const runs = search(5000);
const { body: _, ...rest } = operation({ method: "GET", path: "/v1/things" });
const GET: AnyOperation = rest;

/** The address that a request is sent to; undefined where the address is rejected. */
async function sentTo(
  baseUrl: string,
  allowHttp = true,
  create: (options: ClientCoreOptions) => ClientCore = createClientCore,
): Promise<string | undefined> {
  let sent: string | undefined;
  const fetch = async (url: string): Promise<Response> => {
    sent = url;
    return Response.json({});
  };
  try {
    await create({ baseUrl, fetch, allowHttp }).call(GET, {} as never);
  } catch (error) {
    if (!isConfigurationError(error)) throw error;
  }
  return sent;
}

/** Returns the result of the URL parser: the address followed by the path of the request. */
function expected(baseUrl: string): string | undefined {
  if (!URL.canParse(baseUrl)) return undefined;
  const url = new URL(baseUrl);
  const isPlain = url.username + url.password === "" && !/[?#]/.test(url.href);
  if (!/^https?:$/.test(url.protocol) || !isPlain) return undefined;
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/v1/things`;
  return url.href;
}

const pieces = fc.constantFrom(
  "http:",
  "https:",
  "HTTPS:",
  "ftp:",
  "//",
  "/",
  "\\",
  "///",
  ":",
  "@",
  "?",
  "#",
  "%2e%2e",
  "..",
  ".",
  "%2F",
  " ",
  "\t",
  "\n",
  "a.test",
  "API.test",
  "bücher.example",
  "xn--bcher-kva.example",
  "[::1]",
  "127.1",
  "0x7f.1",
  "localhost",
  ":443",
  ":80",
  ":8080",
  ":99999",
  "user",
  "user:pass@",
  "v2",
  "é",
  "{x}",
  "a b",
  "%",
  "|",
  "^",
  "\u200b",
  "。",
);
const address = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 5 }).map((parts) => `https://a.test${parts.join("")}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test("requests go where the URL parser says, or the address is rejected", async () => {
  const counts = { sent: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(address, async (baseUrl) => {
      const sent = await sentTo(baseUrl);
      counts[sent === undefined ? "rejected" : "sent"]++;
      expect(sent).toBe(expected(baseUrl));
      // What is sent is what fetch reads: nothing is normalized once more.
      if (sent !== undefined) expect(new URL(sent).href).toBe(sent);
    }),
    runs,
  );
  expect(Math.min(counts.sent, counts.rejected)).toBeGreaterThan(500);
});

describe("an http address", () => {
  const forAllOperations = (options: ClientCoreOptions) => deriveClientCore(options, undefined);
  const local = ["localhost", "a.localhost", "127.0.0.1", "127.9.9.9", "[::1]", "api.test", "0x7f.1"];
  const own = [
    "10.1.2.3",
    "172.16.0.1",
    "172.31.9.9",
    "192.168.1.1",
    "169.254.1.1",
    "100.64.0.1",
    "[fd00::1]",
    "[fe80::1]",
    "service",
    "service.",
    "printer.local",
    "api.internal",
  ];
  test.each(local)("on %s needs no permission", async (host) => {
    expect(await sentTo(`http://${host}:8080`, false)).toBeDefined();
    expect(await sentTo(`http://${host}:8080`, false, forAllOperations)).toBeDefined();
  });
  test.each(own)("on %s needs no permission in clients with all operations", async (host) => {
    expect(await sentTo(`http://${host}:8080`, false)).toBeUndefined();
    expect(await sentTo(`http://${host}:8080`, false, forAllOperations)).toBeDefined();
  });

  const open = [
    "example.com",
    "10.example.com",
    "127.0.0.1.example.com",
    "172.32.0.1",
    "11.0.0.1",
    "100.128.0.1",
    "192.169.0.1",
    "[2001:db8::1]",
    "local.example.com",
    "a.local.example",
    "8.8.8.8",
  ];
  test.each(open)("on %s needs allowHttp", async (host) => {
    expect(await sentTo(`http://${host}`, false)).toBeUndefined();
    expect(await sentTo(`http://${host}`, false, forAllOperations)).toBeUndefined();
    expect(await sentTo(`http://${host}`, true)).toBeDefined();
    expect(await sentTo(`https://${host}`, false)).toBeDefined();
  });

  test("of an operation needs it as well", async () => {
    const core = createClientCore({
      baseUrl: "https://a.test",
      usesOwnAddresses: true,
      fetch: async () => Response.json({}),
    });
    const elsewhere = { ...GET, baseUrl: "http://files.example.com" };
    await expect(core.call(elsewhere, {} as never)).rejects.toThrow("Set allowHttp");
  });
});
