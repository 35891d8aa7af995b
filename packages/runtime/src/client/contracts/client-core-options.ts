import type { CallValidators, ValidateMode } from "./call-validators.ts";
import type { Clock } from "./clock.ts";
import type { CredentialSource, SecurityScheme } from "./credentials.ts";
import type { EnvelopeFields } from "./error-envelope.ts";
import type { ErrorInfo } from "./error-info.ts";
import type { AnyOperation } from "./operation.ts";
import type { RequestOptions } from "./request-options.ts";
import type { Fetch, FetchOptions } from "./response.ts";
import type { RetryOptions } from "./retry-options.ts";

/** Describes a call whose outcome is unknown. */
export interface DoubtfulCall {
  readonly operation: AnyOperation;
  readonly input: object;
  readonly startedAt: Date;
}

/** Options of a client of an API. */
export interface ClientCoreOptions<Options extends RequestOptions = RequestOptions> {
  /** Address that all paths are relative to, http or https. */
  readonly baseUrl: string;
  /** True where operations that have an address of their own are sent there. Default false. */
  readonly usesOwnAddresses?: boolean;
  /** Security scheme name to token, key, or user name and password, or, with `rotateKeys`, to a function that returns one. */
  readonly credentials?: Readonly<Record<string, CredentialSource | undefined>>;
  /** The security schemes of the API. */
  readonly schemes?: Readonly<Record<string, SecurityScheme>>;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /**
   * Options that `fetch` gets beside the request: a `dispatcher` of undici for a proxy, or others of `RequestInit`. The
   * method, the headers, the body, the signal and redirects are the client's.
   */
  readonly fetchOptions?: FetchOptions;
  /** Sent as `User-Agent`, unless `headers` says something else. Default: what `fetch` sends. */
  readonly userAgent?: string;
  /** Sent with every request; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Milliseconds over everything that a call does. Default 60 000. */
  readonly timeoutMs?: number;
  /** When and how often a request is sent again. */
  readonly retry?: Partial<RetryOptions>;
  /** Header for `idempotencyKey` of a call; without it such a key is a configuration error. */
  readonly idempotencyHeader?: string;
  /** Allows keys in a browser, where everybody can read them. Default false. */
  readonly dangerouslyAllowBrowser?: boolean;
  /**
   * Allows `http:` to other hosts than this machine and names under `.test`: everybody on the way can read the key. Clients
   * with all operations also need no permission for private addresses, names without a dot, and names under `.local` and
   * `.internal`. Default false.
   */
  readonly allowHttp?: boolean;
  /**
   * Bytes that the body of a response may have after decompression. A larger one is not read to its end, and the call
   * rejects. Streams and `asResponse` have no limit: you read them yourself. Default 67 108 864 (64 MiB).
   */
  readonly maxResponseBytes?: number;
  /** Returns the catalogue entry of an error code; undefined for unknown ones. Default: knows none. */
  readonly errorInfo?: (code: string) => ErrorInfo | undefined;
  /**
   * Address of the published reference that `codegen reference` writes. An `ApiError` with a code of the catalogue has
   * the address of that code's page as `docsUrl`, with `explainErrors`. Default: none, as with null.
   */
  readonly docsBaseUrl?: string | null;
  /** Names of properties in error responses. */
  readonly envelope?: Partial<EnvelopeFields>;
  /**
   * Lists of names, for errors without a code. A JSON object with all names of one list is an error of the service.
   * Default: none, so that only a code tells it from the response of a proxy.
   */
  readonly errorBodies?: readonly (readonly string[])[];
  /** Parameters that the client fills in where the input has none, by input key. */
  readonly fill?: (options: Options) => Readonly<Record<string, unknown>>;
  /** Created with `operationValidators`, for `validate`. */
  readonly validators?: CallValidators;
  /** Sides of a call to validate, unless the call overrides it. Default: nothing. */
  readonly validate?: ValidateMode;
  /** Looks at the options of a call before anything else; throws `ConfigurationError` to reject them. */
  readonly checkCall?: (options: Options) => void;
  /** Returns how to find out whether a call was carried out. Used with `explainErrors`. */
  readonly reconciliation?: (call: DoubtfulCall) => string | undefined;
  /** Set by extras such as `explainErrors`. */
  readonly extras?: object;
  /** Default: the real time and chance. */
  readonly clock?: Clock;
}
