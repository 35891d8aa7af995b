import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  createFetchClient,
  operationValidators,
  redactValues,
  sensitiveValues,
} from "../../../src/client/internal.ts";
import { operation, scripted } from "../scripted-fetch.ts";

// A payment that was sent ends in an error that says so, whatever a `fetch` function or a validator of the caller does.

const CREATE = operation({ sensitive: { names: ["tax_id"], find: sensitiveValues, redact: redactValues } });
const ok = { ok: true, status: 200, headers: new Headers(), text: async () => "{}" };
const rejected = { ...ok, ok: false, status: 422, text: async () => '{"code":"NEW"}' };

/** Results that a `fetch` function of the caller may resolve with. */
const RESPONSES: Readonly<Record<string, object>> = {
  "a success without headers": { ...ok, headers: undefined },
  "an error without headers": { ...rejected, headers: undefined },
  "headers that are an object": { ...rejected, headers: {} },
  "headers that cannot be listed": { ...rejected, headers: { get: () => null } },
  "headers that throw": {
    ...ok,
    headers: {
      get() {
        throw new Error("no header for 123.456.789-00");
      },
    },
  },
  "a header that is no text": { ...rejected, headers: { get: () => 3 } },
  "a body that is parsed already": { ...ok, text: async () => ({ id: 1 }) },
  "a body that breaks with an error that cannot be read": new Response(
    new ReadableStream({
      start: (controller) =>
        controller.error(
          Object.defineProperty(new Error("broken"), "code", {
            get() {
              throw new Error("no code");
            },
          }),
        ),
    }),
  ),
};

test.each(Object.entries(RESPONSES))("%s leaves the outcome unknown", async (_, response) => {
  const { core, sent } = scripted([() => response as Response]);
  const error = await core.call(CREATE, { tax_id: "123.456.789-00" } as never).catch((reason) => reason);
  expect(sent).toHaveLength(1);
  expect(error).toMatchObject({
    name: "OutcomeUnknownError",
    outcome: "unknown",
    operationId: "things.create",
    reconciliation: expect.stringMatching(/things\.create/),
  });
  expect(inspect(error, { depth: 9 })).not.toContain("123.456");
});

test("a call by path leaves it unknown as well", async () => {
  const { core } = scripted([() => RESPONSES["a success without headers"] as Response]);
  const api = createFetchClient<{
    "/things": { post: { responses: { 200: { content: { "application/json": unknown } } } } };
  }>(core, [CREATE]);
  await expect(api.POST("/things")).rejects.toMatchObject({
    name: "OutcomeUnknownError",
    outcome: "unknown",
  });
});

test.each([
  ["", false],
  [", also when the call is aborted meanwhile", true],
])("a validator that throws leaves the outcome unknown%s", async (_, aborts) => {
  const controller = new AbortController();
  const validate = () => {
    if (aborts) controller.abort();
    throw new RangeError("Maximum call stack size exceeded");
  };
  const validator = { "~standard": { version: 1, vendor: "own", validate } } as const;
  const { core } = scripted([() => Response.json({ id: 1 })], {
    validators: operationValidators({ "things.create": { response: { 200: validator } } } as never),
    validate: "response",
  });
  const { signal } = controller;
  await expect(core.call(CREATE, {} as never, { signal })).rejects.toMatchObject({
    name: "OutcomeUnknownError",
    message: expect.stringMatching(/^things\.create may have been carried out: Maximum call stack/),
  });
});
