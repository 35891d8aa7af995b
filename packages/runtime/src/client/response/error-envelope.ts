import type { ErrorEnvelope } from "../contracts/error-envelope.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import type { Session } from "../contracts/session.ts";
import { textOf } from "./response-reader.ts";

/** Names of the properties that are always read, where a description says nothing else. */
export const defaultEnvelopeFields: Session["envelope"] = { code: "code", traceId: "trace_id" };

/**
 * Reads the service's error envelope: a JSON object with the described mark, and with a code or the names of a described
 * error. Undefined for anything else, which a proxy, a firewall or another service may have sent.
 */
export function readErrorEnvelope(
  { body }: Pick<ReceivedResponse, "body">,
  { envelope, errorBodies = [] }: Pick<Session, "envelope" | "errorBodies">,
  { errorMark }: Pick<AnyOperation, "errorMark">,
): ErrorEnvelope | undefined {
  let value: Readonly<Record<string, unknown>>;
  try {
    value = JSON.parse(textOf(body));
  } catch {
    return undefined;
  }
  if (Object(value) !== value || !hasMark(value, errorMark)) return undefined;
  const code = textAt(value, envelope.code) || undefined;
  const isDescribed = errorBodies.some((names) => names.every((name) => value[name] !== undefined));
  if (code === undefined && !isDescribed) return undefined;
  return { code, traceId: textAt(value, envelope.traceId), value };
}

/** A member that is a text; undefined for any other. */
export function textAt(value: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = value[name];
  return typeof text === "string" ? text : undefined;
}

/** True for a value with all members of the mark; without a mark, for any. */
export function hasMark(value: unknown, errorMark: AnyOperation["errorMark"] = {}): boolean {
  const body = value as Readonly<Record<string, unknown>> | null | undefined; // read, not trusted
  return Object.entries(errorMark).every(([name, expected]) => body?.[name] === expected);
}
