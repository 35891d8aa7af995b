import * as z from "zod";
import { members } from "../names/members.ts";
import { LATEST } from "./clock.ts";

/** Later than the clock can be: scheduled times are ahead of it. */
const MAX_TIME = Date.UTC(9500, 0);
/** A clock that stood still lies behind real time, for as long as it stood: 30 years. */
const MAX_DELAY = 1_000_000_000_000;

const text = z.string();
const textOrNull = text.nullable();
/** Milliseconds of the sandbox's clock. */
const time = z.number().min(0).max(MAX_TIME);
/** Tokens in their smallest unit, as contracts have them. */
const tokens = z.string().regex(/^\d{1,40}$/);
const amount = z.int().min(0);
/** Fields of a record as the description names them. */
const fields = z.record(text, z.unknown());

/** A record: plain JSON. `due_at` is when the sandbox acts on it. */
function row<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return members({ id: text, due_at: time.optional(), ...shape });
}

/** A record of an instance. */
function owned<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return row({ instance_id: text, created_at: time, ...shape });
}

const instanceKind = z.enum(["development", "production"]);
const payoutEnd = z.enum(["completed", "failed", "refunded"]);
const attempt = members({
  at: time,
  /** The status of the response; null when none came. */
  status: z.number().nullable(),
  error: textOrNull,
});

/** The rows of each table. Rows from outside are validated by these schemas; all others have their types. */
export const tables = {
  clock: row({
    offset_ms: z.number().min(-MAX_DELAY).max(LATEST),
    /** Time of the frozen clock; null while it runs. */
    frozen_at: time.max(LATEST).nullable(),
  }),
  instances: row({
    kind: instanceKind,
    blocked: z.boolean(),
    rateLimit: members({ requests: z.number(), seconds: z.number() }).nullable(),
  }),
  /** `id` is the key. */
  api_keys: row({
    instance_id: text,
    /** Operations that the key has no permission for. */
    forbidden: z.array(text),
    allowed_ips: z.array(text).nullable(),
    /** State of the OAuth connection that issued the key; null for a key of an account. */
    oauth: z.enum(["bound", "not-bound", "not-found", "revoked"]).nullable(),
  }),
  /** Links to the terms; `id` is the secret part of the path. */
  terms_links: owned({ tos_id: textOrNull }),
  /** Links of idempotency keys; `id` is the instance and the key. */
  terms_keys: row({ link_id: text }),
  /** Terms that were accepted. */
  tos: owned({}),
  uploads: owned({ bucket: text, file_url: text, name: text, bytes: z.number() }),
  customers: owned({ status: text, fields }),
  bank_accounts: owned({
    customer_id: text,
    /** The payable that alone pays this account. */
    payable_id: textOrNull,
    fields,
  }),
  wallets: owned({ customer_id: text, fields }),
  quotes: owned({
    customer_id: text,
    bank_account_id: text,
    state: z.enum(["open", "used", "invalid"]),
    expires_at: time,
    request_amount: amount,
    network: text,
    token: text,
    contract: z.looseObject({ amount: tokens }),
    /** The token spend that was approved: how much, and by which wallet (null: any). */
    approval: members({ amount: tokens, sender_wallet_address: textOrNull }).nullable(),
  }),
  payouts: owned({
    quote_id: text,
    customer_id: text,
    bank_account_id: text,
    sender_wallet_address: text,
    request_amount: amount,
    network: text,
    token: text,
    status: z.enum(["processing", ...payoutEnd.options]),
    /** Final status. */
    end: payoutEnd,
    /** True when `payout.update` has been sent. */
    updated: z.boolean(),
  }),
  payins: owned({
    customer_id: textOrNull,
    bank_account_id: textOrNull,
    payment_method: textOrNull,
    network: textOrNull,
    token: textOrNull,
    /** True when a card charge was recorded, confirmed or not. */
    charged: z.boolean(),
    fields: z.looseObject({ status: text }),
  }),
  payables: owned({
    customer_id: textOrNull,
    kind: text,
    code: textOrNull,
    status: text,
    line_items: z.unknown(),
    document_file: z.url().nullable(),
  }),
  transfers: owned({ status: text }),
  endpoints: owned({ url: text, secret: text }),
  deliveries: owned({
    endpoint_id: text,
    event: text,
    body: text.refine(isEvent, { error: "Not the JSON of an event." }),
    status: z.enum(["pending", "delivered", "failed", "dropped"]),
    attempts: z.array(attempt),
    /** Fault that was requested for it. */
    fault: z.enum(["duplicate", "reorder", "delay", "corrupt", "drop"]).nullable(),
    /** The scheduled attempts that were made; sending again on request does not count. */
    tries: z.int().min(0),
  }),
};

export type TableName = keyof typeof tables;

/** Records are immutable: a change replaces the record. */
type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** Members of every record. */
export type Row = { readonly id: string; readonly due_at?: number | undefined };

/** All data of the sandbox, by table. */
export type Tables = { readonly [Name in TableName]: Row & Immutable<z.output<(typeof tables)[Name]>> };

export type ClockRow = Tables["clock"];
export type InstanceRow = Tables["instances"];
export type ApiKeyRow = Tables["api_keys"];
export type TermsLinkRow = Tables["terms_links"];
export type CustomerRow = Tables["customers"];
export type BankAccountRow = Tables["bank_accounts"];
export type WalletRow = Tables["wallets"];
export type QuoteRow = Tables["quotes"];
export type PayoutRow = Tables["payouts"];
export type PayinRow = Tables["payins"];
export type PayableRow = Tables["payables"];
export type EndpointRow = Tables["endpoints"];
export type DeliveryRow = Tables["deliveries"];
export type DeliveryAttempt = Immutable<z.output<typeof attempt>>;
export type InstanceKind = z.output<typeof instanceKind>;
export type PayoutEnd = z.output<typeof payoutEnd>;

/** Deliveries are shown parsed. */
function isEvent(body: string): boolean {
  try {
    return typeof JSON.parse(body)?.webhook_event === "string";
  } catch {
    return false;
  }
}
