import type { AnyOperation } from "../operation.ts";
import type { Reply } from "../transport/run-attempt.ts";
import { isReader, replyOf } from "./reply-reader.ts";

/** True for a success status with the body of an error, as far as the description makes these tell apart. */
export function isMarkedError(operation: AnyOperation, { response, json }: Reply): boolean {
  const { errorMark } = operation;
  if (errorMark === undefined || !response.ok) return false;
  const described = replyOf(operation, response.status);
  const isJson = /json/i.test(response.headers.get("content-type") ?? "");
  if (!isJson && (described === "none" || isReader(described))) return false;
  try {
    const body = json() as Readonly<Record<string, unknown>> | null; // read, not trusted
    return Object.entries(errorMark).every(([name, value]) => body?.[name] === value);
  } catch {
    return false;
  }
}
