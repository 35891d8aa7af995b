import type {
  CallValidators,
  Clock,
  Fetch,
  Hooks,
  RetryOptions,
  ValidateMode,
} from "@crossborder/runtime/client";
import type { InstanceId } from "@crossborder/types";

/** How a client reaches the service. */
export interface ClientOptions {
  /** The key of the account. It is sent as bearer token and appears nowhere else. */
  readonly apiKey: string;
  /** The instance that all calls work in, unless one names another. */
  readonly instanceId: InstanceId;
  /** Address of the service, http or https. */
  readonly baseUrl: string;
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
  /** Holds requests, replies or both against `validators`, where a call does not say. Default: neither. */
  readonly validate?: ValidateMode;
  /** Header for the `idempotencyKey` of a call. Off by default: the description knows no such header. */
  readonly idempotencyHeader?: string;
  /** Allows the key in a page that a browser shows, where everybody can read it. Default false. */
  readonly allowBrowser?: boolean;
  /** Time and chance, for tests. Default: the real ones. */
  readonly clock?: Clock;
}
