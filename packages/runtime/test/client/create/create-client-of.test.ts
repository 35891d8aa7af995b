import { describe, expect, test } from "vitest";
import {
  type ApiPromise,
  basic,
  type ClientDescription,
  type ClientOptions,
  createClientOf,
  isApiError,
  isConfigurationError,
  type PagePromise,
  queryParameter,
  type RequestOptions,
} from "../../../src/client/internal.ts";
import { json, operation, type Step } from "../scripted-fetch.ts";

interface Groups {
  readonly things: {
    create(input: { name: string }, options?: RequestOptions): ApiPromise<unknown>;
    list(input?: object, options?: RequestOptions): PagePromise<number, unknown>;
    listAll(input?: object): ApiPromise<number[]>;
  };
  readonly reports: {
    all(input?: object): PagePromise<number, unknown>;
  };
}

const pagination = {
  limit: "limit",
  after: "after",
  before: "before",
  items: "data",
  next: "next",
  more: "more",
} as const;
const query = {
  parameters: [
    { name: "limit", in: "query", write: queryParameter },
    { name: "after", in: "query", write: queryParameter },
  ],
} as const;
const list = {
  ...operation({ operationId: "things.list", method: "GET", ...query }),
  pagination: { mode: "optional", defaultLimit: 7, ...pagination },
};
const all = {
  ...operation({ operationId: "reports.all", method: "GET", ...query }),
  pagination: { mode: "always", ...pagination },
};

/** Generated facts about a document. */
const description: ClientDescription = {
  defaultBaseUrl: "https://described.test",
  securitySchemes: { user: basic },
  operationTable: {
    things: { create: operation({ security: [["user"]] }), list },
    reports: { all },
  },
  retryTable: { BUSY: { retryClass: "retryable", rejectedBeforeWork: true } },
};

type Credentials = { readonly user?: { readonly username: string; readonly password: string } };

function client(steps: readonly Step[], options: ClientOptions<Credentials> = {}) {
  const sent: string[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const step = steps[sent.length] ?? expect.fail("One request more than the script has steps.");
    sent.push(url);
    return step(url, init);
  };
  return {
    made: createClientOf<Groups, Record<string, never>, Credentials>(description, { fetch, ...options }),
    sent,
  };
}

const user = { username: "Ada", password: "secret" };

describe("a client of a described API", () => {
  test("calls the described address with the credentials that the operation needs", async () => {
    const echo: Step = (_url, init) => Response.json(init.headers);
    const { made, sent } = client([echo], { credentials: { user } });
    expect(await made.things.create({ name: "a" })).toMatchObject({
      authorization: `Basic ${btoa("Ada:secret")}`,
    });
    expect(sent).toEqual(["https://described.test/things"]);
  });

  test("calls an operation with an address of its own there, unless it is given an address", async () => {
    const files = operation({ operationId: "things.create", baseUrl: "https://files.test/v2/" });
    const described = { ...description, operationTable: { things: { create: files } } };
    const sent: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      sent.push(url);
      return Response.json({});
    };
    for (const options of [{ fetch }, { fetch, baseUrl: "https://given.test" }]) {
      const made = createClientOf<Groups, Record<string, never>, Credentials>(described, options);
      await made.things.create({ name: "a" });
    }
    expect(sent).toEqual(["https://files.test/v2/things", "https://given.test/things"]);
  });

  test.each<[string, object, string]>([
    ["an option", { timeoutMS: 5 }, 'Unknown option "timeoutMS". Did you mean "timeoutMs"?'],
    [
      "retries",
      { retry: { maxAttempt: 2 } },
      'Unknown retry option "maxAttempt". Did you mean "maxAttempts"?',
    ],
    ["an envelope", { envelope: { cdoe: "c" } }, 'Unknown envelope option "cdoe". Did you mean "code"?'],
    ["a scheme", { credentials: { usr: "u" } }, 'Unknown security scheme "usr". Did you mean "user"?'],
    ["a scheme", { credentials: { Token: "u" } }, 'Unknown security scheme "Token". Use user.'],
  ])(
    "rejects the name of %s that it does not know, and suggests what is meant",
    (_name, options, message) => {
      expect(() => client([], options)).toThrow(message);
    },
  );

  test("rejects retries of another kind, half attempts among them", () => {
    expect(() => client([], { retry: { maxAttempts: 1.5 } })).toThrow(
      "retry.maxAttempts must be a whole number of at least 1, or Infinity.",
    );
    const retry = { maxAttempts: "2" } as unknown as object;
    expect(() => client([], { retry })).toThrow(
      "retry.maxAttempts must be a whole number of at least 1, or Infinity.",
    );
    expect(() => client([], { retry: { maxAttempts: Number.POSITIVE_INFINITY } })).not.toThrow();
  });

  test("rejects an option that calls do not have, before anything is sent", async () => {
    const { made, sent } = client([]);
    const call = made.things.create({ name: "a" }, { timeoutMS: 1 } as RequestOptions);
    await expect(call).rejects.toThrow('Unknown call option "timeoutMS". Did you mean "timeoutMs"?');
    await expect(made.things.create({ name: "a" }, { retry: { maxAttempts: 1.5 } })).rejects.toThrow(
      "retry.maxAttempts must be a whole number of at least 1, or Infinity.",
    );
    expect(sent).toHaveLength(0);
  });

  test("takes the options of an iteration", async () => {
    const { made } = client([json(200, { data: [1], more: false })]);
    expect(await made.things.list({}, { timeoutMs: 50 }).toArray({ limit: 9, maxPages: 2 })).toEqual([1]);
    await expect(made.things.list().toArray({ limit: 9, maxPages: 0 })).rejects.toThrow("maxPages");
    await expect(made.things.list().toArray({ limit: Number.NaN })).rejects.toThrow(
      "limit must be a number of at least 0.",
    );
  });

  test("needs an address when the description names none", () => {
    const make = () => createClientOf({ ...description, defaultBaseUrl: undefined }, {});
    expect(make).toThrow(expect.toSatisfy(isConfigurationError));
  });

  test("has up to two methods for a list, named after its operation", async () => {
    const page = json(200, { data: [1, 2], more: false });
    const { made, sent } = client([json(200, [1]), page, page, page]);
    expect(await made.things.listAll()).toEqual([1]);
    await made.things.list();
    expect(await made.things.list().toArray({ limit: 9 })).toEqual([1, 2]);
    expect(await made.reports.all().toArray({ limit: 9 })).toEqual([1, 2]);
    expect(Object.keys(made.reports)).toEqual(["all"]);
    expect(sent.map((url) => new URL(url).search)).toEqual(["", "?limit=7", "?limit=7", ""]);
  });

  test("decides by the retry table", async () => {
    const { made, sent } = client([json(400, { code: "BUSY" }), json(400, { code: "OTHER" })], {
      credentials: { user },
      retry: { baseDelayMs: 1 },
    });
    const error = await made.things.create({ name: "a" }).catch((reason: unknown) => reason);
    expect(isApiError(error, "OTHER")).toBe(true);
    expect(sent).toHaveLength(2);
  });
});
