import { describe, expect, test } from "vitest";
import type { CallContext } from "../../../src/client/contracts/call-context.ts";
import type { SplitInput } from "../../../src/client/contracts/split-input.ts";
import { plainErrors } from "../../../src/client/errors/plain-errors.ts";
import {
  type AnyOperation,
  cookieParameter,
  headerParameter,
  operationValidators,
  textResponse,
} from "../../../src/client/internal.ts";

const rejects = { "~standard": { validate: () => ({ issues: [{ message: "rejected" }] }) } };

const notes: AnyOperation = {
  operationId: "notes.get",
  method: "GET",
  path: "/notes",
  parameters: [
    { name: "X-Trace", in: "header", write: headerParameter },
    { name: "session", in: "cookie", write: cookieParameter },
  ],
  responses: { "200": "json", "202": textResponse },
};

/** Context that the errors of a call are made from. */
const context = {
  call: { operation: notes, input: {}, options: {} },
  session: { schemes: {}, credentials: {}, explainer: plainErrors },
  secrets: [],
} as unknown as CallContext; // nothing else of a call is looked at

/** Returns what becomes of a response with a status, with one validator that rejects everything. */
async function verdict(described: string, status: number, data: unknown = "text"): Promise<string> {
  const table = { "notes.get": { request: {}, response: { [described]: rejects } } };
  const response = {
    kind: "responded",
    response: new Response(null, { status }),
    body: "",
    json: () => undefined,
  } as const;
  const checked = { operation: notes, received: response, data, attempts: [], context };
  const check = operationValidators(table).checks("response").response;
  return (
    check?.(checked).then(
      () => "passed",
      () => "rejected",
    ) ?? "not checked"
  );
}

describe("a response is held against what is said of its status", () => {
  test("and rejected where that says so", async () => {
    expect(await verdict("200", 200)).toBe("rejected");
  });

  test("never against what `default` says of errors", async () => {
    expect(await verdict("default", 202)).toBe("passed");
    expect(await verdict("default", 201)).toBe("passed");
  });
});

/** Sends a request past one validator that rejects everything. */
function request(described: string, split: SplitInput): Promise<void> | undefined {
  const table = { "notes.get": { request: { [described]: rejects }, response: {} } };
  return operationValidators(table).checks("request").request?.({ operation: notes, split, context });
}

test.each([
  ["header", "X-Trace"],
  ["cookie", "session"],
])("the parameters of a %s are held against its validator", async (place, name) => {
  const split = { parameters: new Map([[name, "x"]]), body: undefined };
  await expect(request(place, split)).rejects.toThrow("rejected");
});

test.each([
  ["an object", { a: 1 }, false],
  ["no body", undefined, true],
  ["a form that is written already", new FormData(), true],
  ["URL-encoded text that is written already", new URLSearchParams(), true],
])("as a body, %s", async (_, body, passes) => {
  const checked = request("body", { parameters: new Map(), body });
  await (passes ? expect(checked).resolves.toBeUndefined() : expect(checked).rejects.toThrow("rejected"));
});

test("an unknown mode is rejected", () => {
  expect(() => operationValidators({}).checks("requests" as "request")).toThrow(
    "validate must be one of none, request, response, both.",
  );
});
