import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createClient, operationValidators } from "@crossborder/client";
import { createWebhookReceiver } from "@crossborder/webhooks";
import { signDelivery } from "@crossborder/webhooks/testing";
import { operations } from "@crossborder/zod/parsers/operations";
import { webhooks as validators } from "@crossborder/zod/parsers/webhooks";
import { expect, test } from "vitest";
import { gzipBytes } from "../../budgets/measure-gzip.ts";
import { repository } from "../../house/repository.ts";

// These tests use the parsers of `@crossborder/zod` as it is built.

const EXAMPLES = pathToFileURL(`${repository}/spec/examples/`);
const example = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, EXAMPLES), "utf8"));

test.each(["@crossborder/zod/predicates", "@crossborder/zod/predicates/response"])(
  "a predicate of %s is smaller than 2 kB, whatever it refers to",
  async (entry) => {
    for (const name of ["isQuote", "isQuoteCreate", "isTransfer", "isCustomer", "isPayin"])
      expect(await gzipBytes(entry, [name]), name).toBeLessThan(2000);
  },
);

test("a client takes the parsers of operations as its validators", async () => {
  const quote: object = example("Quote.with-expiry");
  let sent = 0;
  let response = quote;
  const client = createClient({
    apiKey: "key",
    instanceId: "in_000000000000",
    baseUrl: "https://api.example.com",
    validators: operationValidators(operations),
    validate: "both",
    fetch: async () => {
      sent += 1;
      return Response.json(response);
    },
  });
  const input = example("QuoteCreate.production");
  expect(await client.quotes.create(input)).toEqual(quote);
  response = { ...quote, id: 7 };
  await expect(client.quotes.create(input)).rejects.toMatchObject({
    issues: [{ path: "id" }],
    outcome: "processed",
  });
  expect(sent).toBe(2);
  await expect(client.quotes.create({ ...input, cover_fees: "yes" })).rejects.toMatchObject({
    issues: [{ path: "body.cover_fees" }],
  });
  expect(sent, "a request that is rejected is not sent").toBe(2);
});

test("a receiver of webhooks takes the parsers of events as its validators", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const receiver = createWebhookReceiver({ secrets: secret, validators });
  const statusOf = async (event: { readonly webhook_event: string }) => {
    const delivery = await signDelivery({ secrets: secret, event: JSON.stringify(event) });
    return (await receiver.handle(new Request("https://shop.example.com/webhooks", delivery))).status;
  };
  const event = example("PayinNewEvent.pix");
  expect(await statusOf(event)).toBe(204);
  expect(await statusOf({ ...event, id: 7 })).toBe(400);
});
