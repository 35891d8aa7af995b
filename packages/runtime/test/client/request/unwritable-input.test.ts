import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import {
  type AnyOperation,
  cookieParameter,
  formBody,
  headerParameter,
  InvalidInputError,
  multipartBody,
  queryParameter,
  redactValues,
  sensitiveValues,
  textBody,
} from "../../../src/client/internal.ts";
import { json, operation, scripted } from "../scripted-fetch.ts";

const runs = search(600);

const circular: { self?: unknown; tax_id: string } = { tax_id: "123.456.789-00" };
circular.self = circular;

const throwing = (error: unknown) => ({
  value: "123.456.789-00",
  toJSON() {
    throw error;
  },
});

/** Values of which no request can be made, or not in every place. */
const HOSTILE = {
  "a bigint": 5n,
  "an object with a bigint": { amount: 5n },
  "an object that contains itself": circular,
  "half a character": "\ud800",
  "an object with half a character": { text: "\ud800" },
  "a toJSON that throws": throwing(new Error("no JSON of 123.456.789-00")),
  "a toJSON that throws what an aborted fetch does": throwing({ code: "ECONNREFUSED", syscall: "connect" }),
  "a toJSON that throws nothing": throwing(undefined),
  "a toJSON that gives nothing": { toJSON: () => undefined },
  "a getter that throws": Object.defineProperty({}, "tax_id", {
    enumerable: true,
    get: () => {
      throw new Error("no value");
    },
  }),
  "a date that is none": new Date(Number.NaN),
  "a symbol": Symbol("s"),
  "a function": () => 5,
  "an object without a prototype": Object.assign(Object.create(null), { a: 5n }),
  "a proxy that was revoked": (() => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  })(),
} as const;

const parameter = (
  place: "query" | "header" | "cookie",
  write: typeof queryParameter,
): Partial<AnyOperation> => ({
  method: "GET",
  parameters: [{ name: "tax_id", in: place, write }],
});
const coded = (kind: "form" | "multipart" | "text", codec: typeof formBody): Partial<AnyOperation> => ({
  body: {
    kind,
    codec,
    mediaType: "text/plain",
    required: true,
    placement: kind === "text" ? "body" : "flat",
  },
});

/** Places for a value: an operation, and its input with the value in it. */
const PLACES: Readonly<Record<string, readonly [Partial<AnyOperation>, (value: unknown) => object]>> = {
  "a JSON body": [{}, (value) => ({ tax_id: value })],
  "a whole JSON body": [
    { body: { mediaType: "application/json", kind: "json", required: true, placement: "body" } },
    (value) => ({ body: value }),
  ],
  "the path": [
    { method: "GET", path: "/{tax_id}", parameters: [{ name: "tax_id", in: "path" }] },
    (value) => ({ tax_id: value }),
  ],
  "the query": [parameter("query", queryParameter), (value) => ({ tax_id: value })],
  "a header": [parameter("header", headerParameter), (value) => ({ tax_id: value })],
  "a cookie": [parameter("cookie", cookieParameter), (value) => ({ tax_id: value })],
  "a form": [coded("form", formBody), (value) => ({ tax_id: value })],
  "a multipart form": [coded("multipart", multipartBody), (value) => ({ tax_id: value })],
  "a text": [coded("text", textBody), (value) => ({ body: value })],
};

test("an input that cannot be written ends in an InvalidInputError, and nothing is sent", async () => {
  const names = Object.keys(HOSTILE) as (keyof typeof HOSTILE)[];
  let rejected = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(PLACES)),
      fc.constantFrom(...names),
      fc.boolean(),
      async (place, name, isNested) => {
        const [parts, inputWith] = PLACES[place] ?? expect.fail("a place of the table");
        const { body, ...rest } = operation(parts);
        const called = operation({
          ...rest,
          ...(parts.method === "GET" ? { body: undefined } : { body }),
          sensitive: { names: ["tax_id"], find: sensitiveValues, redact: redactValues },
        } as Partial<AnyOperation>);
        const { core, sent } = scripted([json(200, 1)]);
        const value: unknown = isNested ? [{ inner: HOSTILE[name] }] : HOSTILE[name];
        const error = await core.call(called, inputWith(value) as never).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error === undefined) return; // not every place minds every value
        rejected++;
        expect(error).toBeInstanceOf(InvalidInputError);
        expect(error).toMatchObject({
          outcome: "not-sent",
          message: expect.stringMatching(/things\.create|header "tax_id"/),
        });
        // What the caller's own function throws is only known where the input has it under a sensitive name.
        if ("tax_id" in inputWith(value)) expect(String(error)).not.toContain("123.456.789-00");
        expect(sent).toHaveLength(0);
      },
    ),
    runs,
  );
  expect(rejected).toBeGreaterThan(100);
});
