import type { Json, JsonObject } from "../core/json.ts";
import type { ErrorEntryModel } from "../core/model/api-model.ts";

/** Fields of an entry that the runtime uses; other fields go under `details`. */
const KNOWN_DETAILS = ["action", "moneyMayHaveMoved", "resend", "seeAlso", "note"];

/** Returns an entry of the generated catalogue. */
export function catalogEntry({ status, retryClass, description, details }: ErrorEntryModel): JsonObject {
  const others = Object.entries(details).filter(
    ([key]) => !KNOWN_DETAILS.includes(key) && !key.startsWith("x-"),
  );
  return {
    status,
    retryClass,
    ...pick(details, KNOWN_DETAILS),
    description,
    ...(details["x-codegen-derived"] === undefined ? {} : { derived: details["x-codegen-derived"] }),
    ...(others.length > 0 ? { details: Object.fromEntries(others) } : {}),
  };
}

/** Returns the fields that a program needs after an error; default values are omitted. */
export function retryAdvice({ retryClass, details }: ErrorEntryModel): JsonObject {
  return {
    retryClass,
    ...pick(details, ["action"]),
    ...(details.resend === false ? { resend: false } : {}),
    ...(details.moneyMayHaveMoved === true ? { moneyMayHaveMoved: true } : {}),
  };
}

/** True for a code that clients handle differently from an unknown code with the same status. */
export function isDecisive({ status, retryClass, details }: ErrorEntryModel): boolean {
  if (retryClass === "retryable" || status === 429 || status === 503) return true;
  return status >= 500 && details.moneyMayHaveMoved !== true;
}

function pick(details: ErrorEntryModel["details"], keys: readonly string[]): JsonObject {
  const present = keys.flatMap((key): [string, Json][] => {
    const value = details[key];
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(present);
}
