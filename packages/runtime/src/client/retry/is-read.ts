import type { HttpMethod } from "../operation.ts";

/** True for methods that change nothing. */
export function isRead(method: HttpMethod): boolean {
  return /^(GET|HEAD|OPTIONS|TRACE)$/.test(method);
}
