import { posix } from "node:path";
import { planClient } from "../../client/plan/plan-client.ts";
import type { OperationPlan } from "../../client/plan/plan-operation.ts";
import { readSecurity, type SchemePlan } from "../../client/plan/read-security.ts";
import { serverUrl } from "../../client/plan/server-url.ts";
import { printCall } from "../../client/print/print-call.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import type { ApiModel } from "../../core/model/api-model.ts";

/** File of the code that calls the client, and the kind of modules of its project. */
export interface FirstCallLocation {
  /** Module that the file imports the client from: `./api/client/index.js`. */
  readonly client: string;
  /** The module that exports the guards of errors: that of the runtime's client, or the client's own. */
  readonly runtime: string;
  /** True where `await` can stand outside of functions. */
  readonly hasTopLevelAwait: boolean;
}

/** The lines that call the first read operation of a document; undefined where it has no operations. */
export function firstCall(model: ApiModel, location: FirstCallLocation): string | undefined {
  const plan = findFirstRead(model);
  if (plan === undefined) return undefined;
  const call = [
    "try {",
    `  const result = await ${printCall(plan, { members: "required" })};`,
    "  console.log(result);",
    "} catch (error) {",
    "  if (isApiError(error)) console.error(error.status, error.rawBody);",
    "  else if (isConnectionError(error)) console.error(error.message);",
    "  else throw error;",
    "}",
  ];
  return `${[
    ...importLines(location),
    "",
    ...clientLines(model, plan),
    "",
    ...(location.hasTopLevelAwait ? call : inFunction(call)),
  ].join("\n")}\n`;
}

/** The file in which a reader writes the call, beside the folder of generated code. */
export function firstCallFile(out: string, extension: string): string {
  return posix.join(posix.dirname(out), `first-call${extension}`);
}

function importLines({ runtime, client }: FirstCallLocation): string[] {
  if (runtime === client)
    return [`import { createClient, isApiError, isConnectionError } from ${quote(client)};`];
  return [
    `import { isApiError, isConnectionError } from ${quote(runtime)};`,
    `import { createClient } from ${quote(client)};`,
  ];
}

function inFunction(lines: readonly string[]): string[] {
  return ["async function main() {", ...lines.map((line) => `  ${line}`), "}", "", "void main();"];
}

function clientLines(model: ApiModel, plan: OperationPlan): string[] {
  const { servers } = plan.model;
  const server = serverUrl(servers.length > 0 ? servers : model.servers);
  const options = [
    server === undefined
      ? '  baseUrl: "https://api.example.com",'
      : `  // baseUrl: ${quote(server.replace(/\s+/g, " "))} is the first server of the document.`,
    ...credentialLines(model, plan),
  ];
  return ["const client = createClient({", ...options, "});"];
}

/** The credentials of the first alternative that the client can send; none where the operation is open to everybody. */
function credentialLines(model: ApiModel, { model: { security } }: OperationPlan): string[] {
  const schemes = readSecurity(model);
  if (security.some((names) => Object.keys(names).length === 0)) return [];
  const chosen = security.find((names) => Object.keys(names).every((name) => schemes.has(name)));
  const members = Object.keys(chosen ?? {}).flatMap((name) => {
    const scheme = schemes.get(name);
    return scheme === undefined || scheme.apply === "transport"
      ? []
      : [`${propertyKey(name)}: ${credential(scheme)}`];
  });
  return members.length === 0 ? [] : [`  credentials: { ${members.join(", ")} },`];
}

function credential({ apply }: SchemePlan): string {
  if (apply === "basic") return '{ username: "your name", password: "your password" }';
  return apply === "bearer" ? '"your token"' : '"your key"';
}

/**
 * The operation that a reader would call first: the first one of the document that reads JSON and is not deprecated, else
 * the first that reads at all, else the first. Undefined where the document has no operations.
 */
function findFirstRead(model: ApiModel): OperationPlan | undefined {
  const plans = planClient(model).plans.filter(({ stream }) => stream === undefined);
  const reads = plans.filter(({ model: { httpMethod } }) => httpMethod === "get");
  const current = reads.filter(({ model: { deprecated } }) => !deprecated);
  return current.find(readsJson) ?? current[0] ?? reads[0] ?? plans[0];
}

function readsJson({ responses }: OperationPlan): boolean {
  return responses.some(({ kind }) => kind === "json");
}
