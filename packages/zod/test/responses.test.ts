import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as exact from "../src/index.ts";
import { operations } from "../src/operations.ts";
import * as tolerant from "../src/response.ts";
import { webhooks } from "../src/webhooks.ts";

const examples = join(import.meta.dirname, "../../../spec/examples");

function example(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(examples, `${name}.json`), "utf8"));
}

const payin = () => example("PayinNewEvent.card");

describe("the tolerant reading", () => {
  test("a status that is not known yet passes, and is rejected by the exact reading", () => {
    const value = { ...payin(), status: "reversed" };
    expect(tolerant.PayinNewEvent.parse(value)).toBe(value);
    expect(exact.PayinNewEvent.safeParse(value).success).toBe(false);
  });

  test("a status that is no string is rejected", () => {
    expect(tolerant.Payin.safeParse({ ...payin(), status: 1 }).success).toBe(false);
  });

  test("a missing required field is rejected", () => {
    const { id: _, ...value } = payin();
    expect(tolerant.Payin.safeParse(value).error?.issues).toMatchObject([{ path: ["id"] }]);
  });

  test("what distinguishes events stays literal", () => {
    expect(
      tolerant.WebhookEvent.safeParse({ ...payin(), webhook_event: "payin.renamed" }).error?.issues,
    ).toMatchObject([{ path: ["webhook_event"] }]);
    expect(tolerant.WebhookEvent.safeParse(payin()).success).toBe(true);
  });

  test("an error with an unknown code is an error envelope in both readings", () => {
    const envelope = {
      success: false,
      code: "MADE_TODAY",
      message: "",
      description: "",
      errors: [],
      trace_id: "1",
    };
    expect(tolerant.ErrorEnvelope.safeParse(envelope).success).toBe(true);
    expect(exact.ErrorEnvelope.safeParse(envelope).success).toBe(true);
  });

  test("schemas without an enum are the same in both", () => {
    expect(tolerant.QuoteId).toBe(exact.QuoteId);
  });
});

describe("validators by operation and by event", () => {
  test("a list is returned as an array or with a page", () => {
    const response = operations["payins.list"].response["200"];
    const page = { data: [payin()], pagination: { has_more: false, next_page: null, prev_page: null } };
    expect(response.safeParse([payin()]).success).toBe(true);
    expect(response.safeParse(page).success).toBe(true);
    const issues = response
      .safeParse({ data: "none" })
      .error?.issues.map(({ path, message }) => [path, message]);
    expect(issues).toEqual([
      [["data"], "Invalid input: expected array, received string"],
      [["pagination"], "Invalid input: required but missing, expected object"],
    ]);
  });

  test("the request of a list takes the sizes and filters of the description", () => {
    const { query } = operations["payins.list"].request;
    expect(query.safeParse({ limit: 50, status: "completed" }).success).toBe(true);
    expect(query.safeParse({ limit: 51 }).success).toBe(false);
    expect(query.safeParse({ status: "reversed" }).success).toBe(false);
  });

  test("every event of the description has its payload", () => {
    expect(Object.keys(webhooks)).toHaveLength(6);
    expect(webhooks["payin.new"].safeParse(payin()).success).toBe(true);
  });
});
