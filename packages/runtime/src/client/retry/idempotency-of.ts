import type { AnyOperation, Idempotency } from "../contracts/operation.ts";
import { isRead } from "./is-read.ts";

/** What happens when an operation is carried out twice; where the description says nothing, its method decides. */
export function idempotencyOf({ idempotency, method }: AnyOperation): Idempotency {
  return idempotency ?? { kind: isRead(method) ? "idempotent" : "none" };
}
