import * as z from "zod";
import type { Row, TableName, Tables } from "./tables.ts";

/** The farthest time that is taken, in milliseconds: half of what a date holds, so that sums of two are dates still. */
const MAX_TIME = 4_320_000_000_000_000;

const text = z.string();
const textOrNull = text.nullable();
const time = z.number().min(-MAX_TIME).max(MAX_TIME);
/** Tokens in their smallest unit, as contracts have them. */
const tokens = z.string().regex(/^\d{1,40}$/);
const amount = z.int().min(0);
const fields = z.record(text, z.unknown());
const row = z.looseObject({ id: text, due_at: time.optional() });
const owned = row.extend({ instance_id: text, created_at: time });
const rateLimit = z.object({ requests: z.number(), seconds: z.number() });
const payoutEnd = z.enum(["completed", "failed", "refunded"]);

/** What the rows of `tables.ts` are when they come from outside. Anything more that a row has stays. */
const shapes: { readonly [Name in TableName]: z.ZodType<Tables[Name]> } = {
  clock: row.extend({ offset_ms: time, frozen_at: time.nullable() }),
  instances: row.extend({
    kind: z.enum(["development", "production"]),
    blocked: z.boolean(),
    rate_limit: rateLimit.nullable(),
  }),
  api_keys: row.extend({
    instance_id: text,
    forbidden: z.array(text),
    allowed_ips: z.array(text).nullable(),
    oauth: z.enum(["bound", "not-bound", "not-found", "revoked"]).nullable(),
  }),
  terms_links: owned.extend({ tos_id: textOrNull }),
  terms_keys: row.extend({ link_id: text }),
  tos: owned,
  uploads: owned.extend({ bucket: text, file_url: text, name: text, bytes: z.number() }),
  customers: owned.extend({ status: text, fields }),
  bank_accounts: owned.extend({ customer_id: text, payable_id: textOrNull, fields }),
  wallets: owned.extend({ customer_id: text, fields }),
  quotes: owned.extend({
    customer_id: text,
    bank_account_id: text,
    state: z.enum(["open", "used", "invalid"]),
    expires_at: time,
    request_amount: amount,
    network: text,
    token: text,
    contract: z.looseObject({ amount: tokens }),
    approval: z.object({ amount: tokens, sender_wallet_address: textOrNull }).nullable(),
  }),
  payouts: owned.extend({
    quote_id: text,
    customer_id: text,
    bank_account_id: text,
    sender_wallet_address: text,
    request_amount: amount,
    network: text,
    token: text,
    status: z.enum(["processing", ...payoutEnd.options]),
    end: payoutEnd,
    updated: z.boolean(),
  }),
  payins: owned.extend({
    customer_id: textOrNull,
    bank_account_id: textOrNull,
    payment_method: textOrNull,
    network: textOrNull,
    token: textOrNull,
    charged: z.boolean(),
    fields: z.looseObject({ status: text }),
  }),
  payables: owned.extend({
    customer_id: textOrNull,
    kind: text,
    code: textOrNull,
    status: text,
    line_items: z.unknown(),
    document_file: z.url().nullable(),
  }),
  transfers: owned.extend({ status: text }),
  endpoints: owned.extend({ url: text, secret: text }),
  deliveries: owned.extend({
    endpoint_id: text,
    event: text,
    body: text,
    status: z.enum(["pending", "delivered", "failed", "dropped"]),
    attempts: z.array(z.object({ at: time, status: z.number().nullable(), error: textOrNull })),
    fault: z.enum(["duplicate", "reorder", "delay", "corrupt", "drop"]).nullable(),
    tries: z.int().min(0),
  }),
};

/** What is wrong with a row of a table; empty when nothing is, and for tables that the sandbox does not know. */
export function issuesOfRow(table: string, candidate: Row): readonly z.core.$ZodIssue[] {
  const shape = Object.hasOwn(shapes, table) ? shapes[table as TableName] : undefined;
  return shape?.safeParse(candidate).error?.issues ?? [];
}
