import type { AnyOperation, Idempotency } from "../contracts/operation.ts";
import { isRead } from "./is-read.ts";

/** Returns the effect of carrying an operation out twice; if the description does not state it, its method decides. */
export function idempotencyOf({ idempotency, method }: AnyOperation): Idempotency {
  return idempotency ?? { kind: isRead(method) ? "idempotent" : "none" };
}
