import { inspect } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import {
  bearer,
  createClientOf,
  logCalls,
  redactValues,
  SdkError,
  sensitiveValues,
} from "../../../src/client/internal.ts";
import { fails, operation, type Step, scripted } from "../scripted-fetch.ts";

const runs = search(150);

const KEY = "sk-live-0123456789";
const KNOWN_CODES = ["TAX_ID", "CUSTOMERS_INVALID_TAX_ID", "BUSY", "E_1", "ID"] as const;
const TRANSPORT_CODES = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "UND_ERR_SOCKET",
  "CERT_HAS_EXPIRED",
] as const;

const digit = fc.constantFrom(..."0123456789");
const formatted = fc
  .tuple(fc.array(digit, { minLength: 6, maxLength: 14 }), fc.constantFrom(".", "-", "/", " ", ""))
  .map(([digits, separator]) => (digits.join("").match(/.{1,3}/g) ?? []).join(separator));

/** Identifiers, texts with everything that is escaped somewhere, words of the service, and very short values. */
const secret = fc
  .oneof(
    formatted,
    fc.string({ minLength: 2, maxLength: 20, unit: "grapheme" }),
    fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom(..."aé\"'\\/&<> +%\n\t@.-_😀1") }),
    fc.constantFrom(
      "ID",
      "TAX",
      "12",
      "not",
      "CUSTOMERS",
      "ECONNREFUSED",
      "things.create",
      "BUSY",
      "400",
      "POST",
    ),
    // Documents and tokens: a pattern of the whole text would be more than an engine takes.
    fc
      .tuple(fc.integer({ min: 500, max: 20_000 }), fc.string({ minLength: 3, maxLength: 40 }))
      .map(([length, start]) => `x${start}9z`.repeat(length).slice(0, length)),
    fc.constantFrom("DE89 3704 0044 0532 0130 00", "+55 (11) 91234-5678", "ada@example.com", "1990-01-02"),
  )
  // What a text without a letter or digit is cannot be distinguished from punctuation, and one character reveals nothing.
  .filter((text) => /[\p{L}\p{N}]{2}/u.test(text) && !/\p{Cs}/u.test(text) && text === text.trim());

