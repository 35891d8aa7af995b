import type { AnyOperation } from "../contracts/operation.ts";
import type { SplitInput } from "../contracts/split-input.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isRecord } from "../options/rules.ts";
import { inputKey } from "./input-key.ts";

/**
 * Takes an input apart: parameters by key, those that are missing from `filling`, and the body beside them or under `body`.
 * Throws `InvalidInputError` for a key that would be left out: a misspelled filter would widen a list, a misspelled
 * field would be lost.
 */
export function splitInput(
  { operationId, parameters, body }: AnyOperation,
  input: object,
  filling: object = {},
): SplitInput {
  const isFlat = body?.placement === "flat";
  const isObject = isRecord(input);
  // Of a map, no key would be seen. Codecs know what else a body can be made of.
  if (!isObject && !(isFlat && body.codec)) throw new InvalidInputError("The input must be an object.");
  const keys = parameters.map(inputKey);
  const given = new Map<string, unknown>();
  for (const values of [filling, input] as Readonly<Record<string, unknown>>[])
    for (const key of keys)
      if (Object.hasOwn(values, key) && values[key] !== undefined) given.set(key, values[key]);
  const entries = Object.entries(input);
  const own = entries.filter(([name]) => !keys.includes(name));
  const names = isFlat ? body.names : body ? ["body"] : [];
  const unknown = own.find(([name, value]) => value !== undefined && names && !names.includes(name));
  if (unknown)
    throw new InvalidInputError(
      `${operationId} does not accept ${JSON.stringify(unknown[0])}. It accepts ${[...keys, ...(names ?? [])].join(", ") || "no input"}.`,
    );
  if (!isFlat) return { parameters: given, body: body && Reflect.get(input, "body") };
  if (own.length === 0 && !body.required && isObject) return { parameters: given, body: undefined };
  // Without parameters in it the input is the body as it is: it may be a form. Else `Object.fromEntries` defines own
  // properties, so that a key `__proto__` is sent and not obeyed.
  const isWhole = own.length === entries.length;
  return { parameters: given, body: isWhole ? input : Object.fromEntries(own) };
}
