import type { Call } from "../contracts/call.ts";
import type { AnyOperation, IdempotencyKey } from "../contracts/operation.ts";
import { isRecord } from "../options/rules.ts";
import { inputKey } from "./input-key.ts";

/**
 * Gives a call the key by which the service recognizes a request that it has carried out, and lets it be sent again: all
 * attempts carry the same key. In a header, the client makes one unless the caller has; a key in the body is the caller's.
 */
export const idempotencyKey: IdempotencyKey["apply"] = (call) => {
  const { operation, input, options } = call;
  const { idempotencyKey: key } = operation;
  // Whatever is no object is rejected later.
  if (key === undefined || !isRecord(options) || !isRecord(input)) return;
  const hasKey =
    key.in === "body"
      ? isText(Reflect.get(bodyOf(operation, input) ?? {}, key.name))
      : setHeader(call, key.name);
  // Not idempotent: another call has another key, and only the described success shows that this one was carried out.
  if (hasKey) call.operation = { ...operation, idempotency: { ...REPEATED, key: key.name } };
};

/** No code says that a key was used: the service responds as it did the first time. */
const REPEATED = { kind: "single-use", usedCode: "", expiredCode: "" } as const;

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function bodyOf({ body }: AnyOperation, input: object): object | undefined {
  const value: unknown = body?.placement === "body" ? Reflect.get(input, "body") : input;
  return isRecord(value) ? value : undefined;
}

/** False where the caller takes the header away. */
function setHeader(call: Call, header: string): boolean {
  const { idempotencyKey: given, ...options } = call.options;
  const { headers = {} } = options;
  const isHeader = (name: string): boolean => name.toLowerCase() === header.toLowerCase();
  const own = Object.keys(headers).find(isHeader);
  const parameter = call.operation.parameters.find((one) => one.in === "header" && isHeader(one.name));
  const key = own !== undefined ? headers[own] : parameter && Reflect.get(call.input, inputKey(parameter));
  if (key === null) return false;
  call.options = {
    ...options,
    headers: { ...headers, [own ?? header]: given ?? key ?? crypto.randomUUID() },
  };
  return true;
}
