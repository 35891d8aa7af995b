import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type ValidatorTable, validateWith } from "@crossborder/client";
import { createWebhookReceiver } from "@crossborder/webhooks";
import { signDelivery } from "@crossborder/webhooks/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleDocument } from "../../../generators/core/document/bundle/bundle-document.ts";
import { loadDocument } from "../../../generators/core/document/load-document.ts";
import { buildApiModel } from "../../../generators/core/model/build-api-model.ts";
import {
  GeneratedFolder,
  generate,
  type Predicate,
  type Validator,
} from "../../../generators/zod/test/generated-schema.ts";
import { gzipBytes } from "../../budgets/measure-gzip.ts";
import { repository } from "../../house/repository.ts";

// `zod({ compiled: true })` for the description of this service, in a folder of its own.

type EventValidators = NonNullable<Parameters<typeof createWebhookReceiver>[0]["validators"]>;

let folder: GeneratedFolder;
beforeAll(async () => {
  const loaded = await loadDocument(join(repository, "spec/openapi.yaml"));
  const bundled = loaded.value && bundleDocument(loaded.value);
  const model = bundled?.value && buildApiModel(bundled.value).value;
  if (!model) throw new Error("The description cannot be read.");
  folder = new GeneratedFolder((await generate(model, { compiled: true })).files);
});
afterAll(() => folder.remove());

const EXAMPLES = pathToFileURL(`${repository}/spec/examples/`);

const examples = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, EXAMPLES), "utf8")) as unknown);

test.each(["exact", "tolerant"] as const)(
  "every predicate says of every example what its schema says (%s)",
  async (reading) => {
    const schemas: Readonly<Record<string, Validator | undefined>> = await folder.schemas(reading);
    const predicates: Readonly<Record<string, Predicate | undefined>> = await folder.predicates(reading);
    const names = Object.keys(schemas);
    expect(Object.keys(predicates).sort()).toEqual(names.map((name) => `is${name}`).sort());
    const differing = names.flatMap((name) =>
      examples.filter(
        (value) => predicates[`is${name}`]?.(value) !== schemas[name]?.safeParse(value).success,
      ),
    );
    expect(differing).toEqual([]);
  },
);

test("a predicate of a usual schema is smaller than 2 kB", async () => {
  const file = join(folder.path, "predicates/exact.ts");
  for (const name of ["isQuote", "isQuoteCreate", "isTransfer", "isCustomer"])
    expect(await gzipBytes(file, [name]), name).toBeLessThan(2000);
});

const quote = JSON.parse(readFileSync(new URL("Quote.with-expiry.json", EXAMPLES), "utf8")) as object;

test("a client takes the parsers of operations as its validators", async () => {
  const { operations } = (await folder.module("parsers/operations.ts")) as { operations: ValidatorTable };
  let sent = 0;
  let response: object = quote;
  const client = createClient({
    apiKey: "key",
    instanceId: "in_000000000000",
    baseUrl: "https://api.example.com",
    validators: validateWith(operations),
    validate: "both",
    fetch: async () => {
      sent += 1;
      return Response.json(response);
    },
  });
  const input = JSON.parse(readFileSync(new URL("QuoteCreate.production.json", EXAMPLES), "utf8"));
  expect(await client.quotes.create(input)).toEqual(quote);
  response = { ...quote, id: 7 };
  await expect(client.quotes.create(input)).rejects.toMatchObject({
    issues: [{ path: "id" }],
    outcome: "processed",
  });
  expect(sent).toBe(2);
  await expect(client.quotes.create({ ...input, cover_fees: "yes" as never })).rejects.toMatchObject({
    issues: [{ path: "body.cover_fees" }],
  });
  expect(sent, "a request that is rejected is not sent").toBe(2);
});

test("a receiver of webhooks takes the parsers of events as its validators", async () => {
  const { webhooks: validators } = (await folder.module("parsers/webhooks.ts")) as {
    webhooks: EventValidators;
  };
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const receiver = createWebhookReceiver({ secrets: secret, validators });
  const statusOf = async (event: { readonly webhook_event: string }) => {
    const delivery = await signDelivery({ secret, event: JSON.stringify(event) });
    return (await receiver.handle(new Request("https://shop.example.com/webhooks", delivery))).status;
  };
  const event = JSON.parse(readFileSync(new URL("PayinNewEvent.pix.json", EXAMPLES), "utf8"));
  expect(await statusOf(event)).toBe(204);
  expect(await statusOf({ ...event, id: 7 })).toBe(400);
});
