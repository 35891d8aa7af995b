import { describe, expect, test } from "vitest";
import { ConnectionError } from "../../../src/client/index.ts";
import { isNeverSent } from "../../../src/client/transport/is-never-sent.ts";
import { transportCode } from "../../../src/client/transport/transport-code.ts";

const CALL = { message: "a was not sent", operationId: "a", attempts: [] };

const failed = (parts: object): Error =>
  Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), parts) });

const system = (parts: object): Error => Object.assign(new Error("system"), parts);

describe("a failed fetch", () => {
  test.each([
    ["a refused connection", failed({ code: "ECONNREFUSED", syscall: "connect" })],
    ["an unknown host", failed({ code: "ENOTFOUND", syscall: "getaddrinfo" })],
    ["a connection that took too long", failed({ code: "UND_ERR_CONNECT_TIMEOUT" })],
    ["an unreachable network", failed({ code: "ENETUNREACH", syscall: "connect" })],
    [
      "several addresses, all refused",
      failed({
        errors: [system({ code: "ECONNREFUSED" }), system({ code: "ENETUNREACH", syscall: "connect" })],
      }),
    ],
    [
      "a port that fetch blocks",
      Object.assign(new TypeError("fetch failed"), { cause: new Error("bad port") }),
    ],
    ["a certificate from the future", failed({ code: "CERT_NOT_YET_VALID" })],
    ["a certificate for another host", failed({ code: "ERR_TLS_CERT_ALTNAME_INVALID" })],
    ["a certificate of nobody known", failed({ code: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY" })],
    ["Bun", Object.assign(new Error(), { code: "ConnectionRefused" })],
    [
      "Deno",
      new TypeError(
        "error sending request for url (http://127.0.0.1:1/): client error (Connect): tcp connect error",
      ),
    ],
  ])("was never sent: %s", (_name, error) => {
    expect(isNeverSent(error)).toBe(true);
  });

  test.each([
    ["a reset", failed({ code: "ECONNRESET", syscall: "read" })],
    ["a network that went away later", failed({ code: "ENETUNREACH", syscall: "read" })],
    ["a socket that the other side closed", failed({ code: "UND_ERR_SOCKET" })],
    [
      "several addresses, one of them reached",
      failed({ errors: [system({ code: "ECONNREFUSED" }), system({ code: "ECONNRESET" })] }),
    ],
    [
      "a certificate that the other side misses",
      failed({ code: "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" }),
    ],
    ["a message that only speaks of a bad port", failed({ message: "upstream said: bad port" })],
    ["a time limit", new DOMException("late", "TimeoutError")],
    ["something unheard of", "??"],
    ["an object with a code that no transport made", { code: "ECONNREFUSED" }],
    ["another call's error", new ConnectionError({ ...CALL, cause: failed({ code: "ECONNREFUSED" }) })],
    [
      "an abort with a code as its cause",
      Object.assign(new DOMException("", "AbortError"), { cause: system({ code: "ENOTFOUND" }) }),
    ],
  ])("may have been sent: %s", (_name, error) => {
    expect(isNeverSent(error)).toBe(false);
  });

  test.each([
    ["a database's port", system({ code: "ECONNREFUSED", syscall: "connect", port: 5432 }), false],
    ["another host", failed({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "logs.test" }), false],
    ["the service's port", failed({ code: "ECONNREFUSED", syscall: "connect", port: 443 }), true],
    ["the service's host", failed({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "api.test" }), true],
    ["no destination", failed({ code: "ECONNREFUSED", syscall: "connect" }), true],
  ])("of the user's own fetch function, about %s: %#", (_name, error, expected) => {
    expect(isNeverSent(error, "https://api.test/things")).toBe(expected);
  });

  test("of the runtime's own fetch, about a proxy, was never sent", () => {
    expect(isNeverSent(failed({ code: "ECONNREFUSED", syscall: "connect", port: 3128 }))).toBe(true);
  });

  test("of this runtime, to a port that it blocks, was never sent", async () => {
    const error = await fetch("http://127.0.0.1:9/", { method: "POST", body: "x" }).catch((e: unknown) => e);
    expect(isNeverSent(error)).toBe(true);
  });

  test("reports the transport's own code", () => {
    expect(transportCode(failed({ code: "ECONNRESET" }))).toBe("ECONNRESET");
    expect(transportCode(new Error("plain"))).toBeUndefined();
  });
});
