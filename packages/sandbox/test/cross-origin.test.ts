import { describe, expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";

const sandbox = createSandbox();
const { id, apiKey } = sandbox.instances.development;
const address = `http://127.0.0.1:4010/v1/instances/${id}/payouts`;
const authorization = `Bearer ${apiKey}`;

async function allowedOrigin(origin: string, path = address, init: RequestInit = {}): Promise<string | null> {
  const headers = { authorization, origin, ...init.headers };
  const response = await sandbox.fetch(path, { ...init, headers });
  await response.text();
  return response.headers.get("access-control-allow-origin");
}

describe("pages of this machine", () => {
  test.each(["null", "http://127.0.0.1:8080", "http://localhost:4321", "https://[::1]", "http://127.9.9.9"])(
    "with origin %s may read responses, also errors",
    async (origin) => {
      expect(await allowedOrigin(origin)).toBe(origin);
      expect(await allowedOrigin(origin, `${address}/nothing`)).toBe(origin);
      expect(await allowedOrigin(origin, address, { headers: { authorization: "Bearer wrong" } })).toBe(
        origin,
      );
    },
  );

  test("may send a key and JSON", async () => {
    const headers = {
      origin: "null",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization, content-type",
    };
    const response = await sandbox.fetch(address.replace("payouts", "quotes"), {
      method: "OPTIONS",
      headers,
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "null",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "authorization, content-type",
    });
  });

  test("see a fault like every client", async () => {
    await sandbox.control.faults.create({ operation: "payouts.list", fault: "reset-before-commit" });
    await expect(allowedOrigin("null")).rejects.toThrow();
  });
});

test.each([
  "https://example.com",
  "http://127.0.0.1.example.com",
  "http://localhost.example.com",
  "https://example.com#http://localhost",
  "file://",
  "",
])("other websites may not: %j", async (origin) => {
  expect(await allowedOrigin(origin)).toBeNull();
});

test("the control interface is open to its own page alone", async () => {
  const clock = "http://127.0.0.1:4010/__sandbox/clock";
  const headers = { authorization: `Bearer ${sandbox.controlToken}` };
  for (const origin of ["null", "http://localhost:4321"]) {
    expect(await allowedOrigin(origin, clock, { headers })).toBeNull();
    const preflight = { method: "OPTIONS", headers: { ...headers, "access-control-request-method": "GET" } };
    expect(await allowedOrigin(origin, clock, preflight)).toBeNull();
  }
});

test("a call that names no origin gets no such header", async () => {
  const response = await sandbox.fetch(address, { headers: { authorization } });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
