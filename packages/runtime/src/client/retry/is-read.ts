import type { HttpMethod } from "../contracts/operation.ts";

/** True for methods that change nothing. */
export function isRead(method: HttpMethod): boolean {
  return /^(GET|HEAD|OPTIONS|TRACE)$/.test(method);
}
