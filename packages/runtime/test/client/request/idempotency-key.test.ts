import { describe, expect, test } from "vitest";
import {
  type AnyOperation,
  createFetchClient,
  createRequest,
  headerParameter,
  idempotencyKey,
  identityFault,
  isOutcomeUnknownError,
} from "../../../src/client/internal.ts";
import { fails, json, operation, scripted } from "../scripted-fetch.ts";

const lost = fails("ECONNRESET", "read");
const keyed = (place: "header" | "body", name: string): AnyOperation =>
  operation({ idempotency: { kind: "none" }, idempotencyKey: { in: place, name, apply: idempotencyKey } });
const inHeader: AnyOperation = {
  ...keyed("header", "Idempotency-Key"),
  parameters: [{ name: "idempotency-key", key: "key", in: "header", write: headerParameter }],
};

/** The keys of all attempts of a call whose first response is lost, and whether it succeeded. */
async function attempts(called: AnyOperation, input: object, options: object = {}) {
  const { core, sent } = scripted([lost, json(200, {})]);
  const reason = await core.call(called, input as never, options).then(
    () => undefined,
    (error: unknown) => error,
  );
  const keys = sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
  return { keys, isSent: reason === undefined, isUnknown: isOutcomeUnknownError(reason) };
}

describe("a request whose key is described in a header is sent again with the same key", () => {
  test("that the client makes", async () => {
    const [one, two] = await Promise.all([attempts(inHeader, {}), attempts(inHeader, {})]);
    expect([one.isSent, one.keys.length, new Set([...one.keys, ...two.keys]).size]).toEqual([true, 2, 2]);
    expect(one.keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    ["that is an option", {}, { idempotencyKey: "k1" }],
    ["that is a parameter", { key: "k1" }, {}],
    ["that is a header", {}, { headers: { "idempotency-KEY": "k1" } }],
  ])("%s", async (_name, input, options) => {
    expect(await attempts(inHeader, input, options)).toMatchObject({ keys: ["k1", "k1"], isSent: true });
  });

  test("through client.fetchClient as well", async () => {
    for (const headers of [{}, { "idempotency-key": "k1" }]) {
      const { core, sent } = scripted([lost, json(200, {})]);
      const api = createFetchClient<Record<string, { post: never }>>(core, [inHeader]);
      await (api.POST as (path: string, given: object) => Promise<unknown>)("/things", { body: {}, headers });
      const [first, second] = sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
      expect([second, "idempotency-key" in headers]).toEqual([first, first === "k1"]);
    }
  });
});

describe("a request is not sent again after a lost response", () => {
  test.each<[string, AnyOperation, object, object]>([
    ["without the header", inHeader, {}, { headers: { "idempotency-key": null } }],
    ["without the property", keyed("body", "request_id"), { a: 1 }, {}],
    ["with an empty property", keyed("body", "request_id"), { request_id: "" }, {}],
    [
      "where the description says nothing of a key",
      operation(),
      {},
      { headers: { "idempotency-key": "k1" } },
    ],
  ])("%s", async (_name, called, input, options) => {
    const { keys, isUnknown } = await attempts(called, input, options);
    expect([keys.length, isUnknown]).toEqual([1, true]);
  });
});

test("a request whose key is in its body is sent again", async () => {
  const { isSent, keys } = await attempts(keyed("body", "request_id"), { request_id: "r1" });
  expect([isSent, keys.length]).toEqual([true, 2]);
});

test("client.request sends a described request again with the same key", async () => {
  const { core, sent } = scripted([lost, json(200, {})]);
  await createRequest(core, [inHeader])("POST", "/things", { body: {} });
  const [first, second] = sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
  expect([second, typeof first]).toEqual([first, "string"]);
});

test("options and inputs that are none are rejected as ever", async () => {
  const { core } = scripted([]);
  await expect(core.call(inHeader, [] as never)).rejects.toThrow("The input must be an object.");
  await expect(core.call(inHeader, {} as never, [] as never)).rejects.toThrow("must be an object.");
});

test("a key that the client made does not make a second call idempotent: nothing says so, and only a success counts", async () => {
  const called: AnyOperation = {
    ...inHeader,
    responses: { 200: "object" },
    identifiedBy: { members: { id: "" }, faultOf: identityFault },
  };
  const { core } = scripted([json(200, {}), json(200, {})]);
  const error = await core.call(called, {} as never).catch((reason: unknown) => reason);
  expect(isOutcomeUnknownError(error) && error.reconciliation).toMatch(
    /^Find out whether things.create was carried out/,
  );
});
