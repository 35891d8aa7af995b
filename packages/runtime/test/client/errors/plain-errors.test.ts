import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  type AnyOperation,
  type ClientCore,
  type ClientCoreOptions,
  createClientCore,
  explainErrors,
  isSdkError,
  redactValues,
  type SdkError,
  sensitiveValues,
} from "../../../src/client/internal.ts";
import { bearer } from "../../../src/client/security/bearer.ts";
import { queryKey } from "../../../src/client/security/schemes.ts";
import { operation, type Step, scripted } from "../scripted-fetch.ts";

/** In every text of a response or a failure; a client core without `explainErrors` shows none of them. */
const TEXT = "a text of the service";
const KEY = "key_0123456789";

const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), {
      status,
      headers: { "x-request-id": "req-1", "x-text": TEXT, ...headers },
    });

const envelope = (code: string) => ({
  success: false,
  code,
  message: TEXT,
  description: TEXT,
  errors: [TEXT],
  trace_id: "trace-1",
});

const fails =
  (code: string): Step =>
  () => {
    throw Object.assign(new TypeError(TEXT), { cause: Object.assign(new Error(TEXT), { code }) });
  };

const page = answers(502, `<h1>${TEXT}</h1>`);
const CASES: readonly (readonly [string, readonly Step[]])[] = [
  ["a rejected request", [answers(422, envelope("THINGS_INVALID"))]],
  ["a page of a proxy", [page]],
  ["a page of a proxy that stays", [page, page]],
  ["a lost response", [fails("ECONNRESET"), fails("ECONNRESET")]],
  ["a success of the wrong kind", [answers(200, [TEXT])]],
  ["a success that is no JSON", [answers(200, TEXT)]],
  ["a success without a body", [answers(200, "")]],
  ["an error with a status of success", [answers(200, envelope("THINGS_INVALID"))]],
  ["a request to wait", [answers(429, envelope("SLOW"), { "retry-after": "3600" })]],
  ["a lost response, then a rejection", [fails("EPIPE"), answers(400, envelope("THINGS_USED"))]],
  ["a code that is the key", [answers(400, { ...envelope(KEY), trace_id: KEY }, { "x-request-id": KEY })]],
];

const OPERATIONS: readonly AnyOperation[] = [
  operation({ method: "GET", operationId: "things.get", responses: { 200: "object" } }),
  operation({ responses: { 200: "object" }, errorMark: { success: false } }),
  operation({ idempotency: { kind: "idempotent" }, responses: { 200: "object" } }),
  operation({
    idempotency: { kind: "single-use", key: "id", usedCode: "THINGS_USED", expiredCode: "THINGS_OLD" },
    responses: { 200: "object" },
  }),
].map((one) => ({ ...one, security: [["key"]], errorMark: { success: false } }));

/** The error of a call with a core that is made of the same options in one of two ways. */
async function failure(
  steps: readonly Step[],
  called: AnyOperation,
  create: (options: ClientCoreOptions) => ClientCore,
  input: object = {},
): Promise<SdkError> {
  let given: ClientCoreOptions | undefined;
  const retry = { maxAttempts: 2 };
  scripted(steps, { retry, schemes: { key: bearer }, credentials: { key: KEY } }, (options) => {
    given = options;
    return options;
  });
  const { extras: _, ...options } = given as ClientCoreOptions; // set above
  const error: unknown = await create(options)
    .call(called, input as never)
    .then(
      () => new Error("no error"),
      (reason: unknown) => reason,
    );
  if (!isSdkError(error)) throw error;
  return error;
}

/** Properties by which code decides. */
function decisive(error: SdkError): object {
  const { name, outcome, operationId, attempts } = error;
  const { status, code, traceId, requestId, retryAfterMs, known, retryClass, startedAt } = error as SdkError &
    Readonly<Record<string, unknown>>;
  const records = attempts.map(({ durationMs: _, ...record }) => record);
  const shown = { status, code, traceId, requestId, retryAfterMs, known, retryClass, startedAt };
  return { name, outcome, operationId, records, ...shown };
}

describe.each(OPERATIONS.map((called) => [called.idempotency?.kind ?? called.method, called] as const))(
  "an error of a core without explainErrors, %s",
  (_kind, called) => {
    test.each(CASES)("decides the same, and shows no text of the service: %s", async (_name, steps) => {
      const plain = await failure(steps, called, createClientCore);
      const explained = await failure(steps, called, (options) => createClientCore(explainErrors(options)));
      expect(decisive(plain)).toEqual(decisive(explained));
      const shown = `${inspect(plain, { showHidden: true })}${JSON.stringify(plain)}${plain.message}`;
      expect(shown).not.toContain(TEXT);
      expect(shown).not.toContain(KEY);
    });

    test("leaves open whether a request was sent that never left", async () => {
      const refused = [fails("ECONNREFUSED"), fails("ECONNREFUSED")];
      const plain = await failure(refused, called, createClientCore);
      expect([plain.name, plain.outcome]).toEqual(["OutcomeUnknownError", "unknown"]);
      const explained = await failure(refused, called, (options) => createClientCore(explainErrors(options)));
      expect([explained.name, explained.outcome]).toEqual(["ConnectionError", "not-sent"]);
    });
  },
);

const TAX_ID = "123.456.789-00";

test.each<[string, Step]>([
  ["a code", answers(400, envelope(`DUPLICATE_${TAX_ID}`))],
  ["a trace", answers(400, { ...envelope("THINGS_BAD"), trace_id: TAX_ID })],
  ["a trace with its digits alone", answers(400, { ...envelope("THINGS_BAD"), trace_id: "12345678900" })],
  ["the ID of a request", answers(400, envelope("THINGS_BAD"), { "x-request-id": TAX_ID })],
  ["the ID of a success of no use", answers(200, [], { "x-request-id": TAX_ID })],
  ["the code of a transport", fails(`E_${TAX_ID}`)],
])("%s shows no sensitive value of the input", async (_name, step) => {
  const sensitive = { names: ["tax_id"], find: sensitiveValues, redact: redactValues };
  for (const base of OPERATIONS.slice(1)) {
    const error = await failure([step, step], { ...base, sensitive }, createClientCore, { tax_id: TAX_ID });
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toMatch(/123\.?456/);
    expect(JSON.stringify(error)).toContain("[redacted]");
  }
});

test.each<[string, (url: string) => string]>([
  ["the form that addresses have", (url) => url],
  ["other letter case", () => "K/1+2=34"],
])("an identifier shows no key in %s", async (_name, traceOf) => {
  const key = "k/1+2=34";
  const core = createClientCore({
    baseUrl: "https://api.test",
    schemes: { key: queryKey("key") },
    credentials: { key },
    fetch: async (url) => Response.json({ code: "THINGS_BAD", trace_id: traceOf(url) }, { status: 400 }),
  });
  const [, base = expect.fail("an operation")] = OPERATIONS;
  const called = { ...base, errorMark: {} };
  await expect(core.call(called, {} as never)).rejects.toMatchObject({ traceId: "[redacted]" });
});
