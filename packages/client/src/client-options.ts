import type {
  CallValidators,
  Clock,
  Fetch,
  Hooks,
  Logger,
  LogLevel,
  RetryOptions,
  ValidateMode,
} from "@crossborder/runtime/client";

/** How a connection reaches the service. */
export interface ConnectOptions {
  /**
   * The key of the account. It is sent as bearer token and appears nowhere else. Undefined, as an environment variable
   * may be, throws a `ConfigurationError` at once.
   *
   * Pass a function for keys that rotate. Every call runs it once, before its first attempt and within its time; if it
   * throws, the call ends with a `ConnectionError`, and nothing was sent.
   */
  readonly apiKey: string | (() => string | Promise<string>) | undefined;
  /**
   * The instance that all calls work in, unless one names another: `in_` and 12 more characters. Anything else is refused
   * at once with a `ConfigurationError`.
   */
  readonly instanceId: string | undefined;
  /** Address of the service, http or https. Undefined throws a `ConfigurationError` at once. */
  readonly baseUrl: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Milliseconds for a whole call: connecting, responses, waits and all attempts. Default 60 000. */
  readonly timeoutMs?: number;
  readonly retry?: Partial<RetryOptions>;
  /** Functions that observe calls. They never receive a secret. */
  readonly hooks?: Hooks;
  /** Sent with every request; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The validators for `validate`: `validateWith(operations)`, with `operations` of `@crossborder/zod/parsers/operations`. */
  readonly validators?: CallValidators;
  /** What to validate with `validators`, unless a call says otherwise: requests, responses or both. Default: neither. */
  readonly validate?: ValidateMode;
  /**
   * Where the reference of the service is published. An `ApiError` with a known code then has the address of that code's
   * page as `docsUrl`: `<docsUrl>/errors/QUOTES_EXPIRED.html`. Default: none.
   */
  readonly docsUrl?: string;
  /** Header for the `idempotencyKey` of a call. Off by default: the description has no such header. */
  readonly idempotencyHeader?: string;
  /** Allows the key in a browser, where everybody can read it. Default false. */
  readonly allowBrowser?: boolean;
  /** Clock and random numbers, for tests. Default: the real ones. */
  readonly clock?: Clock;
}

/** How a client reaches the service. */
export interface ClientOptions extends ConnectOptions {
  /** Logs calls: `console`, or any logger of that shape. Default: none. */
  readonly logger?: Logger;
  /** How much to log. Default `"warn"`: retries and calls that fail. */
  readonly logLevel?: LogLevel;
}
