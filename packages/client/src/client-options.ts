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
   * may be, is refused at once with a `ConfigurationError`.
   *
   * A function gives keys that rotate. Every call asks it once, before its first attempt and within its time; where it
   * throws, the call ends with a `ConnectionError`, and nothing was sent.
   */
  readonly apiKey: string | (() => string | Promise<string>) | undefined;
  /**
   * The instance that all calls work in, unless one names another: `in_` and 12 more characters. Anything else is refused
   * at once with a `ConfigurationError`.
   */
  readonly instanceId: string | undefined;
  /** Address of the service, http or https. Undefined is refused at once with a `ConfigurationError`. */
  readonly baseUrl: string | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Milliseconds over connecting, answers, waits and all attempts of a call. Default 60 000. */
  readonly timeoutMs?: number;
  readonly retry?: Partial<RetryOptions>;
  /** Functions that watch calls; they are told nothing secret. */
  readonly hooks?: Hooks;
  /** Sent with every request; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** What `validate` goes by: `validateWith(operations)`, with `operations` of `@crossborder/zod/operations`. */
  readonly validators?: CallValidators;
  /** Holds requests, responses or both against `validators`, where a call does not say. Default: neither. */
  readonly validate?: ValidateMode;
  /** Header for the `idempotencyKey` of a call. Off by default: the description knows no such header. */
  readonly idempotencyHeader?: string;
  /** Allows the key in a page that a browser shows, where everybody can read it. Default false. */
  readonly allowBrowser?: boolean;
  /** Time and chance, for tests. Default: the real ones. */
  readonly clock?: Clock;
}

/** How a client reaches the service. */
export interface ClientOptions extends ConnectOptions {
  /** Where lines about calls go: `console`, or any logger of that shape. Default: nowhere. */
  readonly logger?: Logger;
  /** How much the logger gets. Default `"warn"`: retries and calls that fail. */
  readonly logLevel?: LogLevel;
}
