import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { search } from "../../../../../random-search.ts";
import { letter, PATIENCE, receiver, sign } from "../fixtures.ts";

const runs = search(100);

const url = "https://shop.example.com/webhooks";
const request = async () => new Request(url, await sign());
const config = (message: RegExp) =>
  expect.objectContaining({ reason: "config", message: expect.stringMatching(message) });

/** Handlers that plain JavaScript may pass. */
type Loose = { on(name: unknown, handler?: unknown): unknown; onUnhandled(handler?: unknown): unknown };
const loose = () => receiver() as unknown as Loose;

const notFunction = fc.anything().filter((value) => typeof value !== "function");

describe("a handler", () => {
  test("that is not a function is rejected when it is set, whatever it is", () => {
    fc.assert(
      fc.property(notFunction, (value) => {
        expect(() => loose().on("letter.new", value)).toThrow(
          config(/on\("letter\.new", …\) requires a function/),
        );
        expect(() => loose().onUnhandled(value)).toThrow(config(/onUnhandled\(…\) requires a function/));
      }),
      runs,
    );
  });

  test.each(["letter.nwe", "", "toString", "__proto__", undefined, 1])(
    "of the event %j, which is not described, is rejected",
    (name) => {
      expect(() => loose().on(name, () => undefined)).toThrow(
        config(/^Unknown event .*letter\.new.* onUnhandled receives/),
      );
    },
  );

  test("does not silently take the place of an earlier one", () => {
    const on = receiver().on("letter.new", vi.fn()).onUnhandled(vi.fn());
    expect(() => on.on("letter.new", vi.fn())).toThrow(config(/was already called/));
    expect(() => on.onUnhandled(vi.fn())).toThrow(config(/was already called/));
  });

  test("may return anything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true }), async (value) => {
        for (const given of [value, Promise.resolve(value)]) {
          const onError = vi.fn();
          const on = receiver({ onError }).on("letter.new", () => given);
          expect((await on.handle(await request())).status).toBe(204);
          expect(onError).not.toHaveBeenCalled();
        }
      }),
      runs,
    );
  });
});

describe("an error of a handler", () => {
  test("comes with the message, its event, and how often it was tried", async () => {
    const onError = vi.fn();
    const handler = vi.fn().mockRejectedValueOnce(new Error("1")).mockRejectedValueOnce(new Error("2"));
    const on = receiver({ onError }).on("letter.new", handler);
    const deliver = async () => {
      const response = await on.handle(await request());
      return [response.status, response.headers.get("retry-after")];
    };
    expect([await deliver(), await deliver(), await deliver()]).toEqual([
      [503, "30"],
      [503, "30"],
      [204, null],
    ]);
    handler.mockRejectedValueOnce(new Error("3"));
    await deliver();
    const about = { id: "msg_1", event: "letter.new", tenant: undefined };
    expect(onError.mock.calls).toEqual([
      [new Error("1"), { ...about, attempt: 1 }],
      [new Error("2"), { ...about, attempt: 2 }],
      [new Error("3"), { ...about, attempt: 1 }],
    ]);
  });

  test("says when to try again, as the option says", async () => {
    const options = { retryAfterMs: 4500, onError: vi.fn() };
    const on = receiver(options).on("letter.new", () => Promise.reject(new Error("away")));
    expect((await on.handle(await request())).headers.get("retry-after")).toBe("5");
    expect(() => receiver({ retryAfterMs: 0 })).toThrow(config(/retryAfterMs/));
  });

  test("knows no message before its signature has matched, and its ID as soon as it has", async () => {
    const onError = vi.fn();
    const on = receiver({ onError });
    const signed = await sign();
    await on.handle(new Request(url, { ...signed, body: "{}" }));
    await on.handle(new Request(url, await sign({ event: "no JSON" })));
    const nothing = { id: undefined, event: undefined, attempt: undefined, tenant: undefined };
    expect(onError.mock.calls.map(([, about]) => about)).toEqual([nothing, { ...nothing, id: "msg_1" }]);
  });
});

describe("a receiver without onError", () => {
  const print = async (work: () => unknown, event: object = letter, body?: string) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    try {
      const signed = await sign({ event });
      const on = receiver().on("letter.new", work);
      await on.handle(new Request(url, body === undefined ? signed : { ...signed, body }));
      await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), PATIENCE);
      return String(error.mock.calls[0]);
    } finally {
      error.mockRestore();
    }
  };

  test("leaves a trace of a handler that fails: the message, the event, the kind of error and where", async () => {
    const failure = Object.assign(new TypeError("IBAN DE00"), { code: "ECONNREFUSED" });
    const text = await print(() => Promise.reject(failure));
    expect(text).toMatch(
      /^Webhook failed \(id msg_1, event letter\.new, attempt 1\): TypeError ECONNREFUSED\n +at .*handlers\.test\.ts/,
    );
    expect(text).not.toContain("IBAN");
  });

  test("leaves a trace of a delivery that it rejects, with the reason", async () => {
    expect(await print(vi.fn(), letter, "{}")).toMatch(/^Webhook failed: signature: No signature matches\. /);
  });

  test("leaves nothing of the payload in it, whatever a handler throws", async () => {
    const secretText = "4111-1111 Ada";
    const thrown = fc.oneof(
      fc.string().map((text) => new Error(`${secretText}${text}`)),
      fc.string().map((text) => new Error(`${text}\n    at ${secretText} (${secretText}:1:1)`)),
      fc.constant(secretText),
      fc.constant({ message: secretText }),
      fc.string().map((text) => Object.assign(new Error(text), { name: secretText, code: secretText })),
      fc.constant(Object.assign(new Error("before"), { message: secretText })),
      fc.constant(Object.assign(new Error("any"), { stack: `Error: any other\n    at ${secretText}` })),
      fc.constant(new Error("outer", { cause: new Error(secretText) })),
      fc.constant(new AggregateError([new Error(secretText)], secretText)),
    );
    await fc.assert(
      fc.asyncProperty(thrown, async (error) => {
        const work = () => Promise.reject(error);
        const text = await print(work, { ...letter, card: secretText });
        expect(text).toMatch(/^Webhook failed \(id msg_1/);
        expect(text).not.toContain("4111");
      }),
      runs,
    );
  });
});
