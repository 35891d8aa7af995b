import type { AnyOperation, ResponseDescriptor } from "../contracts/operation.ts";
import type { ResponseBody, ResponseReader } from "../contracts/response.ts";

/** Returns the descriptor of a success; an undescribed status is read like the described one. */
export function descriptorOf({ responses }: AnyOperation, status: number): ResponseDescriptor {
  return responses[status] ?? responses["2XX"] ?? responses.default ?? Object.values(responses)[0] ?? "json";
}

/** True for what is read from bytes. */
export function isReader(response: ResponseDescriptor): response is ResponseReader {
  return typeof response === "object" && "read" in response;
}

/** The body as text, whichever way it was read. */
export function textOf(body: ResponseBody): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
