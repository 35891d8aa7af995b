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
export function splitInput(operation: AnyOperation, input: object, filling: object = {}): SplitInput {
  const parameters = new Map<string, unknown>();
  // What is given is looked up among the parameters: most of them have no value.
  for (const values of [filling, input] as Readonly<Record<string, unknown>>[])
    for (const key of Object.getOwnPropertyNames(values)) {
      const value = hasParameter(operation, key) ? values[key] : undefined;
      if (value !== undefined) parameters.set(key, value);
    }
  return { parameters, body: bodyOf(operation, input) };
}

function hasParameter({ parameters }: AnyOperation, key: string): boolean {
  return parameters.some((parameter) => inputKey(parameter) === key);
}

function bodyOf(operation: AnyOperation, input: object): unknown {
  const { operationId, body } = operation;
  const own = Object.entries(input).filter(([name]) => !hasParameter(operation, name));
  const isFlat = body?.placement === "flat";
  const names = isFlat ? body.names : body ? ["body"] : [];
  const unknown = own.find(([name, value]) => value !== undefined && names && !names.includes(name));
  if (unknown)
    throw new InvalidInputError(
      `${operationId} does not accept ${JSON.stringify(unknown[0])}. It accepts ${[...operation.parameters.map(inputKey), ...(names ?? [])].join(", ") || "no input"}.`,
    );
  if (!isFlat && !isRecord(input)) throw new InvalidInputError(`${operationId} does not accept a form.`);
  // The input's type names `body` for this placement.
  if (!isFlat) return body && (input as { readonly body?: unknown }).body;
  if (own.length === 0 && !body.required) return undefined;
  // Without parameters in it the input is the body as it is: it may be a form. Else `Object.fromEntries` defines own
  // properties, so that a key `__proto__` is sent and not obeyed.
  return own.length === Object.keys(input).length ? input : Object.fromEntries(own);
}