/** Forms in which a service, a gateway or a log may write a value again. */
const FORMS: Readonly<Record<string, (value: string) => string>> = {
  "as it is": (value) => value,
  JSON: (value) => JSON.stringify(value).slice(1, -1),
  "JSON in ASCII": (value) =>
    JSON.stringify(value)
      .slice(1, -1)
      .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  "JSON of PHP": (value) => JSON.stringify(value).slice(1, -1).replaceAll("/", "\\/"),
  "JSON in JSON": (value) => JSON.stringify(JSON.stringify(value).slice(1, -1)).slice(1, -1),
  URL: encodeURIComponent,
  "URL, twice": (value) => encodeURIComponent(encodeURIComponent(value)),
  form: (value) => new URLSearchParams({ v: value }).toString().slice(2),
  HTML: (value) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`),
  "digits only": (value) => {
    const digits = value.match(/\p{N}/gu) ?? [];
    return digits.length >= 6 ? digits.join("") : value;
  },
  "digits in groups": (value) => {
    const digits = value.match(/\p{N}/gu) ?? [];
    return digits.length >= 6 ? (digits.join("").match(/.{1,4}/gu) ?? []).join("-") : value;
  },
};

/** Places for a value: responses of the transport to a request with it. */
const PLACES: Readonly<Record<string, (shown: string, code: string) => Step>> = {
  "description, message, errors and trace of an error": (shown, code) => () =>
    Response.json(
      {
        code,
        description: `About (${shown}).`,
        message: `Not (${shown}) here`,
        errors: [{ [shown]: [`(${shown})`], deep: { value: shown } }],
        trace_id: shown,
      },
      { status: 422, headers: { "x-request": encodeURIComponent(shown) } },
    ),
  "an unknown code": (shown) => () => Response.json({ code: shown }, { status: 422 }),
  "the text of a gateway": (shown) => () => new Response(`<h1>(${shown})</h1>`, { status: 502 }),
  "a success that cannot be read": (shown) => () => new Response(`(${shown})`),
  "an error of the transport": (shown) => () => {
    const cause = Object.assign(new Error(`for (${shown})`), { code: shown, syscall: shown });
    throw Object.assign(new TypeError(`fetch failed: (${shown})`), { cause });
  },
  "a code of the transport": (shown, code) => () => {
    throw Object.assign(new Error(`(${shown})`), { code });
  },
};

interface Groups {
  readonly things: { create(input: object): Promise<unknown> };
}

const description = {
  defaultBaseUrl: "https://api.test",
  securitySchemes: { key: bearer },
  operationTable: {
    things: {
      create: operation({
        security: [["key"]],
        idempotency: { kind: "idempotent" },
        sensitive: { names: ["tax_id"], find: sensitiveValues, redact: redactValues },
      }),
    },
  },
  retryTable: Object.fromEntries(
    KNOWN_CODES.map((code) => [code, { retryClass: "terminal", action: "fix-input" } as const]),
  ),
};

/** Everything that anybody may read of a call: the error in each of its forms, what hooks get, and what is logged. */
async function shownOf(
  step: Step,
  input: object,
): Promise<{ error: SdkError; events: object[]; text: string }> {
  const events: object[] = [];
  const watch = (event: object): void => void events.push(event);
  const lines: unknown[] = [];
  const line = (...parts: unknown[]): void => void lines.push(...parts);
  const client = createClientOf<Groups, Record<string, never>, object>(description, {
    credentials: { key: KEY },
    fetch: async (url: string, init: RequestInit) => step(url, init),
    hooks: logCalls({ debug: line, info: line, warn: line, error: line }, "debug", {
      onRequest: watch,
      onResponse: watch,
      onRetry: watch,
      onError: watch,
    }),
    retry: { maxAttempts: 2 },
    clock: scripted([]).clock, // attempts take no time, so that two calls can be compared
  });
  const error: unknown = await client.things.create(input).catch((reason: unknown) => reason);
  if (!(error instanceof SdkError)) throw error;
  const { rawBody, headers, ...parts } = error as SdkError & { rawBody?: string; headers?: object };
  const readable = [error, parts, events, lines];
  const text = [
    ...readable.map((value) =>
      inspect(value, { depth: 20, showHidden: true, breakLength: Number.POSITIVE_INFINITY }),
    ),
    ...readable.map((value) => JSON.stringify(value)),
    ...[error.message, `${error}`, error.stack, rawBody, JSON.stringify(headers)],
  ].join("\n");
  return { error, events, text };
}

/** Returns what redaction must not change: it comes from the description, HTTP, or a catalogue. */
function factsOf(error: SdkError, events: readonly object[]): object {
  const { operationId, outcome, name, attempts } = error;
  const { status, code, retryClass, action } = error as unknown as Record<string, unknown>; // of an `ApiError`
  const reported = events.map((event) => {
    const { error: _error, ...facts } = event as { readonly error?: unknown };
    return facts;
  });
  return { operationId, outcome, name, attempts, status, code, retryClass, action, reported };
}

/** Stands for a value that no text holds. */
const MARKER = "\u2603".repeat(4);

test("a sensitive value is visible nowhere, in no form, and facts stay what they are", async () => {
  await fc.assert(
    fc.asyncProperty(
      secret,
      fc.constantFrom(...Object.keys(FORMS)),
      fc.constantFrom(...Object.keys(PLACES)),
      fc.nat(),
      async (value, form, place, choice) => {
        const codes = place === "a code of the transport" ? TRANSPORT_CODES : KNOWN_CODES;
        const code = codes[choice % codes.length] ?? expect.fail("a code of the list");
        const shown = FORMS[form]?.(value) ?? expect.fail("a form of the table");
        // A fact that stands where a value may stand is a fact.
        const isFact = [...KNOWN_CODES, ...TRANSPORT_CODES].some((fact) => fact === shown);
        fc.pre(!(isFact && isFree(place)));
        const step = PLACES[place] ?? expect.fail("a place of the table");
        const { error, events, text } = await shownOf(step(shown, code), { tax_id: value });
        const other = await shownOf(step(MARKER, code), { tax_id: MARKER });
        expect(text).not.toContain(KEY);
        // What is visible without the value as well is a fact or a word of the client.
        expect(isVisible(text, shown) && !isVisible(other.text, shown), `${shown} in ${text}`).toBe(false);
        // A code that holds the value is none that is known.
        if (!isFree(place)) expect(factsOf(error, events)).toEqual(factsOf(other.error, other.events));
      },
    ),
    runs,
  );
});

test.each([
  ["a document", { tax_id: "iVBORw0KGgo".repeat(2000) }],
  [
    "thousands of identifiers",
    { people: Array.from({ length: 4000 }, (_, index) => ({ tax_id: `${index}`.padStart(20, "AB7") })) },
  ],
])("a call whose response is lost says so, with %s to be kept secret", async (_, input) => {
  const { error } = await shownOf(() => {
    throw new TypeError("fetch failed");
  }, input);
  expect(error).toMatchObject({ name: "OutcomeUnknownError", outcome: "unknown" });
});

test("a call whose response is lost says so, although its input can no longer be completed", async () => {
  let filled = 0;
  const { core } = scripted([fails("ECONNRESET")], {
    reconciliation: () => "Look it up.",
    fill: () => {
      if (++filled > 1) throw new Error("no account of 123.456.789-00 is chosen any more");
      return {};
    },
  });
  const called = operation({ sensitive: { names: ["tax_id"], find: sensitiveValues, redact: redactValues } });
  const error = await core.call(called, { tax_id: "123.456.789-00" } as never).catch((reason) => reason);
  expect(error).toMatchObject({ name: "OutcomeUnknownError", outcome: "unknown", attempts: [{}] });
  expect(inspect(error, { depth: 9 })).not.toContain("123.456");
});

/** The code in this place is the value itself. */
function isFree(place: string): boolean {
  return /unknown code|error of the transport/.test(place);
}

/** A short value only counts where it stands alone: see `formsOf`. */
function isVisible(text: string, value: string): boolean {
  const escaped = value.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const isShort = [...value].length < 4;
  return new RegExp(isShort ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped, "u").test(text);
}
