import { type AnyOperation, inputKey } from "../operation.ts";

/** The input of a call, taken apart. */
export interface SplitInput {
  /** Input key to value; missing parameters are not in it. */
  readonly parameters: ReadonlyMap<string, unknown>;
  /** Undefined when no body is sent. */
  readonly body: unknown;
}

/** Takes an input apart: parameters by key, and the body beside them or under `body`. */
export function splitInput(operation: AnyOperation, input: object): SplitInput {
  const names = new Set(operation.parameters.map(inputKey));
  const parameters = new Map<string, unknown>();
  const rest: [string, unknown][] = [];
  for (const [key, value] of Object.entries(input)) {
    if (!names.has(key)) rest.push([key, value]);
    else if (value !== undefined) parameters.set(key, value);
  }
  return { parameters, body: bodyOf(operation, rest, input) };
}

function bodyOf({ body }: AnyOperation, rest: [string, unknown][], input: object): unknown {
  if (body === undefined) return undefined;
  // `Object.fromEntries` defines own properties, so that a key `__proto__` is sent and not obeyed.
  if (body.placement === "flat")
    return rest.length > 0 || body.required ? Object.fromEntries(rest) : undefined;
  return (input as { readonly body?: unknown }).body; // the input's type names `body` for this placement
}
