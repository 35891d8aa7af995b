import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type Client, logCalls } from "../src/index.ts";
import { CUSTOMER, INSTANCE, testClient } from "./support/test-client.ts";

const TAX_ID = "987-65-4321";
const NAMES = { first_name: "Ada", tax_id: TAX_ID };

/** The ways in which a program sends a sensitive value. */
const WAYS: Readonly<Record<string, (client: Client) => PromiseLike<unknown>>> = {
  "a method": (client) => client.customers.create(NAMES),
  "client.fetchClient": (client) =>
    client.fetchClient.POST("/v1/instances/{instance_id}/receivers", {
      params: { path: { instance_id: INSTANCE } },
      body: NAMES,
    }),
  "client.fetchClient after a middleware has replaced the request": (client) => {
    client.fetchClient.use({
      onRequest: ({ request }) => new Request(request, { headers: { "x-team": "a" } }),
    });
    return client.fetchClient.POST("/v1/instances/{instance_id}/receivers", {
      params: { path: { instance_id: INSTANCE } },
      body: NAMES,
    });
  },
  "client.fetchClient with a path that is not described": (client) =>
    client.fetchClient.POST("/v2/receivers" as never, { body: NAMES } as never),
  "client.request with a described path": (client) =>
    client.request("POST", "/v1/instances/{instance_id}/receivers", { body: NAMES }),
  "the body of client.request": (client) => client.request("POST", "/v2/receivers", { body: NAMES }),
  "a form of client.request": (client) =>
    client.request("POST", "/v2/receivers", { body: new URLSearchParams({ tax_id: TAX_ID }) }),
  "the query of client.request": (client) =>
    client.request("POST", `/v2/receivers/${CUSTOMER}`, { query: { tax_id: TAX_ID } }),
  "the path of client.request": (client) =>
    client.request("POST", "/v2/receivers/{tax_id}", { params: { tax_id: TAX_ID } }),
};

/** Repeats the request, as gateways and validators do. */
const echo = async (url: string, init: RequestInit): Promise<Response> => {
  const sent = `${decodeURIComponent(url)} ${await new Response(init.body).text()}`;
  const parts = { success: false, code: `BAD ${sent}`, message: sent, description: sent, trace_id: sent };
  return Response.json(
    { ...parts, errors: [{ [sent]: sent }] },
    { status: 500, headers: { "x-echo": "no" } },
  );
};

test.each(Object.entries(WAYS))(
  "no text of an error, a hook or a log holds what was sent by %s",
  async (_name, way) => {
    const shown: unknown[] = [];
    const show = (...given: unknown[]): void => {
      shown.push(...given);
    };
    const hooks = { onRequest: show, onResponse: show, onRetry: show, onError: show };
    const logger = { debug: show, info: show, warn: show, error: show };
    const client = testClient("https://api.test", { fetch: echo, hooks: logCalls(logger, "debug", hooks) });
    const error: unknown = await way(client).then(
      () => expect.fail("an error that leaves the outcome open rejects"),
      (reason: unknown) => reason,
    );
    const { message, stack, cause } = error as Error; // calls reject with errors
    for (const part of [error, cause, ...shown]) {
      expect(inspect(part, { depth: 9, showHidden: true })).not.toContain(TAX_ID);
      expect(JSON.stringify(part) ?? "").not.toContain(TAX_ID);
    }
    expect(`${message} ${stack} ${String(error)}`).not.toContain(TAX_ID);
  },
);
