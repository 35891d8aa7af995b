import { camelCase } from "../core/identifier.ts";
import type { JsonObject } from "../core/json.ts";
import type { ErrorEntryModel } from "../core/model/api-model.ts";
import { uniqueNames } from "../core/unique-names.ts";
import { retryAdvice } from "./catalog-entry.ts";

/** An advice that several codes share. */
export interface NamedAdvice {
  readonly name: string;
  readonly value: JsonObject;
}

/** Names each distinct advice of a catalogue, so that it is written, and bundled, once. */
export function nameAdvice(entries: readonly ErrorEntryModel[]): {
  readonly advice: readonly NamedAdvice[];
  readonly nameOf: (entry: ErrorEntryModel) => string;
} {
  const named = new Map<string, NamedAdvice>();
  const names = uniqueNames();
  for (const entry of entries) {
    const value = retryAdvice(entry);
    const key = JSON.stringify(value);
    if (!named.has(key)) named.set(key, { name: names.take(wordsOf(value)), value });
  }
  return {
    advice: [...named.values()],
    nameOf: (entry) => named.get(JSON.stringify(retryAdvice(entry)))?.name ?? "undefined",
  };
}

/** `retryable retry-later, money may have moved`, as an identifier. */
function wordsOf({ retryClass, action, resend, moneyMayHaveMoved }: JsonObject): string {
  const words = [
    retryClass,
    action ?? "",
    resend === false ? "not resent" : "",
    moneyMayHaveMoved ? "money moved" : "",
  ];
  return camelCase(words.join(" "));
}
