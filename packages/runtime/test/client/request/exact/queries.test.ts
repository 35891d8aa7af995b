import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../../random-search.ts";
import {
  createFetchClient,
  createRequest,
  isInvalidInputError,
  queryParameter,
} from "../../../../src/client/internal.ts";
import { json, operation, scripted } from "../../scripted-fetch.ts";

const runs = search(1000);

const { body: _, ...read } = operation({ method: "GET", path: "/things/{id}", operationId: "things.list" });
const described = {
  ...read,
  parameters: [
    { name: "id", in: "path" },
    { name: "one", in: "query", write: queryParameter },
    { name: "many", in: "query", kinds: ["array"], write: queryParameter },
  ],
} as const;

type Values = Readonly<Record<string, unknown>>;

/** The ways in which a client takes a query. */
const ways = {
  "an operation": async (id: unknown, query: Values) => {
    const { core, sent } = scripted([json(200, [])]);
    await core.call(described as never, { id, ...query } as never);
    return sent;
  },
  "client.request": async (id: unknown, query: Values) => {
    const { core, sent } = scripted([json(200, [])]);
    await createRequest(core, [])("GET", "/things/{id}", { params: { id }, query });
    return sent;
  },
  "client.fetchClient": async (id: unknown, query: Values) => {
    const { core, sent } = scripted([json(200, [])]);
    const api = createFetchClient<Record<string, { get: never }>>(core, [described as never]);
    await (api.GET as (path: string, given: object) => Promise<unknown>)("/things/{id}", {
      params: { path: { id }, query },
    });
    return sent;
  },
};

const scalar = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.integer(),
  fc.boolean(),
  fc.bigInt(),
  fc.date({ noInvalidDate: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
);
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, Symbol("a"), "\ud800"),
  fc
    .constantFrom<() => unknown>(
      () => new Map([["a", 1]]),
      () => new Set([1]),
      () => Promise.resolve(1),
      () => new Date(Number.NaN),
    )
    .map((make) => make()),
  fc.constant(() => 1),
);
const anyValue = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 2, arbitrary: odd },
  { weight: 2, arbitrary: fc.array(fc.oneof(scalar, odd), { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(scalar, odd), { maxKeys: 2 }) },
);

/** The text of a value that has one. */
function textOf(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (typeof value === "string") return /\p{Surrogate}/u.test(value) ? undefined : value;
  if (typeof value === "number")
    return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
      ? String(value)
      : undefined;
  return typeof value === "bigint" || typeof value === "boolean" ? String(value) : undefined;
}

/** Returns what should arrive in a query; undefined if the value has no exact form there. */
function expected(name: string, value: unknown, way: keyof typeof ways): [string, string][] | undefined {
  const isArray = Array.isArray(value);
  const isObject = typeof value === "object" && value !== null && !isArray && !(value instanceof Date);
  // An object is written only by openapi-fetch, for a parameter that is not described.
  if (isObject || (isArray && name === "one" && way !== "client.request")) return undefined;
  const texts = (isArray ? value : [value]).map(textOf);
  return texts.length === 0 || texts.includes(undefined)
    ? undefined
    : texts.map((text) => [name, String(text)]);
}

test("a query says what was given, or the call is rejected", async () => {
  const faults = new Set<string>();
  const counts = { sent: 0, rejected: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
      fc.constantFrom("one", "many"),
      anyValue,
      async (way, name, value) => {
        const sent = await ways[way]("x", { [name]: value }).catch((error: unknown) => error);
        const wanted = expected(name, value, way);
        if (!Array.isArray(sent)) {
          counts.rejected++;
          if (!isInvalidInputError(sent) || wanted !== undefined)
            faults.add(`${way}: ${fc.stringify(value)}: ${sent}`);
          return;
        }
        counts.sent++;
        const found = [...new URL(sent[0].url).searchParams];
        if (JSON.stringify(found) !== JSON.stringify(wanted))
          faults.add(`${way}: ${name} = ${fc.stringify(value)} became ${new URL(sent[0].url).search}`);
      },
    ),
    runs,
  );
  expect([...faults]).toEqual([]);
  expect([counts.sent > 100, counts.rejected > 100]).toEqual([true, true]);
});

test("a path says what was given, or the call is rejected", async () => {
  const faults = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
      fc.oneof(anyValue, fc.constantFrom("", ".", "..", undefined)),
      async (way, value) => {
        const sent = await ways[way](value, {}).catch((error: unknown) => error);
        const text = textOf(value);
        const isSegment = text !== undefined && !["", ".", ".."].includes(text);
        const found = Array.isArray(sent) ? decodeURIComponent(new URL(sent[0].url).pathname) : undefined;
        const isFine = isSegment ? found === `/things/${text}` : isInvalidInputError(sent);
        if (!isFine) faults.add(`${way}: ${fc.stringify(value)} became ${found ?? sent}`);
      },
    ),
    runs,
  );
  expect([...faults]).toEqual([]);
});
