// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import { checkString } from "@crossborder/runtime/client/internal";
import type {
  BankAccountId,
  BlockchainWalletId,
  CustomerId,
  InstanceId,
  OfframpWalletId,
  PayinId,
  PayoutId,
  QuoteId,
  TosId,
} from "@crossborder/types";

/**
 * Checks a string, for example one from your database, and returns it as the type `InstanceId`. Throws
 * an `InvalidInputError` unless it is a string of 15 characters that begins with "in_".
 */
export function instanceId(value: string): InstanceId {
  return checkString(value, {
    name: "InstanceId",
    pattern: "^in_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"in_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `CustomerId`. Throws
 * an `InvalidInputError` unless it is a string of 15 characters that begins with "re_".
 */
export function customerId(value: string): CustomerId {
  return checkString(value, {
    name: "CustomerId",
    pattern: "^re_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"re_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `BankAccountId`.
 * Throws an `InvalidInputError` unless it is a string of 15 characters that begins with "ba_".
 */
export function bankAccountId(value: string): BankAccountId {
  return checkString(value, {
    name: "BankAccountId",
    pattern: "^ba_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"ba_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type
 * `BlockchainWalletId`. Throws an `InvalidInputError` unless it is a string of 15 characters that
 * begins with "bw_".
 */
export function blockchainWalletId(value: string): BlockchainWalletId {
  return checkString(value, {
    name: "BlockchainWalletId",
    pattern: "^bw_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"bw_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `OfframpWalletId`.
 * Throws an `InvalidInputError` unless it is a string of 15 characters that begins with "ow_".
 */
export function offrampWalletId(value: string): OfframpWalletId {
  return checkString(value, {
    name: "OfframpWalletId",
    pattern: "^ow_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"ow_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `QuoteId`. Throws an
 * `InvalidInputError` unless it is a string of 15 characters that begins with "qu_".
 */
export function quoteId(value: string): QuoteId {
  return checkString(value, {
    name: "QuoteId",
    pattern: "^qu_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"qu_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `PayoutId`. Throws
 * an `InvalidInputError` unless it is a string of 15 characters that begins with "po_".
 */
export function payoutId(value: string): PayoutId {
  return checkString(value, {
    name: "PayoutId",
    pattern: "^po_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"po_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `PayinId`. Throws an
 * `InvalidInputError` unless it is a string of 15 characters that begins with "pi_".
 */
export function payinId(value: string): PayinId {
  return checkString(value, {
    name: "PayinId",
    pattern: "^pi_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"pi_\"",
  });
}

/**
 * Checks a string, for example one from your database, and returns it as the type `TosId`. Throws an
 * `InvalidInputError` unless it is a string of 15 characters that begins with "to_".
 */
export function tosId(value: string): TosId {
  return checkString(value, {
    name: "TosId",
    pattern: "^to_",
    minLength: 15,
    maxLength: 15,
    expected: "a string of 15 characters that begins with \"to_\"",
  });
}
