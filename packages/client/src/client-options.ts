import type {
  CallValidators,
  Clock,
  Fetch,
  FetchOptions,
  Hooks,
  RetryOptions,
  ValidateMode,
} from "@crossborder/runtime/client";
import type { operations } from "@crossborder/types";

/** Options of a client. */
export interface ClientOptions {
  /**
   * The key of the account. It is sent as bearer token and appears nowhere else. Undefined, as an environment variable
   * may be, throws a `ConfigurationError` at once.
   *
   * Pass a function for keys that rotate. Every call runs it once, before its first attempt and within its time; if it
   * throws, the call ends with a `ConnectionError`, and nothing was sent. A client core needs `rotateKeys` for that.
   */
  readonly apiKey: string | (() => string | Promise<string>) | undefined;
  /**
   * The instance that all calls work in, unless one names another: `in_` and 12 more characters. `createClient` rejects
   * anything else at once with a `ConfigurationError`.
   */
  readonly instanceId: string | undefined;
  /** Address of the service, http or https. Undefined throws a `ConfigurationError` at once. */
  readonly baseUrl: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /**
   * Options for `fetch` beside the request, for example `{ dispatcher: new ProxyAgent(…) }` of the undici of your Node.
   * The client sets the method, the headers, the body, the signal and redirects. Default: nothing.
   */
  readonly fetchOptions?: FetchOptions;
  /** Your program, for example `acme-payroll/2.1`: sent as `User-Agent` before the name of this package. Default: none. */
  readonly userAgent?: string;
  /** Milliseconds for a whole call: connecting, responses, waits and all attempts. Default 60 000. */
  readonly timeoutMs?: number;
  /** When and how often a request is sent again, for example `{ maxAttempts: 1 }` for never. */
  readonly retry?: Partial<RetryOptions>;
  /** Functions that observe calls, for example `logCalls(console)`. They never receive a secret. */
  readonly hooks?: Hooks;
  /** Sent with every request; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The validators for `validate`: `operationValidators(operations)`, with `operations` of `@crossborder/zod/parsers/operations`. */
  readonly validators?: CallValidators<keyof operations>;
  /** Messages to validate with `validators` unless a call says it: requests, responses or both. Default: neither. */
  readonly validate?: ValidateMode;
  /**
   * Address of the published reference. An `ApiError` with a known code has the address of that code's page as
   * `docsUrl`: `<docsBaseUrl>/errors/QUOTES_EXPIRED.html`. Default: the reference on the site of this package. Null: none.
   */
  readonly docsBaseUrl?: string | null;
  /** Header for the `idempotencyKey` of a call. Off by default: the description has no such header. */
  readonly idempotencyHeader?: string;
  /** Allows the key in a browser, where everybody can read it. Default false. */
  readonly dangerouslyAllowBrowser?: boolean;
  /**
   * Allows `http:` to a public host, where everybody on the way can read the key. Loopback and private addresses, names
   * without a dot, and names under `.localhost`, `.local`, `.internal` and `.test` need no permission; with
   * `createClientCore` only loopback addresses and names under `.localhost` and `.test`. Default false.
   */
  readonly allowHttp?: boolean;
  /**
   * Bytes that the body of a response may have after decompression. A larger one is not read to its end, and the call
   * rejects. `asResponse` has no limit: you read the body yourself. Default 67 108 864 (64 MiB).
   */
  readonly maxResponseBytes?: number;
  /** Clock and random numbers, for tests. Default: the real ones. */
  readonly clock?: Clock;
}
