import { ConfigurationError } from "../errors/configuration-error.ts";
import type { AnyOperation } from "../operation.ts";

/**
 * Throws `ConfigurationError` where an amount is no safe integer: a caller without types could send a float, which
 * another program may read as another amount.
 */
export function checkIntegers({ operationId, body }: AnyOperation, values: unknown): void {
  if (typeof values !== "object" || values === null) return;
  const wrong = body?.integers?.find((name) => {
    const value: unknown = Reflect.get(values, name);
    return value !== undefined && value !== null && !Number.isSafeInteger(value);
  });
  if (wrong === undefined) return;
  throw new ConfigurationError(`"${wrong}" of ${operationId} must be a safe integer.`);
}
