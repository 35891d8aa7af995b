import type { AnyOperation, Replay } from "../contracts/operation.ts";
import { isRead } from "./is-read.ts";

/** What happens when an operation is carried out twice; where the description says nothing, its method decides. */
export function replayOf({ replay, method }: AnyOperation): Replay {
  return replay ?? { kind: isRead(method) ? "safe" : "unsafe" };
}
