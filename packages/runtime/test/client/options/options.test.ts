import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import {
  type ClientCoreOptions,
  ConfigurationError,
  checkOptions,
  createClientOf,
  fetchPage,
  InvalidInputError,
  isPageLimitError,
  type ListOperation,
  logCalls,
  type SdkError,
  systemClock,
} from "../../../src/client/internal.ts";
import { json, operation, scripted } from "../scripted-fetch.ts";

const runs = search(3000);

// What each option may be, written once more and apart from the rules in the source.
type Accepts = (value: unknown) => boolean;
const isFunction: Accepts = (value) => typeof value === "function";
const isText: Accepts = (value) => typeof value === "string";
const isFlag: Accepts = (value) => typeof value === "boolean";
const isAmount =
  (least: number, most = Number.POSITIVE_INFINITY): Accepts =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;
const isNothing: Accepts = () => false; // nothing that `fc.anything` makes

const COMMON: Readonly<Record<string, Accepts>> = {
  timeoutMs: isAmount(1),
  "retry.maxAttempts": (value) =>
    isAmount(1)(value) && (Number.isInteger(value) || value === Number.POSITIVE_INFINITY),
  "retry.attemptTimeoutMs": isAmount(1),
  "retry.baseDelayMs": isAmount(0, Number.MAX_VALUE),
  "retry.maxDelayMs": isAmount(0, Number.MAX_VALUE),
  "retry.nonIdempotent": isFlag,
  "retry.budget": isAmount(0),
  "retry.budgetRefill": isAmount(0),
  validate: (value) => ["request", "response", "both", "none"].includes(value as string),
};

const OF_CLIENTS: Readonly<Record<string, Accepts>> = {
  ...COMMON,
  baseUrl: isNothing,
  "credentials.key": (value) =>
    typeof value === "function" || (typeof value === "string" && /^[ -~]+$/.test(value)),
  userAgent: isText,
  fetch: isFunction,
  "hooks.onRequest": isFunction,
  "hooks.onResponse": isFunction,
  "hooks.onRetry": isFunction,
  "hooks.onError": isFunction,
  idempotencyHeader: (value) => typeof value === "string" && /^[!#$%&'*+.^_`|~\w-]+$/.test(value),
  dangerouslyAllowBrowser: isFlag,
  errorInfo: isFunction,
  "envelope.code": isText,
  reconciliation: isFunction,
  checkCall: isFunction,
  validators: isNothing,
  clock: isNothing,
};

const OF_CALLS: Readonly<Record<string, Accepts>> = { ...COMMON, signal: isNothing, idempotencyKey: isText };

/** Limits that no call may be without, and the switch for repeating what may pay twice. */
const LIMITS: Readonly<Record<string, Accepts>> = {
  timeoutMs: isAmount(0),
  "retry.maxAttempts": isAmount(0),
  "retry.attemptTimeoutMs": isAmount(0),
  "retry.baseDelayMs": isAmount(0),
  "retry.maxDelayMs": isAmount(0),
  "retry.nonIdempotent": isFlag,
  "retry.budget": isAmount(0),
  "retry.budgetRefill": isAmount(0),
};

const PROTECTING: Readonly<Record<string, Accepts>> = {
  ...LIMITS,
  baseUrl: isNothing,
  "credentials.key": OF_CLIENTS["credentials.key"] ?? isNothing,
  maxResponseBytes: isAmount(0),
};

/** Options that are objects: whatever is no plain object is wrong. */
const TABLES = ["retry", "hooks", "envelope", "credentials", "headers"];

/** Values that look right: of another type, of another realm, out of range. */
const LOOKALIKES = [
  ...["500", "", "true", "0", "[object Object]"],
  ...[0, -0, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53],
  ...[true, false, null, 5n, Symbol("x"), [], [5], {}, () => 5, new Date(0), new Map(), new Headers()],
  ...[Object.create(null), Object(5), Object("500"), new Proxy({}, {})],
] as const;
const value = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...LOOKALIKES) }, fc.anything());

/** `{ retry: { maxAttempts: value } }` for `retry.maxAttempts`. */
function optionsWith(name: string, wrong: unknown): object {
  return name
    .split(".")
    .reverse()
    .reduce<unknown>((inner, key) => ({ [key]: inner }), wrong) as object; // a name has at least one part
}

function wrongFor(table: Readonly<Record<string, Accepts>>): fc.Arbitrary<readonly [string, unknown]> {
  const named = Object.entries(table).map(([name, accepts]) =>
    fc.tuple(
      fc.constant(name),
      value.filter((candidate) => candidate !== undefined && !accepts(candidate)),
    ),
  );
  const isPlain = (candidate: unknown): boolean =>
    Object.prototype.toString.call(candidate) === "[object Object]";
  const tables = TABLES.map((name) =>
    fc.tuple(
      fc.constant(name),
      value.filter((candidate) => candidate !== undefined && !isPlain(candidate)),
    ),
  );
  const known = tables.filter((_table, index) =>
    Object.keys(table).some((name) => name.startsWith(TABLES[index] ?? "")),
  );
  return fc.oneof(...named, ...known);
}

const description = {
  defaultBaseUrl: "https://api.test",
  securitySchemes: { key: () => () => {} },
  operationTable: { things: { create: operation() } },
};

interface Groups {
  readonly things: { create(input: object, options?: object): Promise<unknown> };
}

async function thrownBy(run: () => unknown): Promise<unknown> {
  try {
    await run();
  } catch (error) {
    return error;
  }
  return undefined;
}

