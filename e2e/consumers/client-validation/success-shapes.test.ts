import { readdirSync, readFileSync } from "node:fs";
import {
  type Client,
  createClient,
  isApiError,
  isInvalidResponseError,
  isOutcomeUnknownError,
  SdkError,
  type ValidatorTable,
} from "@crossborder/client";
import * as library from "@crossborder/client/operations";
import type { ClientCore, ListOperation, Operation } from "@crossborder/runtime/client";
import { operations as validators } from "@crossborder/zod/operations";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";

const { seed, numRuns } = search(200);

type AnyOperation = Operation<object, unknown> & Partial<ListOperation<object, unknown, unknown, unknown>>;

const OPERATIONS = Object.values(library).filter(
  (value): value is AnyOperation => typeof value === "object" && "operationId" in value,
);

/** Any part of the published description, read independently of the generators. */
type Node = { readonly [key: string]: Node };
const DOCUMENT: Node = JSON.parse(
  readFileSync(new URL("../../../spec/dist/openapi.json", import.meta.url), "utf8"),
);

const EXAMPLES = new URL("../../../spec/examples/", import.meta.url);
const examples: readonly unknown[] = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, EXAMPLES), "utf8")));

/** The kinds of values that a success may be; undefined where the description does not say. */
function describedKinds({ path, method }: AnyOperation): ReadonlySet<string> | undefined {
  return kindsOf(
    at(["paths", path, method.toLowerCase(), "responses", "200", "content", "application/json", "schema"]),
  );
}

function kindsOf(schema: Node): ReadonlySet<string> | undefined {
  const { $ref, oneOf, type } = schema as { $ref?: string; oneOf?: readonly Node[]; type?: string };
  if ($ref !== undefined) return kindsOf(at($ref.slice(2).split("/")));
  if (oneOf) return new Set(oneOf.flatMap((branch) => [...(kindsOf(branch) ?? [])]));
  return type === undefined ? undefined : new Set([type].flat());
}

