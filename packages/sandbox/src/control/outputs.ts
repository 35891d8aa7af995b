import * as z from "zod";
import { DELIVERY_FAULTS } from "../webhooks/delivery-faults.ts";

// Responses of control calls, for the description; a test validates every response.

export const done = z.object({});
export const clock = z.object({
  now: z.iso.datetime().describe("The time of the sandbox's clock."),
  frozen: z.boolean(),
});

/** A record as the operations of the service show it. Its other fields are described there. */
export const record = z
  .looseObject({ id: z.string(), status: z.string().nullable() })
  .describe("The record, as the operations of the service respond with it.");

export const approval = z.object({
  quote_id: z.string(),
  amount: z.string(),
  sender_wallet_address: z.string().nullable().describe("Null: any wallet."),
});
export const quoteState = z.object({ id: z.string(), state: z.enum(["open", "used", "invalid"]) });

export const endpoint = z.object({
  id: z.string(),
  instance_id: z.string(),
  url: z.string(),
  secret: z.string().describe("The signing secret: `whsec_` and the key in base64."),
  headerPrefix: z
    .string()
    .describe("Prefix of the names of the three headers, with the dash: `webhook-` for `webhook-id`."),
});

export const attempt = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable().describe("The status of the response; null when none came."),
  error: z.string().nullable(),
});
const delivery = z.object({
  id: z.string().describe("The message ID that is sent."),
  endpoint_id: z.string(),
  instance_id: z.string(),
  event: z.string(),
  payload: z.looseObject({ webhook_event: z.string() }),
  status: z.enum(["pending", "delivered", "failed", "dropped"]),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
  created_at: z.iso.datetime(),
  next_attempt_at: z.iso.datetime().nullable(),
  attempts: z.array(attempt),
});
export const deliveries = z.array(delivery);

export const fault = z.object({
  id: z.int(),
  operation: z.string().describe("An operationId, or *."),
  fault: z.string().optional(),
  code: z.string().optional(),
  times: z.int().describe("Number of calls that are still affected."),
  from_call: z.int(),
  after_commit: z.boolean(),
});
export const deliveryFault = z.object({
  fault: z.enum(DELIVERY_FAULTS),
  event: z.string().optional(),
  times: z.int(),
  seconds: z.number(),
});

export const health = z.object({
  status: z.enum(["ok", "degraded"]).describe("`degraded` while something cannot be written."),
  storage_failure: z
    .object({
      since: z.iso.datetime().describe("Real time of the first failure."),
      operation: z.string(),
      message: z.string(),
      writes: z.int().describe("Number of failed writes."),
    })
    .nullable()
    .describe("The last write, when it failed."),
  unwritten: z.int().describe("Number of results of deliveries that are not written yet."),
});

const row = z.looseObject({ id: z.string() });
const change = z.object({
  table: z.string(),
  id: z.string(),
  row: row.nullable().describe("The record after the change; null when it was deleted."),
});
const entry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  operation: z
    .string()
    .describe(
      "Operation that committed it: an operationId, `control.…`, `tos.accept`, `payouts.move` and the like.",
    ),
  instance_id: z.string().nullable(),
  ids: z.int().describe("Number of IDs issued."),
  changes: z.array(change),
});
export const journal = z.object({ entries: z.array(entry) });

const request = z.object({
  at: z.iso.datetime(),
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.string().nullable(),
  fault: z.string().nullable(),
  request_body: z
    .unknown()
    .describe("Without sensitive values. Null when there is none, or it was not read: the key was refused."),
  response_body: z.unknown().describe("Without sensitive values. Null when a fault took its place."),
});
export const requests = z.array(request);

export const unspecified = z.array(
  z.object({
    operation: z.string().describe("An operationId, or `webhook` and the name of an event."),
    reason: z.string().describe("Open point, as in the header `sandbox-unspecified`."),
    count: z.int().describe("Number of responses or deliveries."),
  }),
);

export const snapshot = z.object({
  version: z.literal(1),
  ids: z.int(),
  tables: z.record(z.string(), z.array(row)),
});

const rateLimit = z.object({ requests: z.int(), seconds: z.number() }).nullable();
export const instance = z.object({
  id: z.string(),
  kind: z.enum(["development", "production"]),
  blocked: z.boolean(),
  rateLimit,
});
export const instances = z.array(instance.extend({ apiKey: z.string() }));
export const apiKey = z.object({ apiKey: z.string() });
export const tosId = z.object({ tos_id: z.string() });

export const termsFixture = z.object({ instance_id: z.string(), tos_id: z.string() });
export const customerFixture = z.object({ instance_id: z.string(), customer_id: z.string() });
export const fileFixture = z.object({ instance_id: z.string(), file_url: z.string() });
export const walletFixture = customerFixture.extend({ signature: z.string(), address: z.string() });
export const bankAccountFixture = customerFixture.extend({ bank_account_id: z.string() });
export const quoteFixture = bankAccountFixture.extend({ quote_id: z.string(), request_amount: z.int() });
export const payableQuoteFixture = quoteFixture.extend({
  sender_wallet_address: z.string().describe("A sender for the payout. Any other address works too."),
});

/** The envelope of the service's errors. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  description: z.string(),
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.int()])), message: z.string() })),
  trace_id: z.string(),
});
