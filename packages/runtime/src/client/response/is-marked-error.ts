import type { AnyOperation } from "../contracts/operation.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import { hasMark } from "./error-envelope.ts";
import { descriptorOf, isReader } from "./response-reader.ts";

/** True for a success status with the body of an error, as far as the description distinguishes them. */
export function isMarkedError(operation: AnyOperation, { response, json }: ReceivedResponse): boolean {
  const { errorMark } = operation;
  if (!errorMark || !response.ok) return false;
  const isJson = !isReader(descriptorOf(operation, response.status));
  if (!isJson && !/json/i.test(response.headers.get("content-type") ?? "")) return false;
  try {
    return hasMark(json(), errorMark);
  } catch {
    return false;
  }
}
