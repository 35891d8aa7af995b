import { describe, expect, test } from "vitest";
import { classifyFailure, transportCode } from "../../src/client/transport/classify-failure.ts";

const failed = (parts: object): Error =>
  Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), parts) });

describe("a failed fetch", () => {
  test.each([
    ["a refused connection", failed({ code: "ECONNREFUSED", syscall: "connect" })],
    ["an unknown host", failed({ code: "ENOTFOUND", syscall: "getaddrinfo" })],
    ["a connection that took too long", failed({ code: "UND_ERR_CONNECT_TIMEOUT" })],
    ["an unreachable network", failed({ code: "ENETUNREACH", syscall: "connect" })],
    [
      "several addresses, all refused",
      failed({ errors: [{ code: "ECONNREFUSED" }, { code: "ENETUNREACH", syscall: "connect" }] }),
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
    expect(classifyFailure(error)).toBe("not-sent");
  });

  test.each([
    ["a reset", failed({ code: "ECONNRESET", syscall: "read" })],
    ["a network that went away later", failed({ code: "ENETUNREACH", syscall: "read" })],
    ["a socket that the other side closed", failed({ code: "UND_ERR_SOCKET" })],
    [
      "several addresses, one of them reached",
      failed({ errors: [{ code: "ECONNREFUSED" }, { code: "ECONNRESET" }] }),
    ],
    [
      "a certificate that the other side misses",
      failed({ code: "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED" }),
    ],
    ["a message that only speaks of a bad port", failed({ message: "upstream said: bad port" })],
    ["a time limit", new DOMException("late", "TimeoutError")],
    ["something unheard of", "??"],
  ])("may have been sent: %s", (_name, error) => {
    expect(classifyFailure(error)).toBe("lost");
  });

  test("of this runtime, to a port that it blocks, was never sent", async () => {
    const error = await fetch("http://127.0.0.1:9/", { method: "POST", body: "x" }).catch((e: unknown) => e);
    expect(classifyFailure(error)).toBe("not-sent");
  });

  test("tells the transport's own code", () => {
    expect(transportCode(failed({ code: "ECONNRESET" }))).toBe("ECONNRESET");
    expect(transportCode(new Error("plain"))).toBeUndefined();
  });
});
