import type { AnyOperation } from "../contracts/operation.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";

/**
 * Throws `InvalidInputError` where an amount is no safe integer: a caller without types could send a float, which
 * another program may read as another amount.
 */
export function checkIntegers({ operationId, body }: AnyOperation, values: unknown): void {
  for (const name of body?.integers?.names ?? []) {
    const value = (values as Partial<Record<string, unknown>> | undefined)?.[name]; // read, not trusted
    if (value !== undefined && value !== null && !Number.isSafeInteger(value))
      throw new InvalidInputError(`"${name}" of ${operationId} must be a safe integer.`);
  }
}