function expectNamed(
  error: unknown,
  name: string,
  kind: new (message: string) => SdkError = ConfigurationError,
): void {
  expect(error).toBeInstanceOf(kind);
  const { message, outcome } = error as SdkError; // checked above
  const named = name.replace("credentials.", ""); // a key by the name of its scheme
  expect([message, outcome]).toEqual([expect.stringContaining(named), "not-sent"]);
}

describe("an option of a wrong type or out of range is a ConfigurationError that names it", () => {
  test("of a client, at once", async () => {
    await fc.assert(
      fc.asyncProperty(wrongFor(OF_CLIENTS), async ([name, wrong]) => {
        const make = () =>
          createClientOf<Groups, Record<string, never>, object>(description, optionsWith(name, wrong));
        expectNamed(await thrownBy(make), name);
      }),
      runs,
    );
  });

  test("of a connection, whose names nothing checks", async () => {
    await fc.assert(
      fc.asyncProperty(wrongFor(OF_CLIENTS), async ([name, wrong]) => {
        const options = optionsWith(name, wrong);
        const make = () => scripted([], {}, (given) => checkOptions({ ...given, ...options }));
        expectNamed(await thrownBy(make), name);
      }),
      runs,
    );
  });

  test("of a connection without checkOptions, where money or keys depend on it", async () => {
    await fc.assert(
      fc.asyncProperty(wrongFor(PROTECTING), async ([name, wrong]) => {
        if (TABLES.includes(name)) return;
        const make = () => scripted([], optionsWith(name, wrong) as Partial<ClientCoreOptions>);
        expectNamed(await thrownBy(make), name.replace("retry.", ""));
        if (!(name in LIMITS)) return;
        const { core, sent } = scripted([]);
        const call = () => core.call(operation(), {} as never, optionsWith(name, wrong));
        expectNamed(await thrownBy(call), name.replace("retry.", ""));
        expect(sent).toHaveLength(0);
      }),
      runs,
    );
  });

  test("of a log, at once", async () => {
    const levels = ["off", "error", "warn", "info", "debug"];
    const isLevel: Accepts = (level) => levels.includes(level as string);
    await fc.assert(
      fc.asyncProperty(wrongFor({ logger: isNothing, logLevel: isLevel }), async ([name, wrong]) => {
        const given = { logger: console, logLevel: undefined, ...optionsWith(name, wrong) };
        expectNamed(await thrownBy(() => logCalls(given.logger, given.logLevel)), name);
      }),
      runs,
    );
  });

  test("of a call, and nothing is sent", async () => {
    await fc.assert(
      fc.asyncProperty(wrongFor(OF_CALLS), async ([name, wrong]) => {
        const { core, sent } = scripted([], {}, checkOptions);
        const error = await thrownBy(() => core.call(operation(), {} as never, optionsWith(name, wrong)));
        expectNamed(error, name);
        expect(sent).toHaveLength(0);
      }),
      runs,
    );
  });

  test.each([5, "text", null, true, [], new Map(), () => ({})])(
    "options and inputs that are %o",
    async (wrong) => {
      const make = () => createClientOf(description, wrong as object);
      expectNamed(await thrownBy(make), "The client options");
      const { core, sent } = scripted([]);
      expectNamed(
        await thrownBy(() => core.call(operation(), {} as never, wrong as object)),
        "The call options",
      );
      if (wrong instanceof Map) return; // an object as any other
      const call = () => core.call(operation(), wrong as never);
      expectNamed(await thrownBy(call), "The input", InvalidInputError);
      expect(sent).toHaveLength(0);
    },
  );
});

test("Infinity is no limit, and a timer of more than 24 days does not end at once", async () => {
  const forever = Number.POSITIVE_INFINITY;
  const limits = { timeoutMs: forever, retry: { attemptTimeoutMs: 2 ** 40, maxAttempts: forever } };
  const { core } = scripted([json(200, 1)], { clock: systemClock, ...limits });
  expect(await core.call(operation(), {} as never, limits)).toBe(1);
});

describe("the limits of an iteration", () => {
  const list = {
    ...operation({ operationId: "things.list", method: "GET" }),
    body: undefined,
    pagination: {
      mode: "always",
      ...{ limit: "limit", after: "after", before: "before", items: "data", next: "next", more: "more" },
    },
  } as unknown as ListOperation<object, object, object, number>;

  test.each([["5"], [0], [1.5], [Number.NaN], [null], [-1]])("reject %o", async (wrong) => {
    const step = json(200, { data: [1], more: false });
    const { core } = scripted([step, step]);
    const limits = { limit: 1, maxPages: wrong as number };
    expectNamed(await thrownBy(() => fetchPage(core, list, {}).toArray(limits)), "maxPages");
    if (wrong === 0 || wrong === 1.5) return;
    expectNamed(await thrownBy(() => fetchPage(core, list, {}).toArray({ limit: wrong as number })), "limit");
  });

  test("that are exceeded never say that nothing was sent", async () => {
    const { core } = scripted([json(200, { data: [1], more: true, next: "a" })]);
    const limited = fetchPage(core, { ...list, parameters: [] }, {});
    const error = await thrownBy(() => limited.toArray({ limit: 9, maxPages: 1 }));
    expect(isPageLimitError(error) && error).toMatchObject({
      message: "things.list has more than 1 pages. Raise maxPages to continue.",
      outcome: "processed",
    });
  });
});
