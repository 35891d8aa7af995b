import { Hono } from "hono";
import { addControl, type ControlAccess } from "../control/add-control.ts";
import { type Operation, operations } from "../description/operations.ts";
import type { Engine } from "../engine.ts";
import { damageOf } from "../faults/damaged-response.ts";
import { answerHead } from "./answer-head.ts";
import { addressOf, type Env, type SandboxApp, type SandboxContext } from "./context.ts";
import { allowLocalPages } from "./cross-origin.ts";
import type { LoggedBody } from "./logged-body.ts";
import { type Rejection, rejection } from "./rejection.ts";
import { errorResponse, noteOf } from "./respond.ts";
import { respondToError } from "./respond-to-error.ts";
import { serveOperation } from "./serve-operation.ts";
import { addTermsPage } from "./terms-page.ts";

/** Routes of the sandbox: the operations of the description, the page with the terms, and the control interface. */
export function createApp(engine: Engine, access: ControlAccess): SandboxApp {
  const app: SandboxApp = new Hono<Env>();
  answerHead(app);
  allowLocalPages(app);
  addControl(app, engine, access);
  addTermsPage(app, engine);
  const methods = new Map<string, string[]>();
  for (const operation of operations) {
    for (const path of operation.paths) {
      const route = path.replaceAll(/\{(\w+)\}/g, ":$1");
      app.on(operation.method, route, (c) => respond(engine, operation, c));
      // The same place under several names: `receivers` and `customers` carry different operations of one path.
      const shape = route.replaceAll(/:\w+/g, ":id");
      methods.set(shape, [...(methods.get(shape) ?? []), operation.method]);
    }
  }
  for (const [path, allowed] of methods) addOtherMethods(app, path, allowed);
  app.notFound((c) => errorResponse(unknownPath(c, 404)));
  app.onError((error, c) => respondToError(engine, `${c.req.method} ${c.req.path}`, error));
  return app;
}

async function respond(engine: Engine, operation: Operation, c: SandboxContext): Promise<Response> {
  const address = addressOf(c);
  let requestBody: LoggedBody = null;
  const onBody = (body: LoggedBody) => {
    requestBody = body;
  };
  const path = c.req.param() as Record<string, string>;
  const call = { request: c.req.raw, operation, path, address, onBody };
  const response = await serveOperation(engine, call).catch((error: unknown) =>
    respondToError(engine, operation.id, error),
  );
  const { code, unspecified, body } = noteOf(response);
  engine.unspecified.add(operation.id, unspecified);
  engine.requests.add({
    at: new Date(engine.store.now).toISOString(),
    operation: operation.id,
    method: c.req.method,
    path: c.req.path,
    status: response.status,
    code,
    fault: damageOf(response) ?? null,
    bodies: [requestBody, body],
  });
  return response;
}

/** `OPTIONS` lists the methods; HEAD responds like GET, without the body. */
function addOtherMethods(app: SandboxApp, path: string, methods: readonly string[]): void {
  const allow = [
    ...methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])),
    "OPTIONS",
  ].join(", ");
  app.options(path, () => new Response(null, { status: 204, headers: { allow } }));
  app.all(path, (c) => errorResponse(unknownPath(c, 405, { allow })));
}

/** No code is stated for a path or a method that does not exist; this is the most general one. */
function unknownPath(c: SandboxContext, status: number, headers: Record<string, string> = {}): Rejection {
  const message = `There is no operation ${c.req.method} ${c.req.path}.`;
  return rejection("REQUEST_REJECTED", { status, message, headers });
}
