import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as request from "../src/index.ts";
import { operations } from "../src/operations.ts";
import * as response from "../src/response.ts";
import { webhooks } from "../src/webhooks.ts";

const examples = join(import.meta.dirname, "../../../spec/examples");

function example(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(examples, `${name}.json`), "utf8"));
}

const payin = () => example("PayinNewEvent.card");

describe("the response reading", () => {
  test("a status that is not known yet passes, and is rejected by the request reading", () => {
    const value = { ...payin(), status: "reversed" };
    expect(response.PayinNewEvent.parse(value)).toBe(value);
    expect(request.PayinNewEvent.safeParse(value).success).toBe(false);
  });

  test("a status that is no string is rejected", () => {
    expect(response.Payin.safeParse({ ...payin(), status: 1 }).success).toBe(false);
  });

  test("a missing required field is rejected", () => {
    const { id: _, ...value } = payin();
    expect(response.Payin.safeParse(value).error?.issues).toMatchObject([{ path: ["id"] }]);
  });

  test("what distinguishes events stays literal", () => {
    expect(
      response.WebhookEvent.safeParse({ ...payin(), webhook_event: "payin.renamed" }).error?.issues,
    ).toMatchObject([{ path: ["webhook_event"] }]);
    expect(response.WebhookEvent.safeParse(payin()).success).toBe(true);
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
    expect(response.ErrorEnvelope.safeParse(envelope).success).toBe(true);
    expect(request.ErrorEnvelope.safeParse(envelope).success).toBe(true);
  });

  test("schemas without an enum are the same in both", () => {
    expect(response.QuoteId).toBe(request.QuoteId);
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
