import { delay, type HttpHandler, HttpResponse, http } from "msw";
import { issuesOf } from "../client/validate/validator.ts";
import type { Validator, ValidatorTable } from "../client/validate/validator-table.ts";
import { type AnyFactory, type DeepPartial, merged } from "./factory.ts";

/** A request to a mock. */
export interface MockRequest {
  readonly request: Request;
  /** Path parameters by their names in the description. */
  readonly params: Readonly<Record<string, string>>;
  /** The body: parsed if it is JSON, otherwise the text; undefined without a body. */
  readonly body: unknown;
}

/** Options of a handler. */
export interface HandlerOptions {
  /** Respond to one request only; the next one gets the previous handler. Default false. */
  readonly once?: boolean;
  /** Wait before the response, in milliseconds. Default 0. */
  readonly delayMs?: number;
}

/** Members of the response, or a function of the request that returns them. */
export type MockResponse<Output> =
  | DeepPartial<Output>
  | ((request: MockRequest) => DeepPartial<Output> | Promise<DeepPartial<Output>>);

/** Creates the MSW handlers of an operation. */
export interface OperationMock<Output, Code extends string = never> {
  /** Responds with the described success; `response` replaces members of its example. */
  (response?: MockResponse<Output>, options?: HandlerOptions): HttpHandler;
  /** Responds with an error: a code of the catalogue or a status, with members of its body. */
  error(
    error: Code | number,
    body?: Readonly<Record<string, unknown>>,
    options?: HandlerOptions,
  ): HttpHandler;
  /** Fails without a response, like a broken connection. */
  networkError(options?: HandlerOptions): HttpHandler;
}

/** Route and responses of an operation. */
export interface MockEntry {
  /** Missing if it equals the name, `group.method`. */
  readonly operationId?: string;
  readonly method: "get" | "put" | "post" | "delete" | "options" | "head" | "patch";
  readonly path: string;
  readonly status: number;
  /** Media type of the success; undefined without a body. */
  readonly mediaType?: string | undefined;
  readonly success?: MockBody | undefined;
  /** Body of an error; undefined if the description has none. */
  readonly failure?: MockBody | undefined;
}

/** A body: the factory of its component, or an example. */
type MockBody = AnyFactory | { readonly example: unknown };

/** Operations by group and method. */
export type MockTable = Readonly<Record<string, Readonly<Record<string, MockEntry>>>>;

/** Options of the generated `createMocks`. */
export interface MockOptions {
  /** URL of the service: an origin and an optional path. Default: any origin. */
  readonly baseUrl?: string;
  /** Status by error code: the catalogue. */
  readonly statuses?: Readonly<Record<string, { readonly status: number }>>;
  /**
   * Validators by operationId: `operations` of `zod()`, or others that implement Standard Schema. JSON bodies of
   * requests, and bodies of responses with your overrides, must match them.
   */
  readonly validators?: ValidatorTable;
  /** Called with each request before the response. If it throws, the request fails, and `verify` throws the error. */
  readonly check?: (operation: string, request: MockRequest) => void | Promise<void>;
}

/** Mocks by group and method, with functions for all of them. */
export type AllMocks<Groups> = Groups & {
  /** Handlers that respond to every operation with its success, for `setupServer` and `setupWorker`. */
  handlers(): HttpHandler[];
  /** Throws the first error of validators, of `check` and of functions since the last call. Call it after each test. */
  verify(): void;
};

/** Creates the mocks of a document. Called by generated code. */
export function bindMocks<Mocks>(table: MockTable, given: MockOptions = {}): AllMocks<Mocks> {
  const failures: unknown[] = [];
  const options = { ...given, failures };
  const groups = Object.entries(table).map(([group, methods]) => [
    group,
    Object.fromEntries(
      Object.entries(methods).map(([method, entry]) => [
        method,
        mockOf(`${group}.${method}`, entry, options),
      ]),
    ),
  ]);
  const mocks: Mocks = Object.fromEntries(groups); // the generator makes the table and the type from one plan
  return Object.assign(mocks as Mocks & object, {
    handlers: () => specificFirst(table).map(({ name, entry }) => mockOf(name, entry, options)()),
    verify() {
      const [first] = failures.splice(0);
      if (first !== undefined) throw first;
    },
  });
}

/** Sorts fixed paths before those with parameters, because MSW uses the first handler that matches. */
function specificFirst(table: MockTable): readonly { readonly name: string; readonly entry: MockEntry }[] {
  const all = Object.entries(table).flatMap(([group, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ name: `${group}.${method}`, entry })),
  );
  const parameters = (path: string) => path.split("{").length;
  return all.sort((one, other) => parameters(one.entry.path) - parameters(other.entry.path));
}

