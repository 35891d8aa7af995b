import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isApiError } from "../src/index.ts";
import { json } from "./support/behaviours.ts";
import { type FaultServer, startFaultServer } from "./support/fault-server.ts";
import { testClient } from "./support/test-client.ts";

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

/** The error of a customer with this tax ID, whose service says this. */
async function errorOf(envelope: object, taxId = "123.456.789-00") {
  const body = { success: false, description: "It was rejected.", errors: [], trace_id: "t", ...envelope };
  const headers = { "x-request": `r-${taxId}`, "set-cookie": "sid=secret", "retry-after": "0" };
  server.behave(json(400, body, headers));
  const reason = await testClient(server.url)
    .customers.create({ tax_id: taxId })
    .catch((caught: unknown) => caught);
  return isApiError(reason) ? reason : expect.fail(String(reason));
}

test("the particulars that the service gives are in the error and in its message, redacted", async () => {
  const message = "amount must be between 10 and 5000, not for 12345678900";
  const error = await errorOf({ code: "PAYINS_AMOUNT_OUT_OF_RANGE", message });
  const particulars = "amount must be between 10 and 5000, not for [redacted]";
  expect(error.serviceMessage).toBe(particulars);
  expect(error.message).toBe(
    `customers.create returned 400 PAYINS_AMOUNT_OUT_OF_RANGE: It was rejected. ${particulars}`,
  );
});

test("a machine string is carried, but is no sentence of the message", async () => {
  const error = await errorOf({ code: "QUOTES_EXPIRED", message: "quote_expired" });
  expect([error.serviceMessage, error.message]).toEqual([
    "quote_expired",
    "customers.create returned 400 QUOTES_EXPIRED: It was rejected.",
  ]);
});

test("the headers of the response are there without cookies, redacted, and in no log", async () => {
  const error = await errorOf({ code: "QUOTES_EXPIRED", message: "" });
  expect(error.headers).toMatchObject({ "x-request": "r-[redacted]", "retry-after": "0" });
  expect(error.headers).not.toHaveProperty("set-cookie");
  expect(`${inspect(error)}${JSON.stringify(error)}`).not.toContain("x-request");
});

test("a code of the catalogue stays as it is, whatever was sent", async () => {
  const error = await errorOf({ code: "CUSTOMERS_INVALID_TAX_ID", message: "" }, "ID");
  expect([error.code, error.attempts[0]?.code]).toEqual([
    "CUSTOMERS_INVALID_TAX_ID",
    "CUSTOMERS_INVALID_TAX_ID",
  ]);
  expect(error.message).toContain("CUSTOMERS_INVALID_TAX_ID");
});
