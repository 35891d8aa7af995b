import { document } from "../description/document.ts";
import { rejection } from "../http/rejection.ts";
import type { CustomerRow, InstanceRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";
import { find } from "./find.ts";
import { isPhoneNumber } from "./phone-number.ts";
import type { Rule } from "./rule.ts";
import { isUploaded } from "./uploads.ts";

/** "Customer (creation input)": the fields that the source shows. */
const FIELDS = Object.keys(document.components.schemas.CustomerCreate?.properties ?? {});

/** Fields with a URL of the upload operation, and the bucket if one is named. */
const FILES = [
  { name: "proof_of_address_doc_file", bucket: "documents" },
  { name: "id_doc_front_file", bucket: undefined },
] as const;

const REQUIRED_UNSPECIFIED =
  "Which fields of a customer are required is not shown; the sandbox requires `tos_id`.";

/** Finds the customer that a path names. Throws `CUSTOMERS_NOT_FOUND`. */
export function findCustomer(tx: Transaction, instance: InstanceRow, id: string): CustomerRow {
  return find(tx, "customers", { id, instance });
}

/** "Payout flow" 2. The fields of the record are not shown: what was sent comes back, with `id` and `status`. */
export const createCustomer: Rule<"customers.create"> = (tx, { instance, body }) => {
  // `TOS_NOT_ACCEPTED`: terms must be accepted first; `TOS_NOT_FOUND`: no record of accepted terms.
  if (body.tos_id === undefined) throw rejection("TOS_NOT_ACCEPTED", { unspecified: REQUIRED_UNSPECIFIED });
  find(tx, "tos", { id: body.tos_id, instance });
  checkPhoneNumber(body.phone_number);
  for (const { name, bucket } of FILES) checkUpload(tx, { instance, url: body[name], bucket });
  const customer = tx.put("customers", {
    id: tx.id("re_"),
    instance_id: instance.id,
    created_at: tx.now,
    // "What the service does" 2: development instances approve every customer automatically.
    status: instance.kind === "development" ? "approved" : "verifying",
    fields: pick(body, FIELDS),
  });
  return customerView(customer);
};

/** "Customer": international format with leading plus. */
function checkPhoneNumber(text: string | undefined): void {
  if (text === undefined || isPhoneNumber(text)) return;
  const errors = [
    {
      path: ["phone_number"],
      message: "Use a plus, the code of the country and the number: 7 to 15 digits.",
    },
  ];
  const unspecified = "How many digits a telephone number has is not shown; the sandbox takes 7 to 15.";
  throw rejection("CUSTOMERS_INVALID_PHONE", { errors, unspecified });
}

interface UploadedFile {
  readonly instance: InstanceRow;
  readonly url: string | undefined;
  readonly bucket: string | undefined;
}

/** `FILES_URL_INVALID`: not a URL that the upload operation returned. */
function checkUpload(tx: Transaction, { instance, url, bucket }: UploadedFile): void {
  if (url === undefined) return;
  if (!isUploaded(tx, { url, instanceId: instance.id, bucket })) throw rejection("FILES_URL_INVALID");
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

/** The customer as responses show it. */
export function customerView({ id, status, fields, created_at }: CustomerRow): Record<string, unknown> {
  return { ...fields, id, status, created_at: new Date(created_at).toISOString() };
}

/** Returns the name that the filters `full_name` and `customer_name` search. */
export function customerName({ fields }: CustomerRow): string {
  return [fields.first_name, fields.last_name].filter((part) => typeof part === "string").join(" ");
}

/** `CUSTOMERS_KYC_NOT_APPROVED`: verification is not complete. */
export function checkApproved({ status }: CustomerRow): void {
  if (status !== "approved") throw rejection("CUSTOMERS_KYC_NOT_APPROVED");
}
