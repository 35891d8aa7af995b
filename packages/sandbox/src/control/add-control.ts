import { equalBytes } from "@noble/curves/utils.js";
import type * as z from "zod";
import type { Engine } from "../engine.ts";
import { addressOf, type SandboxApp, type SandboxContext } from "../http/context.ts";
import { addDashboard } from "../http/dashboard.ts";
import { MAX_BYTES, readBytes } from "../http/read-bytes.ts";
import { type FieldError, Rejection, rejection } from "../http/rejection.ts";
import { errorResponse } from "../http/respond.ts";
import { hashOf } from "../state/ids.ts";
import { CONTROL_PATH, type ControlName, controlCalls, JOURNAL_HEADER } from "./calls.ts";
import { controlDescription } from "./control-description.ts";
import type { ControlContext, ControlOperation } from "./control-operation.ts";
import { nothing } from "./inputs.ts";
import { routeOf } from "./route.ts";

/** Access to the control interface. */
export interface ControlAccess {
  readonly token: string;
  /** True when other machines have access. */
  readonly allowRemote: boolean;
}

type AnyCall = ControlOperation<z.ZodType, unknown>;

/**
 * Adds the control interface: every call requires the token, and comes from this machine unless others are allowed. The
 * dashboard needs no token: it contains no data, and makes control calls itself. Nor do public calls.
 */
export function addControl(app: SandboxApp, engine: Engine, access: ControlAccess): void {
  addCalls(app, engine, ({ isPublic }) => isPublic === true);
  app.use(`${CONTROL_PATH}/*`, async (c, next) => {
    if (!access.allowRemote && !isFromOwnMachine(c)) throw rejection("AUTH_FORBIDDEN");
    await next();
  });
  addDashboard(app);
  app.use(`${CONTROL_PATH}/*`, async (c, next) => {
    if (!isToken(c.req.header("authorization"), access.token)) throw rejection("AUTH_UNAUTHORIZED");
    engine.tick(); // due changes come before the call
    await next();
  });
  app.get(`${CONTROL_PATH}/openapi.json`, async (c) => {
    await readValid(nothing, c);
    return Response.json(controlDescription());
  });
  addCalls(app, engine, ({ isPublic }) => isPublic !== true);
}

function addCalls(app: SandboxApp, engine: Engine, isIncluded: (call: AnyCall) => boolean): void {
  for (const name of Object.keys(controlCalls) as ControlName[]) {
    const call = controlCalls[name] as unknown as AnyCall; // its input is validated by its own schema, which also gives its type
    const { method, path } = routeOf(name);
    const route = `${CONTROL_PATH}/${path.replace("{id}", ":id")}`;
    if (isIncluded(call)) app.on(method, route, (c) => runCall(engine, { name, call, c }));
  }
}

interface ControlRequest {
  readonly name: string;
  readonly call: AnyCall;
  readonly c: SandboxContext;
}

async function runCall(engine: Engine, { name, call, c }: ControlRequest): Promise<Response> {
  const input = await readValid(call.input, c);
  const transact: ControlContext["transact"] = (run, instanceId) =>
    engine.store.transact({ operation: `control.${name}`, instanceId }, run);
  const headers = { [JOURNAL_HEADER]: engine.store.journalId }; // before it runs: a reset may come while it waits
  const result = await call.run({ engine, transact }, input);
  return result instanceof Rejection ? errorResponse(result) : Response.json(result ?? {}, { headers });
}

async function readValid(schema: z.ZodType, c: SandboxContext): Promise<unknown> {
  const { data, error } = schema.safeParse(await readInput(c));
  if (error) throw rejection("VALIDATION_FAILED", { errors: error.issues.flatMap(fieldErrors) });
  return data;
}

/** Returns one error for each unknown member. */
function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const places =
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return places.map((path) => ({ path: path.map(String), message: issue.message }));
}

/** The members of the query for a GET, of the body for everything else, and those of the path. None may come twice. */
async function readInput(c: SandboxContext): Promise<Record<string, unknown>> {
  const inPath: Record<string, string> = c.req.param();
  const inQuery = [...new URL(c.req.url).searchParams];
  const sent = c.req.method === "GET" ? inQuery : Object.entries(await readBody(c));
  const names = sent.map(([name]) => name);
  const misplaced = c.req.method === "GET" ? [] : inQuery.map(([name]) => name);
  const twice = names.filter((name, index) => Object.hasOwn(inPath, name) || names.indexOf(name) < index);
  const wrong = [...misplaced, ...twice];
  if (wrong.length > 0) {
    const message = "Give it once: in the path, in the query of a GET, or in the JSON body of another call.";
    throw rejection("VALIDATION_FAILED", { errors: wrong.map((name) => ({ path: [name], message })) });
  }
  return { ...Object.fromEntries(sent), ...inPath };
}

async function readBody(c: SandboxContext): Promise<object> {
  const bytes = await readBytes(c.req.raw, MAX_BYTES.control);
  if (!bytes)
    throw rejection("REQUEST_REJECTED", {
      status: 413,
      message: `The body has more than ${MAX_BYTES.control} bytes.`,
    });
  const text = new TextDecoder().decode(bytes);
  if (text === "") return {};
  const body = parseJson(text);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw rejection("VALIDATION_MISSING_BODY", { message: "The body is not a JSON object." });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => {
      if (name === "__proto__") throw new SyntaxError("No call has this member."); // copies of the object would lose it
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Calls in the same process have no connection and may use any host name. */
function isFromOwnMachine(c: SandboxContext): boolean {
  const address = addressOf(c);
  const isOwnAddress = address === "::1" || address.startsWith("127.");
  return isOwnAddress && (c.env?.incoming === undefined || isOwnHost(new URL(c.req.url).hostname));
}

/**
 * Returns true if the host is an IP address or localhost. The owner of any other name can point it at this machine, and
 * a browser then takes that owner's pages for ours (DNS rebinding).
 */
function isOwnHost(host: string): boolean {
  return /^(\d+(\.\d+){3}|\[.+\]|([\w-]+\.)*localhost)$/.test(host);
}

/** Compares hashes, so that timing reveals nothing about the token. */
function isToken(authorization: string | undefined, token: string): boolean {
  const sent = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1] ?? "";
  return equalBytes(hashOf(sent), hashOf(token));
}
