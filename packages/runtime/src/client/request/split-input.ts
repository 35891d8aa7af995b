import type { AnyOperation } from "../contracts/operation.ts";
import type { SplitInput } from "../contracts/split-input.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { inputKey } from "./input-key.ts";

/**
 * Takes an input apart: parameters by key, those that are missing from `filling`, and the body beside them or under `body`.
 * Throws `ConfigurationError` for a key that would be left out: a misspelled filter would widen a list, a misspelled
 * field would be lost.
 */
export function splitInput(operation: AnyOperation, input: object, filling: object = {}): SplitInput {
  const keys = operation.parameters.map(inputKey);
  const parameters = new Map<string, unknown>();
  // What is given is looked up among the parameters: most of them have no value.
  for (const values of [filling, input])
    for (const key of Object.getOwnPropertyNames(values)) {
      const value: unknown = keys.includes(key) ? Reflect.get(values, key) : undefined;
      if (value !== undefined) parameters.set(key, value);
    }
  return { parameters, body: bodyOf(operation, input, keys) };
}

function bodyOf({ operationId, body }: AnyOperation, input: object, keys: readonly string[]): unknown {
  const own = Object.entries(input).filter(([name]) => !keys.includes(name));
  const isFlat = body?.placement === "flat";
  const names = isFlat ? body.names : body ? ["body"] : [];
  const unknown = own.find(([name, value]) => value !== undefined && names && !names.includes(name));
  if (unknown)
    throw new ConfigurationError(
      `${operationId} does not accept ${JSON.stringify(unknown[0])}. It accepts ${[...keys, ...(names ?? [])].join(", ") || "no input"}.`,
    );
  // The input's type names `body` for this placement.
  if (!isFlat) return body && (input as { readonly body?: unknown }).body;
  if (own.length === 0 && !body.required) return undefined;
  // Without parameters in it the input is the body as it is: it may be a form. Else `Object.fromEntries` defines own
  // properties, so that a key `__proto__` is sent and not obeyed.
  return own.length === Object.keys(input).length ? input : Object.fromEntries(own);
}
