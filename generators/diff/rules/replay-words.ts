import { isObject, type Json } from "../../core/json.ts";

/** What happens when a request is sent twice: `safe`, `single-use by quote_id (USED, EXPIRED)`. */
export function replayWords(replay: Json | undefined): string {
  if (!isObject(replay)) return String(replay);
  const { key, usedCode, expiredCode } = replay;
  return `single-use by ${String(key)} (${String(usedCode)}, ${String(expiredCode)})`;
}
