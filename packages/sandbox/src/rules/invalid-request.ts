import type { ErrorCode } from "@crossborder/errors";
import type * as z from "zod";
import type { OperationId } from "../description/operations.ts";
import { type FieldError, type Rejection, rejection } from "../http/rejection.ts";

type Issue = z.core.$ZodIssue;

/** Fields with a separate error code in the catalogue. */
const CODES: Partial<Record<OperationId, Readonly<Record<string, ErrorCode>>>> = {
  "customers.create": {
    phone_number: "CUSTOMERS_INVALID_PHONE",
    tax_id: "CUSTOMERS_INVALID_TAX_ID",
  },
  // "What the service does" 2: every token other than those of the instance.
  "quotes.create": { token: "BLOCKCHAIN_TOKEN_NOT_SUPPORTED" },
  "bankAccounts.create": {
    routing_number: "BANK_ACCOUNTS_INVALID_ROUTING",
    pix_safe_bank_code: "BANK_ACCOUNTS_INVALID_BANK_CODE",
    ted_bank_code: "BANK_ACCOUNTS_INVALID_BANK_CODE",
    ach_cop_bank_code: "BANK_ACCOUNTS_INVALID_BANK_CODE",
  },
};

/** Returns the error for a request that does not match the description, with the most specific code. */
export function invalidRequest(operation: OperationId, body: unknown, issues: readonly Issue[]): Rejection {
  const errors = issues.map(({ path, message }): FieldError => ({ path: path.map(keyOf), message }));
  return rejection(codeFor(operation, body, { issues, errors }), { errors });
}

interface Found {
  readonly issues: readonly Issue[];
  readonly errors: readonly FieldError[];
}

function codeFor(operation: OperationId, body: unknown, { issues, errors }: Found): ErrorCode {
  if (operation === "customers.create" && isEnhancedBusiness(body))
    return "CUSTOMERS_BUSINESS_ENHANCED_NOT_AVAILABLE";
  if (operation === "bankAccounts.create" && isWithoutInstitution(body)) return "BANK_ACCOUNTS_INCOMPLETE";
  if (issues.length > 0 && errors.every(({ path }) => isMissing(body, path)))
    return "VALIDATION_MISSING_REQUIRED_FIELDS";
  const codes = new Set(errors.map((error) => codeOfField(operation, body, error)));
  const [only] = codes;
  return (codes.size === 1 ? only : undefined) ?? "VALIDATION_FAILED";
}

/** Returns the code of a field. A number is an invalid phone number, but not an unsupported token: it is no token at all. */
function codeOfField(operation: OperationId, body: unknown, { path }: FieldError): ErrorCode | undefined {
  const code = CODES[operation]?.[String(path[0])];
  const isToken = isRecord(body) && typeof body.token === "string";
  return code === "BLOCKCHAIN_TOKEN_NOT_SUPPORTED" && !isToken ? undefined : code;
}

/** "Customer": `enhanced` is unavailable for business customers. */
function isEnhancedBusiness(body: unknown): boolean {
  return isRecord(body) && body.type === "business" && body.kyc_type === "enhanced";
}

/** "Bank account": `debitcard` and `phonenum` need `spei_institution_code`. */
function isWithoutInstitution(body: unknown): boolean {
  if (!isRecord(body) || body.type !== "spei_partner" || body.spei_institution_code !== undefined)
    return false;
  return body.spei_protocol === "debitcard" || body.spei_protocol === "phonenum";
}

/** Returns whether nothing is at the path: the member is missing. */
function isMissing(body: unknown, path: FieldError["path"]): boolean {
  let value = body;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return path.length > 0 && value === undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === "object" && value !== null;
}

function keyOf(key: PropertyKey): string | number {
  return typeof key === "symbol" ? String(key) : key;
}
