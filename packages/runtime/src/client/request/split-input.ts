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
  const parameters = new Map<string, unknown>();
  // What is given is looked up among the parameters: most of them have no value.
  for (const values of [filling, input])
    for (const key of Object.getOwnPropertyNames(values)) {
      const value: unknown = isParameter(operation, key) ? Reflect.get(values, key) : undefined;
      if (value !== undefined) parameters.set(key, value);
    }
  return { parameters, body: bodyOf(operation, input) };
}

function isParameter({ parameters }: AnyOperation, key: string): boolean {
  return parameters.some((parameter) => inputKey(parameter) === key);
}

function bodyOf(operation: AnyOperation, input: object): unknown {
  const { operationId, body, parameters } = operation;
  const given = Object.keys(input);
  const own = given.filter((name) => !isParameter(operation, name));
  const isFlat = body?.placement === "flat";
  const names = isFlat ? body.names : body ? ["body"] : [];
  const unknown =
    names && own.find((name) => !names.includes(name) && Reflect.get(input, name) !== undefined);
  if (unknown !== undefined) {
    const known = [...parameters.map(inputKey), ...(names ?? [])].join(", ") || "no input";
    throw new ConfigurationError(
      `${operationId} does not accept ${JSON.stringify(unknown)}. It accepts ${known}.`,
    );
  }
  // The input's type names `body` for this placement.
  if (!isFlat) return body && (input as { readonly body?: unknown }).body;
  if (own.length === 0 && !body.required) return undefined;
  // Without parameters in it the input is the body as it is: it may be a form. Else `Object.fromEntries` defines own
  // properties, so that a key `__proto__` is sent and not obeyed.
  return own.length === given.length
    ? input
    : Object.fromEntries(own.map((name) => [name, Reflect.get(input, name)]));
}
