import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { CONTROL_PATH, type ControlName, controlCalls } from "../src/control/calls.ts";
import { errorEnvelope } from "../src/control/outputs.ts";
import { routeOf } from "../src/control/route.ts";
import { Inbox } from "./support/inbox.ts";
import { addAccount, addApprovedQuote, addCustomer, openScene, type Scene, WALLET } from "./support/scene.ts";

interface Answer {
  readonly status: number;
  readonly journal: string | null;
  readonly body: unknown;
}

const authorization = (scene: Scene) => ({ authorization: `Bearer ${scene.sandbox.controlToken}` });

async function call(scene: Scene, name: ControlName, input: Record<string, unknown>): Promise<Answer> {
  const { method, path } = routeOf(name);
  const filled = path.replace("{id}", String(input.id));
  const response = await scene.sandbox.fetch(`http://127.0.0.1:4010${CONTROL_PATH}/${filled}`, {
    method,
    headers: authorization(scene),
    ...(method !== "GET" && { body: JSON.stringify({ ...input, id: undefined }) }),
  });
  return {
    status: response.status,
    journal: response.headers.get("sandbox-journal"),
    body: await response.json(),
  };
}

/** A scene with records for every call: an input for each, made when its turn comes. */
type Inputs = { readonly [Name in ControlName]: (scene: Scene) => object | Promise<object> };

const development = ({ sandbox }: Scene) => sandbox.instances.development.id;
const instance_id = (scene: Scene) => ({ instance_id: development(scene) });
const payable = (scene: Scene, status = "draft") =>
  scene.control.payables
    .create({ ...instance_id(scene), kind: "boleto", code: crypto.randomUUID() })
    .then(({ id }) => scene.control.payables.update({ id: String(id), status }))
    .then(({ id }) => ({ id }));
const payin = (scene: Scene) =>
  scene.control.payins.create(instance_id(scene)).then(({ id }) => ({ id: String(id) }));

const inputs: Inputs = {
  "clock.get": () => ({}),
  "clock.advance": () => ({ seconds: 3600 }),
  "clock.freeze": () => ({}),
  "clock.resume": () => ({}),
  "fixtures.acceptedTos": () => ({}),
  "fixtures.approvedCustomer": () => ({}),
  "fixtures.uploadedFile": () => ({}),
  "fixtures.walletSignature": () => ({}),
  "fixtures.bankAccount": async ({ control }) => {
    const { customer_id } = await control.fixtures.approvedCustomer();
    return { customer_id };
  },
  "fixtures.quote": () => ({ request_amount: 66600 }),
  "fixtures.payableQuote": async ({ control }) => {
    const { bank_account_id } = await control.fixtures.bankAccount();
    return { bank_account_id };
  },
  "tos.accept": ({ client }) => client.tos.create({ idempotency_key: crypto.randomUUID() }),
  "customers.update": async (scene) => ({ id: (await addCustomer(scene)).id, status: "rejected" }),
  "bankAccounts.update": async (scene) => ({ id: (await addAccount(scene)).id, status: "deprecated" }),
  "approvals.create": async (scene) => ({ quote_id: (await addApprovedQuote(scene)).id }),
  "quotes.update": async (scene) => ({ id: (await addApprovedQuote(scene)).id, state: "invalid" }),
  "payouts.get": async (scene) => {
    const { id } = await addApprovedQuote(scene);
    return scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
  },
  "payins.create": instance_id,
  "payins.move": async (scene) => ({ ...(await payin(scene)), status: "on_hold" }),
  "payins.charge": async (scene) => ({ ...(await payin(scene)), outcome: "approved" }),
  "payables.create": (scene) => ({ ...instance_id(scene), kind: "collection", line_items: [{ amount: 5 }] }),
  "payables.update": async (scene) => ({ ...(await payable(scene)), status: "paid" }),
  "payables.quote": (scene) => payable(scene),
  "payables.settle": async (scene) => ({ ...(await payable(scene, "in_flight")), outcome: "failed" }),
  "payables.review": async (scene) => ({ ...(await payable(scene, "under_review")), decision: "approved" }),
  "payables.delete": (scene) => payable(scene),
  "transfers.create": instance_id,
  "webhookEndpoints.create": (scene) => ({ ...instance_id(scene), url: "https://127.0.0.1:9/" }),
  "webhookEndpoints.list": () => ({}),
  "webhookEndpoints.delete": async (scene) => {
    const url = "https://127.0.0.1:9/other";
    const { id } = await scene.control.webhookEndpoints.create({ ...instance_id(scene), url });
    return { id };
  },
  "deliveries.list": () => ({}),
  "deliveries.redeliver": async ({ control }) => ({ id: (await control.deliveries.list())[0]?.id }),
  "faults.create": () => ({ operation: "doc.get", code: "INTERNAL_ERROR" }),
  "faults.list": async ({ control }) => {
    await control.faults.create({ fault: "stall", after_commit: true, times: 2 });
    return {};
  },
  "faults.clear": () => ({}),
  "webhookFaults.create": () => ({ fault: "delay", event: "payout.new", seconds: 1.5 }),
  "webhookFaults.list": async ({ control }) => {
    await control.webhookFaults.create({ fault: "drop" });
    return {};
  },
  "webhookFaults.clear": () => ({}),
  "requests.list": async ({ fetch, control }) => {
    await control.faults.create({ code: "INTERNAL_ERROR" });
    await fetch("/doc");
    return {};
  },
  "health.get": () => ({}),
  "journal.list": () => ({}),
  "snapshot.get": () => ({}),
  "snapshot.restore": ({ control }) => control.snapshot.get(),
  "instances.update": (scene) => ({ id: development(scene), rateLimit: { requests: 1e6, seconds: 0.5 } }),
  "instances.list": () => ({}),
  "apiKeys.create": (scene) => ({ ...instance_id(scene), allowed_ips: ["10.0.0.0/8"] }),
  "apiKeys.delete": async ({ control, ...scene }) => {
    const { apiKey } = await control.apiKeys.create({ instance_id: scene.sandbox.instances.development.id });
    return { id: apiKey };
  },
  "unspecified.list": () => ({}),
  reset: () => ({}),
};

