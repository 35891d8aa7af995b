import type * as z from "zod";
import { check, filledText, token } from "../check-options.ts";
import { CONTROL_PATH, type ControlCalls, type ControlName, controlCalls } from "./calls.ts";
import { routeOf } from "./route.ts";

type Input<Name extends ControlName> = z.input<ControlCalls[Name]["input"]>;
type Output<Name extends ControlName> = Awaited<ReturnType<ControlCalls[Name]["run"]>>;

/** The result of a call that was not rejected: an empty object where it returns nothing. */
type Result<Name extends ControlName> =
  Output<Name> extends void ? Record<never, never> : Exclude<Output<Name>, Error>;

/** A call with its input, which is optional where no member is required. */
type Method<Name extends ControlName> =
  Record<never, never> extends Input<Name>
    ? (input?: Input<Name>) => Promise<Result<Name>>
    : (input: Input<Name>) => Promise<Result<Name>>;

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : never;

/** The control interface as functions, one for every call: `control.clock.advance({ seconds: 300 })`, `control.reset()`. */
export type Control = {
  readonly [Group in GroupOf<ControlName>]: {
    readonly [Name in ControlName as Name extends `${Group}.${infer Rest}` ? Rest : never]: Method<Name>;
  };
} & { readonly [Name in Exclude<ControlName, `${string}.${string}`>]: Method<Name> };

/** Address of a sandbox, and the token of its control interface. */
export interface ControlOptions {
  readonly url: string;
  readonly controlToken: string;
  /** Default: the global `fetch`. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/** Error of a control call that the sandbox rejected. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  readonly status: number;
  /** A code of the service's catalogue; undefined if the response had none. */
  readonly code: string | undefined;

  constructor(
    call: string,
    { status, code, detail }: { status: number; code: string | undefined; detail: string },
  ) {
    const text = `${call} was rejected with ${code ?? status}${detail === "" ? "" : `: ${detail}`}`;
    super(text.endsWith("?") ? text : `${text}.`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Controls a sandbox over HTTP. Every function rejects with a `ControlError` when the sandbox rejects the call. Throws when
 * `url` or `controlToken` is empty.
 */
export function createControl(options: ControlOptions): Control {
  check("`url`", options.url, filledText); // the ready line of the command has more members
  check("`controlToken`", options.controlToken, token);
  const control: Record<string, object> = {};
  for (const name of Object.keys(controlCalls) as ControlName[]) {
    const [group = "", method] = name.split(".");
    const call = (input: object = {}) => send(options, name, input);
    control[group] = method === undefined ? call : { ...control[group], [method]: call };
  }
  return control as Control; // made from the same table as the type
}

async function send(
  { url, controlToken, fetch = globalThis.fetch }: ControlOptions,
  name: ControlName,
  input: object,
): Promise<unknown> {
  const { method, path } = routeOf(name);
  const { id, ...others }: Readonly<Record<string, unknown>> = { ...input };
  const isNamed = path.includes("{id}");
  const filled = path.replace("{id}", encodeURIComponent(String(id)));
  const rest = isNamed ? others : input;
  const query = method === "GET" ? `?${new URLSearchParams(rest as Record<string, string>)}` : "";
  const response = await fetch(`${url}${CONTROL_PATH}/${filled}${query}`, {
    method,
    headers: { authorization: `Bearer ${controlToken}`, "content-type": "application/json" },
    ...(method !== "GET" && { body: JSON.stringify(rest) }),
  });
  if (response.ok) return response.json();
  throw await errorOf(name, response);
}

async function errorOf(name: ControlName, response: Response): Promise<ControlError> {
  const envelope = await response.json().catch(() => ({}));
  const errors: readonly { path: readonly string[]; message: string }[] = envelope.errors ?? [];
  const fields = errors.map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
  const detail = fields.length > 0 ? fields.join("; ") : (envelope.description ?? "");
  return new ControlError(name, {
    status: response.status,
    code: envelope.code,
    detail: detail.replace(/\.$/, ""),
  });
}
