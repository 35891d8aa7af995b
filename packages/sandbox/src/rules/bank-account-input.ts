import * as exact from "@crossborder/zod";
import { document, resolveSchema } from "../description/document.ts";
import { rejection } from "../http/rejection.ts";
import { invalidRequest } from "./invalid-request.ts";
import { RAILS } from "./rails.ts";
import { isValidRoutingNumber } from "./routing-number.ts";

/** "Bank account": every field of the record, with null for what is not known. */
export const BLANK = Object.fromEntries(
  Object.keys(document.components.schemas.BankAccount?.properties ?? {}).map((name) => [name, null]),
);

/** "Bank account": the common fields that a client may send. The description of the creation does not repeat them. */
const COMMON = [
  "recipient_relationship",
  "business_industry",
  "phone_number",
  "tax_id",
  "date_of_birth",
  "tron_wallet_hash",
];

/** Set by the service, whatever is sent under these names. */
const SET_BY_SERVICE = ["id", "status", "created_at", "connector_connected_at", "offramp_wallets"];

/**
 * Checks the input of an account. Fields of other rails are accepted, whatever their value, and skipped. Throws the
 * error that the service responds with.
 */
export function readBankAccount(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = fieldsOf(String(body.type));
  const sent = Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
  const { error } = exact.BankAccount.safeParse({ ...BLANK, id: "ba_000000000000", ...sent });
  if (error) throw invalidRequest("bankAccounts.create", sent, error.issues);
  checkDetails(sent);
  return sent;
}

/** The fields of `rtp` are not shown: it takes every field of the record. */
function fieldsOf(type: string): ReadonlySet<string> {
  const branches = document.components.schemas.BankAccountCreate?.oneOf?.map(resolveSchema) ?? [];
  const branch = branches.find(({ properties }) => properties?.type?.const === type);
  const names = type === "rtp" ? Object.keys(BLANK) : Object.keys(branch?.properties ?? {});
  return new Set([...names, ...COMMON].filter((name) => !SET_BY_SERVICE.includes(name)));
}

const ROUTING_UNSPECIFIED = "The form of a routing number is not shown; the sandbox checks its nine digits.";

function checkDetails(sent: Readonly<Record<string, unknown>>): void {
  const missing = addressFields(sent).filter((name) => isBlank(sent[name]));
  if (missing.length > 0) {
    const errors = missing.map((name) => ({ path: [name], message: "Required for this rail." }));
    const unspecified =
      "Which fields a rail requires is not shown; the sandbox requires what it is addressed by.";
    throw rejection("BANK_ACCOUNTS_INCOMPLETE", { errors, unspecified });
  }
  const routing = sent.routing_number;
  if (typeof routing === "string" && !isValidRoutingNumber(routing))
    throw rejection("BANK_ACCOUNTS_INVALID_ROUTING", { unspecified: ROUTING_UNSPECIFIED });
}

/** Only a CLABE has a documented field; debit cards and telephone numbers have none. */
function addressFields({ type, spei_protocol }: Readonly<Record<string, unknown>>): readonly string[] {
  if (spei_protocol === "debitcard" || spei_protocol === "phonenum") return [];
  return RAILS[String(type)]?.address ?? [];
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
