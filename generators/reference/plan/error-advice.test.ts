import { expect, test } from "vitest";
import type { JsonObject } from "../../core/json.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { errorAdvice, errorDanger } from "./error-advice.ts";

const CLASSES = ["retryable", "terminal", "actionable"] as const;
const ACTIONS = [
  "fix-input",
  "wait-for-state",
  "retry-later",
  "get-new-quote",
  "ask-end-user",
  "contact-support",
  "fix-credentials",
  "none",
  "something-else",
  undefined,
];

/** Every combination of the fields that the advice depends on. */
const ENTRIES = CLASSES.flatMap((retryClass) =>
  ACTIONS.flatMap((action) =>
    [false, true].flatMap((moneyMayHaveMoved) =>
      [undefined, false].map((resend) => ({ retryClass, action, moneyMayHaveMoved, resend })),
    ),
  ),
);

/** The advice of every entry. */
async function allAdvice(): Promise<readonly ((typeof ENTRIES)[number] & { readonly advice: string })[]> {
  const catalog = Object.fromEntries(ENTRIES.map((entry, index) => [`CODE_${index}`, withText(entry)]));
  const { errorCatalog } = await modelOf({ paths: {}, "x-codegen-error-catalog": catalog });
  const entries = errorCatalog?.entries ?? [];
  expect(entries).toHaveLength(ENTRIES.length);
  return entries.map((entry, index) => Object.assign({ advice: errorAdvice(entry, []) }, ENTRIES[index]));
}

function withText(entry: object): JsonObject {
  return JSON.parse(JSON.stringify({ status: 400, description: "It failed.", ...entry }));
}

test("no advice contradicts itself, is empty, or says a thing twice", async () => {
  const faults = (await allAdvice()).filter(({ advice }) => {
    const sentences = advice.split(/(?<=[.:]) /);
    const forbids = /Do not send the (?:same )?request again/.test(advice);
    const asks = /(?:^|[.:] |Then )[Ss]end the (?:same )?request again/.test(advice);
    return advice === "" || (forbids && asks) || new Set(sentences).size < sentences.length;
  });
  expect(faults).toEqual([]);
});

test("where the class or the entry forbids it, no advice is to send the request again", async () => {
  const forbidden = (await allAdvice()).filter(
    ({ retryClass, resend }) => retryClass === "terminal" || resend === false,
  );
  for (const { advice } of forbidden) expect(advice).toMatch(/^Do not send the same request again/);
});

test("where money may have moved, a payment that exists is looked for before another is made", async () => {
  const found = (await allAdvice()).filter(({ moneyMayHaveMoved }) => moneyMayHaveMoved);
  for (const { advice } of found) expect(advice).toContain("Do not start another payment in its place");
});

test("the client is said to repeat a request by itself", async () => {
  const found = (await allAdvice()).find(({ action }) => action === "retry-later");
  expect(found?.advice).toBe(
    "Send the same request again after a pause. The client does this by itself where a repeated request cannot take effect twice. For other operations, look first for what the request created.",
  );
});

test("the codes of a thing that was used or has expired say that another one can be a second payment", async () => {
  const { errorCatalog, operations } = await modelOf({
    paths: {
      "/payouts": {
        post: {
          operationId: "payouts.create",
          responses: {},
          "x-idempotency": { key: "quote_id", usedCode: "USED", expiredCode: "EXPIRED" },
        },
      },
    },
    "x-codegen-error-catalog": {
      USED: withText({ retryClass: "actionable", action: "wait-for-state" }),
      EXPIRED: withText({ retryClass: "actionable", action: "get-new-quote", moneyMayHaveMoved: false }),
    },
  });
  const entries = errorCatalog?.entries ?? [];
  expect(entries.map((entry) => errorDanger(entry, operations))).toEqual([
    "It was carried out, by this request or an earlier one. Another `quote_id` would be a second payment.",
    "An earlier request with this `quote_id` may have been carried out. Find that out before you take another one: it can pay twice.",
  ]);
  const [used] = entries.map((entry) => errorAdvice(entry, operations));
  expect(used).toBe(
    "Do not send the request again, and do not take another `quote_id` in its place: that would be a second payment. The first was carried out, by this request or an earlier one. Find what came of it, as described above, and follow its status.",
  );
});
