import { webhooks as validators } from "@crossborder/zod/webhooks";
import { describe, expect, test } from "vitest";
import { createWebhookVerifier, type VerifierOptions, type WebhookDelivery } from "../src/index.ts";
import { signDelivery } from "../src/testing.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const account = { webhook_event: "bankAccount.new", id: "ba_000000000000", type: "pix", name: "Main" };

async function read(event: object, options: Partial<VerifierOptions> = {}): Promise<WebhookDelivery> {
  const verifier = createWebhookVerifier({ secrets: secret, validators, ...options });
  return verifier.verify(await signDelivery({ secrets: secret, event: JSON.stringify(event) }));
}

const payload = (message: RegExp) =>
  expect.objectContaining({ reason: "payload", message: expect.stringMatching(message) });

describe("an event with a validator", () => {
  test("passes when it is as described", async () => {
    expect(await read(account)).toMatchObject({ kind: "bankAccount.new", event: account, issues: [] });
  });

  test("passes with extra fields, and keeps them", async () => {
    const event = { ...account, tomorrow: { more: 1 } };
    expect((await read(event)).event).toEqual(event);
  });

  test("passes with values that an enum has gained", async () => {
    const event = { ...account, type: "rail_of_tomorrow" };
    expect((await read(event)).event).toEqual(event);
  });

  test("is rejected when a required field is missing, and the error names the field and no value", async () => {
    const { name: _, ...event } = account;
    await expect(read(event)).rejects.toEqual(
      payload(/bankAccount\.new does not match the description: name\.$/),
    );
  });

  test("is rejected when a field has the wrong type", async () => {
    await expect(read({ ...account, name: 20_250_131 })).rejects.toEqual(payload(/^[^0-9]*name\.$/));
  });

  test("counts the fields that it does not name", async () => {
    await expect(read({ ...account, name: 1, type: 2 })).rejects.toEqual(payload(/ and 1 more\.$/));
  });

  test("is delivered with what is wrong, when that is asked for", async () => {
    const delivery = await read({ ...account, name: 1 }, { invalidEvents: "deliver" });
    expect(delivery.kind).toBe("bankAccount.new");
    expect(delivery.issues).toEqual([{ path: ["name"], message: expect.any(String) }]);
  });

  test("is delivered as it came, with nothing polluted", async () => {
    const verifier = createWebhookVerifier({ secrets: secret, validators });
    const event = `{"__proto__":{"polluted":1},${JSON.stringify(account).slice(1)}`;
    const delivery = await verifier.verify(await signDelivery({ secrets: secret, event }));
    expect(Object.hasOwn(delivery.event, "__proto__")).toBe(true);
    expect((delivery.event as Record<string, unknown>).polluted).toBeUndefined(); // looked for, not described
  });
});

describe("an event without a validator", () => {
  test("is taken as it came, known or not", async () => {
    expect(await read({ ...account, name: 1 }, { validators: {} })).toMatchObject({
      kind: "bankAccount.new",
    });
    expect(await read({ webhook_event: "customer.approved" })).toMatchObject({ kind: "unknown" });
  });

  test("has none by the name of something that every object has", async () => {
    expect(await read({ webhook_event: "toString" })).toMatchObject({ kind: "unknown", issues: [] });
  });
});

test("a validator may take its time", async () => {
  const slow = { "~standard": { validate: async () => ({ issues: [{ message: "no" }] }) } };
  await expect(read(account, { validators: { "bankAccount.new": slow } })).rejects.toEqual(
    payload(/does not match the description: the event\.$/),
  );
});