function at(path: readonly string[]): Node {
  return path.reduce((node, key) => node[key] ?? expect.fail(`no ${key}`), DOCUMENT);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const page = fc.record(
  { data: fc.array(fc.constantFrom(...examples)), pagination: fc.record({ has_more: fc.constant(false) }) },
  { noNullPrototype: true },
);
const envelope = fc.record(
  {
    success: fc.constantFrom<unknown>(false, false, false, true, "false", null),
    code: fc.constantFrom<unknown>("QUOTES_EXPIRED", "SOMETHING_NEW", "", 1, null),
    description: fc.constantFrom("Too late.", ""),
    data: fc.constantFrom<unknown>([], null, {}),
  },
  { requiredKeys: [], noNullPrototype: true },
);
/** Bodies as services, gateways and half-finished deployments send them. */
// Without numbers that a double cannot hold: they stay text, as another search shows.
const body: fc.Arbitrary<unknown> = fc
  .oneof(
    fc.constantFrom<unknown>(null, "", "OK", 0, true, false, {}, [], [[]], [null], { data: null }),
    fc.constantFrom<unknown>({ data: [] }, { data: {} }, { data: [], pagination: null }, { items: [] }),
    page,
    page.map(({ data }) => ({ data, pagination: {} })),
    envelope,
    fc.constantFrom(...examples),
    fc.array(fc.constantFrom(...examples), { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .filter((value) => !/[\d.]{16}|\de/.test(JSON.stringify(value)));
const answer = fc.record({
  text: fc.oneof(
    { weight: 9, arbitrary: body.map((value) => JSON.stringify(value)) },
    fc.constantFrom("", " ", "<html>", "{", "null,", "undefined"),
  ),
  status: fc.constantFrom(200, 200, 200, 201, 202, 204, 205),
  type: fc.constantFrom("application/json", "application/json; charset=utf-8", "text/html"),
});
type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

function fetchOf({ text, status, type }: Answer): () => Promise<Response> {
  const content = status === 204 || status === 205 ? null : text;
  return async () => new Response(content, { status, headers: { "content-type": type } });
}

const options = (given: Answer) =>
  ({
    apiKey: "secret-key-0001",
    instanceId: "in_000000000001",
    baseUrl: "https://service.test",
    fetch: fetchOf(given),
  }) as const;

/** An input that can be sent; what it says does not matter here. */
function inputOf({ parameters, body: described }: AnyOperation): object {
  const path = parameters.filter((parameter) => parameter.in === "path" && parameter.name !== "instance_id");
  return {
    ...Object.fromEntries(path.map(({ name }) => [name, "x"])),
    ...(described?.integers && Object.fromEntries(described.integers.names.map((name) => [name, 1]))),
    ...(described?.placement === "body" && { body: {} }),
  };
}

type Surface = (given: Answer, operation: AnyOperation) => Promise<unknown>;

/** The ways to call an operation. */
const SURFACES: Readonly<Record<string, Surface>> = {
  "a single operation": (given, operation) => {
    const core = library.createClientCore(options(given)) as ClientCore<never>;
    return core.call(operation, inputOf(operation));
  },
  "client.fetchClient": async (given, { method, path }) => {
    const { fetchClient } = createClient(options(given)) as unknown as {
      fetchClient: { request(method: string, path: string, init: object): Promise<{ data: unknown }> };
    };
    const params = { path: { instance_id: "in_000000000001", customer_id: "x", receiver_id: "x" } };
    return (
      await fetchClient.request(method.toLowerCase(), path, { params, ...(method !== "GET" && { body: {} }) })
    ).data;
  },
};

async function settled(call: Promise<unknown>): Promise<{ data: unknown } | { error: unknown }> {
  return call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
}

/** As the client does where no number is described: an integer that may have been rounded stays the text that was sent. */
function exactly(_key: string, value: unknown, { source }: { readonly source?: string } = {}): unknown {
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, exactly as Parameters<typeof JSON.parse>[1]);
  } catch {
    return undefined;
  }
}

function isEnvelope(value: unknown): boolean {
  return kindOf(value) === "object" && (value as { success?: unknown }).success === false;
}

function isWrite({ method, idempotency }: AnyOperation): boolean {
  return method !== "GET" && idempotency?.kind !== "idempotent";
}

/** Throws if a client accepted a body that is no success, or rejected a success. */
async function checkCall(surface: Surface, operation: AnyOperation, given: Answer): Promise<void> {
  const ended = await settled(surface(given, operation));
  const value = given.status === 204 || given.status === 205 ? undefined : parsed(given.text);
  if ("error" in ended) return checkError(ended.error, { operation, value, given });
  expect(isEnvelope(value)).toBe(false);
  const kind = kindOf(value);
  expect([...(describedKinds(operation) ?? [kind])]).toContain(kind);
  if (operation.pagination && kind === "object")
    expect(value).toMatchObject({ data: expect.any(Array), pagination: { has_more: expect.any(Boolean) } });
  expect(ended.data).toEqual(value);
  expect(ended.data).toMatchObject(
    Object.fromEntries(
      Object.entries(operation.identifiedBy?.members ?? {}).map(([name, prefix]) => [
        name,
        prefix === "" ? expect.anything() : expect.stringMatching(`^${prefix}`),
      ]),
    ),
  );
}

async function checkError(
  error: unknown,
  { operation, value, given }: { operation: AnyOperation; value: unknown; given: Answer },
): Promise<void> {
  expect(error).toBeInstanceOf(SdkError);
  if (isEnvelope(value)) {
    const { code } = value as { code?: unknown };
    const expected = typeof code === "string" && code !== "" ? code : undefined;
    expect(error).toMatchObject({ outcome: "unknown" });
    // Without a code it is not the envelope: for a write, it is unknown who responded.
    const answered = expected === undefined && isWrite(operation) ? (error as Error).cause : error;
    expect(isApiError(answered) && answered).toMatchObject({ code: expected, status: given.status });
    return;
  }
  // Whether the service responded only matters for a write that must not be repeated.
  const answered = isWrite(operation) && isOutcomeUnknownError(error) ? error.cause : error;
  expect(isInvalidResponseError(answered) && answered.outcome).toBe("unknown");
  const table: ValidatorTable = validators;
  const validator = table[operation.operationId]?.response["200"];
  const result = value === undefined ? undefined : await validator?.["~standard"].validate(value);
  if (describedKinds(operation) && result) expect(result.issues?.length).toBeGreaterThan(0);
}

describe.each(Object.entries(SURFACES))(
  "through %s, a success looks like one without validators",
  (_name, surface) => {
    test.each(OPERATIONS.map((operation) => [operation.operationId, operation] as const))(
      "%s",
      async (_id, operation) => {
        const property = fc.asyncProperty(answer, (given) => checkCall(surface, operation, given));
        await fc.assert(property, { seed, numRuns });
      },
    );
  },
);

describe("a list is empty only where the service says so", () => {
  const LISTS = {
    all: async (client: Client) => client.payouts.listAll({}),
    page: async (client: Client) => (await client.payouts.list({})).data,
    iterate: async (client: Client) => client.payouts.list({}).toArray({ limit: 1000 }),
    pages: async (client: Client) => {
      const all: unknown[] = [];
      for await (const { data } of client.payouts.list({}).pages()) all.push(...data);
      return all;
    },
  } as const;

  test.each(Object.entries(LISTS))("%s", async (name, list) => {
    const property = fc.asyncProperty(answer, async (given) => {
      const ended = await settled(list(createClient(options(given))));
      if ("error" in ended) {
        expect(ended.error).toBeInstanceOf(SdkError);
        return;
      }
      const value = parsed(given.text) as { readonly data: unknown };
      expect(ended.data).toEqual(name === "all" ? value : value.data);
      expect(ended.data).toBeInstanceOf(Array);
    });
    await fc.assert(property, { seed, numRuns });
  });
});