interface Options extends MockOptions {
  /** Errors thrown while responding to requests. */
  readonly failures: unknown[];
}

function mockOf(name: string, entry: MockEntry, options: Options): OperationMock<unknown, string> {
  const validators = options.validators?.[entry.operationId ?? name];
  const respond = (
    make: (request: MockRequest) => unknown,
    { once = false, delayMs = 0 }: HandlerOptions = {},
  ) =>
    http[entry.method](
      patternOf(entry.path, options.baseUrl),
      async ({ request }) => {
        try {
          const received = await readRequest(request, entry.path);
          if (isJson(request.headers.get("content-type")))
            await validate(`The request of ${name}`, received.body, validators?.request.body);
          await options.check?.(name, received);
          if (delayMs > 0) await delay(delayMs);
          return (await make(received)) as Response;
        } catch (error) {
          options.failures.push(error);
          throw error;
        }
      },
      { once },
    );
  const answer = async (body: unknown, status: number, mediaType: string | undefined) => {
    const described = [String(status), `${Math.floor(status / 100)}XX`, "default"];
    const key = described.find((each) => Object.hasOwn(validators?.response ?? {}, each)) ?? "";
    await validate(`The response ${status} of ${name}`, body, validators?.response[key]);
    return bodyResponse(body, status, mediaType);
  };
  const success: (response?: unknown, handler?: HandlerOptions) => HttpHandler = (response, handler) =>
    respond(async (received) => {
      const overrides = typeof response === "function" ? await response(received) : response;
      return answer(merged(bodyOf(entry.success), overrides), entry.status, entry.mediaType);
    }, handler);
  return Object.assign(success, {
    error(error: string | number, body?: Readonly<Record<string, unknown>>, handler?: HandlerOptions) {
      const status = typeof error === "number" ? error : statusOf(error, options);
      const code = typeof error === "string" ? { code: error } : {};
      return respond(
        () => answer(merged(merged(bodyOf(entry.failure) ?? {}, code), body), status, "application/json"),
        handler,
      );
    },
    networkError: (handler?: HandlerOptions) => respond(() => HttpResponse.error(), handler),
  });
}

function bodyOf(body: MockBody | undefined): unknown {
  return typeof body === "function" ? body() : structuredClone(body?.example);
}

function statusOf(code: string, { statuses = {} }: MockOptions): number {
  const entry = Object.hasOwn(statuses, code) ? statuses[code] : undefined;
  if (entry === undefined) throw new TypeError(`The error catalogue has no code "${code}".`);
  return entry.status;
}

function bodyResponse(body: unknown, status: number, mediaType: string | undefined): Response {
  if (mediaType === undefined || body === undefined) return new HttpResponse(null, { status });
  const headers = { "content-type": mediaType };
  return new HttpResponse(isJson(mediaType) ? JSON.stringify(body) : String(body), { status, headers });
}

async function readRequest(request: Request, path: string): Promise<MockRequest> {
  const text = request.body === null ? "" : await request.clone().text();
  const body = isJson(request.headers.get("content-type")) ? () => JSON.parse(text) : () => text;
  return {
    request,
    params: pathValues(new URL(request.url).pathname, path),
    body: text === "" ? undefined : body(),
  };
}

function isJson(mediaType: string | null): boolean {
  return /[/+]json\b/i.test(mediaType ?? "");
}

/** Throws if a value does not match its validator. */
async function validate(subject: string, value: unknown, validator: Validator | undefined): Promise<void> {
  if (validator === undefined || value === undefined) return;
  const issues = await issuesOf(validator, { value, at: "body" });
  const text = issues.map(({ path, message }) => `${path}: ${message}`).join("; ");
  if (issues.length > 0) throw new TypeError(`${subject} does not match the description: ${text}.`);
}

const NAMES = /\{([^{}]*)\}/g;

/** Matches the URLs of a path template, with any query. */
function patternOf(path: string, baseUrl: string | undefined): RegExp {
  const start =
    baseUrl === undefined ? "^[a-z]+://[^/]+(?:/.*)?" : `^${escaped(baseUrl.replace(/\/+$/, ""))}`;
  return new RegExp(`${start}${segments(path)}/?(?:[?#].*)?$`);
}

function segments(path: string): string {
  return path
    .split(NAMES)
    .map((part, index) => (index % 2 === 1 ? "([^/?#]+)" : escaped(part)))
    .join("");
}

function pathValues(pathname: string, path: string): Record<string, string> {
  const names = [...path.matchAll(NAMES)].map(([, name = ""]) => name);
  const found = new RegExp(`${segments(path)}/?$`).exec(pathname);
  return Object.fromEntries(names.map((name, index) => [name, decoded(found?.[index + 1] ?? "")]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a literal percent sign
  }
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
