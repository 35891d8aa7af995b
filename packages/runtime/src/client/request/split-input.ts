import type { AnyOperation } from "../operation.ts";
import { shapeOf } from "../operation-shape.ts";

/** The input of a call, taken apart. */
export interface SplitInput {
  /** Input key to value; missing parameters are not in it. */
  readonly parameters: ReadonlyMap<string, unknown>;
  /** Undefined when no body is sent. */
  readonly body: unknown;
}

/** Takes an input apart: parameters by key, those that are missing from `filling`, and the body beside them or under `body`. */
export function splitInput(
  operation: AnyOperation,
  input: object,
  filling: Readonly<Record<string, unknown>> = {},
): SplitInput {
  const { keys } = shapeOf(operation);
  const parameters = new Map<string, unknown>();
  for (const key of keys) {
    const given = ownValue(input, key);
    const value = given === undefined ? ownValue(filling, key) : given;
    if (value !== undefined) parameters.set(key, value);
  }
  return { parameters, body: bodyOf(operation, input, keys) };
}

function ownValue(values: object, key: string): unknown {
  return Object.hasOwn(values, key) ? Reflect.get(values, key) : undefined;
}

function bodyOf({ body }: AnyOperation, input: object, keys: ReadonlySet<string>): unknown {
  if (body === undefined) return undefined;
  // The input's type names `body` for this placement.
  if (body.placement === "body") return (input as { readonly body?: unknown }).body;
  const names = Object.keys(input);
  const own = names.filter((name) => !keys.has(name));
  if (own.length === 0 && !body.required) return undefined;
  if (own.length === names.length) return input;
  // `Object.fromEntries` defines own properties, so that a key `__proto__` is sent and not obeyed.
  return Object.fromEntries(own.map((name) => [name, Reflect.get(input, name)]));
}
