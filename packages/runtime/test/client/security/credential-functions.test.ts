import { describe, expect, test } from "vitest";
import {
  bearer,
  type ClientCoreOptions,
  isAbortedError,
  isApiError,
  isConfigurationError,
  isConnectionError,
  rotateKeys,
  systemClock,
} from "../../../src/client/internal.ts";
import { json, operation, type Step, scripted } from "../scripted-fetch.ts";

const CALLED = operation({ security: [["key"]], idempotency: { kind: "idempotent" } });
const busy: Step = () => new Response("", { status: 503 });

function withKey(key: () => unknown, steps: readonly Step[], more: Partial<ClientCoreOptions> = {}) {
  const credentials = { key } as ClientCoreOptions["credentials"] & object; // also functions that give nothing of use
  return scripted(steps, { schemes: { key: bearer }, credentials, ...more }, rotateKeys);
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a function that gives the key", () => {
  test("is rejected without rotateKeys, which bundles of single operations leave out", () => {
    const options = { schemes: { key: bearer }, credentials: { key: () => "key" } };
    expect(() => scripted([], options)).toThrow(/^key must be .* or with rotateKeys a function/);
  });

  test("is asked once for each call, however many attempts it makes", async () => {
    let asked = 0;
    const { core, sent } = withKey(async () => `key-${++asked}`, [busy, json(200, 1), json(200, 1)]);
    await core.call(CALLED, {} as never);
    await core.call(CALLED, {} as never);
    expect(sent.map(({ init }) => (init.headers as Record<string, string>).authorization)).toEqual([
      "Bearer key-1",
      "Bearer key-1",
      "Bearer key-2",
    ]);
  });

  test("is not asked by an operation that needs no key", async () => {
    const { core } = withKey(() => expect.fail("asked"), [json(200, 1)]);
    expect(await core.call(operation(), {} as never)).toBe(1);
  });

  test("and its key are in no error", async () => {
    const { core } = withKey(
      () => "rotating-key",
      [json(400, { code: "X", description: "no rotating-key" })],
    );
    const error = await failureOf(core.call(CALLED, {} as never));
    expect(isApiError(error) && error.message).toBe("things.create returned 400 X: no [redacted]");
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("the vault is sealed");
      },
    ],
    ["rejects", () => Promise.reject(new Error("the vault is sealed"))],
  ])("that %s ends the call before anything is sent; the next may be better", async (_name, key) => {
    const { core, sent } = withKey(key, []);
    const error = await failureOf(core.call(CALLED, {} as never));
    expect(isConnectionError(error) && error).toMatchObject({
      message:
        "things.create was not sent, because the credential key was not available: the vault is sealed",
      outcome: "not-sent",
    });
    expect(sent).toHaveLength(0);
  });

  test.each(["", "se\ncret", 5, undefined, null, {}])("that gives %o is set up wrongly", async (key) => {
    const { core, sent } = withKey(() => key, []);
    const error = await failureOf(core.call(CALLED, {} as never));
    expect(isConfigurationError(error) && error.message).toBe(
      "The function for the credential key must return a key for a header.",
    );
    expect(sent).toHaveLength(0);
  });

  test("that never settles ends with the time of the call, or with its signal", async () => {
    const { core, sent } = withKey(() => new Promise(() => {}), [], { clock: systemClock });
    expect(isConnectionError(await failureOf(core.call(CALLED, {} as never, { timeoutMs: 20 })))).toBe(true);
    const signal = AbortSignal.timeout(20);
    const error = await failureOf(core.call(CALLED, {} as never, { signal }));
    expect(isAbortedError(error) && error.outcome).toBe("not-sent");
    expect(sent).toHaveLength(0);
  });
});
