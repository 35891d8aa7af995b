import * as z from "zod";
import { members } from "../names/members.ts";
import { LATEST } from "./clock.ts";
import type { Row, TableName, Tables } from "./tables.ts";

/** Later than the clock can be: what is scheduled lies ahead of it. */
const MAX_TIME = Date.UTC(9500, 0);
/** A clock that stood still lies behind real time, for as long as it stood: 30 years. */
const MAX_DELAY = 1_000_000_000_000;

const text = z.string();
const textOrNull = text.nullable();
const time = z.number().min(0).max(MAX_TIME);
/** Tokens in their smallest unit, as contracts have them. */
const tokens = z.string().regex(/^\d{1,40}$/);
const amount = z.int().min(0);
const fields = z.record(text, z.unknown());

function row<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return members({ id: text, due_at: time.optional(), ...shape });
}

function owned<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return row({ instance_id: text, created_at: time, ...shape });
}

const rateLimit = members({ requests: z.number(), seconds: z.number() });
const payoutEnd = z.enum(["completed", "failed", "refunded"]);

/** Schemas of the rows of `tables.ts`, for rows that come from outside. */
const shapes: { readonly [Name in TableName]: z.ZodType<Tables[Name]> } = {
  clock: row({
    offset_ms: z.number().min(-MAX_DELAY).max(LATEST),
    frozen_at: time.max(LATEST).nullable(),
  }),
  instances: row({
    kind: z.enum(["development", "production"]),
    blocked: z.boolean(),
    rateLimit: rateLimit.nullable(),
  }),
  api_keys: row({
    instance_id: text,
    forbidden: z.array(text),
    allowed_ips: z.array(text).nullable(),
    oauth: z.enum(["bound", "not-bound", "not-found", "revoked"]).nullable(),
  }),
  terms_links: owned({ tos_id: textOrNull }),
  terms_keys: row({ link_id: text }),
  tos: owned({}),
  uploads: owned({ bucket: text, file_url: text, name: text, bytes: z.number() }),
  customers: owned({ status: text, fields }),
  bank_accounts: owned({ customer_id: text, payable_id: textOrNull, fields }),
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
    end: payoutEnd,
    updated: z.boolean(),
  }),
  payins: owned({
    customer_id: textOrNull,
    bank_account_id: textOrNull,
    payment_method: textOrNull,
    network: textOrNull,
    token: textOrNull,
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
    attempts: z.array(members({ at: time, status: z.number().nullable(), error: textOrNull })),
    fault: z.enum(["duplicate", "reorder", "delay", "corrupt", "drop"]).nullable(),
    tries: z.int().min(0),
  }),
};

export const TABLE_NAMES = Object.keys(shapes) as readonly TableName[]; // the compiler keeps the list complete

interface RowIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns the issues of the rows of a table. */
export function issuesOfTable(table: TableName, rows: readonly Row[]): RowIssue[] {
  const ids = new Set<string>();
  return rows.flatMap((each, index): RowIssue[] => {
    const isTwice = ids.has(each.id);
    ids.add(each.id);
    const issues = shapes[table].safeParse(each).error?.issues ?? [];
    const found = issues.map(({ path, message }) => ({ path: [index, ...path], message }));
    return isTwice ? [...found, { path: [index, "id"], message: "Another row has this ID." }] : found;
  });
}

/** Deliveries are shown parsed. */
function isEvent(body: string): boolean {
  try {
    return typeof JSON.parse(body)?.webhook_event === "string";
  } catch {
    return false;
  }
}