interface Described {
  readonly paths: Record<
    string,
    Record<string, { readonly responses: { readonly 200: Json; readonly "4XX": Json } }>
  >;
  readonly components: { readonly schemas: { readonly ErrorEnvelope: z.core.JSONSchema.JSONSchema } };
}
interface Json {
  readonly content: { readonly "application/json": { readonly schema: z.core.JSONSchema.JSONSchema } };
}

describe("a control call responds as its description says:", () => {
  let scene: Scene;
  let description: Described;
  beforeAll(async () => {
    const inbox = new Inbox();
    scene = await openScene("in process", { webhookFetch: inbox.webhookFetch });
    await inbox.open(scene);
    const url = `http://127.0.0.1:4010${CONTROL_PATH}/openapi.json`;
    const response = await scene.sandbox.fetch(url, { headers: authorization(scene) });
    description = (await response.json()) as Described;
  });
  afterAll(() => scene.close());

  const schemaOf = (name: ControlName) => {
    const { method, path } = routeOf(name);
    return description.paths[`${CONTROL_PATH}/${path}`]?.[method.toLowerCase()]?.responses[200].content[
      "application/json"
    ].schema;
  };

  test.each(Object.keys(inputs) as ControlName[])("%s", async (name) => {
    const input = await inputs[name](scene);
    const { status, journal, body } = await call(scene, name, input as Record<string, unknown>);
    expect([status, journal]).toEqual([200, expect.any(String)]);
    // Parsing drops undescribed members, so nothing may be missing afterwards.
    expect(controlCalls[name].output.parse(body)).toEqual(body);
    const schema = schemaOf(name);
    expect(schema).not.toEqual({});
    expect(z.fromJSONSchema(schema ?? false).safeParse(body).error).toBeUndefined();
    for (const wrong of [null, "text", 7])
      expect(z.fromJSONSchema(schema ?? true).safeParse(wrong).success).toBe(false);
  });

  test("rejections have the envelope", async () => {
    const rejected = [
      await call(scene, "clock.advance", { seconds: -1 }),
      await call(scene, "payouts.get", { id: "po_x" }),
      await call(scene, "payins.charge", { ...(await payin(scene)), outcome: "declined" }),
      await call(scene, "webhookEndpoints.create", { ...instance_id(scene), url: "ftp://x" }),
    ];
    for (const { status, body } of rejected) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(errorEnvelope.parse(body)).toEqual(body);
      expect(z.fromJSONSchema(description.components.schemas.ErrorEnvelope).safeParse(body).success).toBe(
        true,
      );
    }
  });
});
