import { isErrorCode } from "@crossborder/errors";
import { redactValues, sensitiveValues } from "@crossborder/runtime/client/internal";
import { createSandbox } from "@crossborder/sandbox";
import { makeRecords } from "./make-records.ts";
import type { OwnServer, TriedRequest, TriedResponse } from "./program-event.ts";

/** Characters of a response that are shown. */
const MAX_LENGTH = 20_000;

interface Target extends OwnServer {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

let sandbox: Promise<Target> | undefined;

/** Sends the request of a form. Rejects if no response comes. */
export async function sendRequest(
  request: TriedRequest,
  server: OwnServer | undefined,
): Promise<TriedResponse> {
  const { url, apiKey, fetch } = server ? { ...server, fetch: fetchOwn } : await ownSandbox();
  const { method, path, headers, body, sensitive } = request;
  const authorization = ["authorization", `Bearer ${apiKey}`] as const;
  const init = { method, headers: [...headers, authorization].map((pair) => [...pair] as [string, string]) };
  const begin = performance.now();
  const response = await fetch(url + path, { ...init, ...(body !== undefined && { body: bodyOf(body) }) });
  const text = await response.text();
  const ms = Math.round(performance.now() - begin);
  const value = parsed(text);
  const { code } = Object(value) as { readonly code?: unknown };
  return {
    status: response.status,
    ms,
    code: typeof code === "string" && isErrorCode(code) ? code : undefined,
    text: shortened(masked(value, [...secretsOf(request), apiKey, ...sensitiveValues(value, sensitive)])),
  };
}

function ownSandbox(): Promise<Target> {
  sandbox ??= startSandbox();
  return sandbox;
}

/** The sandbox until the worker ends, which remembers earlier requests. */
async function startSandbox(): Promise<Target> {
  const { fetch, fixtures, instances } = createSandbox({ webhookFetch: async () => new Response() });
  await makeRecords({ fixtures });
  return { url: "http://sandbox.test", apiKey: instances.development.apiKey, fetch };
}

/** The policy of the page lets it reach this machine alone. */
async function fetchOwn(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: "omit", redirect: "error" });
  } catch {
    throw new Error("No response. Check that the server runs, and that it lets this page call it (CORS).");
  }
}

function bodyOf(body: NonNullable<TriedRequest["body"]>): BodyInit {
  if (typeof body === "string") return body;
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The sensitive texts of a request, which may come back anywhere in the response. */
function secretsOf({ path, body, sensitive }: TriedRequest): string[] {
  const query = Object.fromEntries(new URL(path, "http://path.invalid").searchParams);
  const value = typeof body === "string" ? parsed(body) : Object.fromEntries(body ?? []);
  return sensitiveValues([query, value], sensitive);
}

/** A body as the client shows it in errors: every sensitive text is removed, in any encoding. */
function masked(value: unknown, secrets: readonly string[]): string {
  const all = [...new Set(secrets)].filter(({ length }) => length > 1);
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return all.length === 0 ? text : redactValues(all)(text);
}

function shortened(text: string): string {
  const rest = text.length - MAX_LENGTH;
  return rest > 0 ? `${text.slice(0, MAX_LENGTH)}\n… and ${rest} more characters` : text;
}
