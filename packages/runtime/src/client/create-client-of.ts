import type { Client as FetchClient } from "openapi-fetch";
import { findEntry } from "../errors/lookup.ts";
import { bindGroups, type GroupTable } from "./bind-groups.ts";
import type { CallOptions } from "./call-options.ts";
import { createConnection } from "./connection.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { createApi } from "./create-api.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";
import type { ErrorInfo } from "./retry/error-info.ts";
import type { Credential, SecurityScheme } from "./security/authorize.ts";
import { checkNames } from "./strict/check-names.ts";
import { checkCallOptions, checkClientOptions, type OptionNames } from "./strict/check-strictly.ts";

/** What generated code tells of a document. */
export interface ClientDescription {
  readonly defaultBaseUrl: string | undefined;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  readonly operationTable: GroupTable;
  /** What to do after each error code, where the document has a catalogue. */
  readonly retryTable?: Readonly<Record<string, ErrorInfo>>;
}

/** The options of a generated client. */
export interface ClientOptions<Credentials>
  extends Omit<ConnectionOptions, "baseUrl" | "usesOwnAddresses" | "credentials" | "schemes" | "fill"> {
  /**
   * Where every request goes. Default: the first address that the description names for the operation, its path, or
   * all of them; needed when it names none for all.
   */
  readonly baseUrl?: string;
  readonly credentials?: Credentials;
}

const CLIENT_OPTIONS: OptionNames<ClientOptions<unknown>> = {
  baseUrl: true,
  credentials: true,
  fetch: true,
  headers: true,
  timeoutMs: true,
  retry: true,
  hooks: true,
  idempotencyHeader: true,
  allowBrowser: true,
  errorInfo: true,
  envelope: true,
  validators: true,
  validate: true,
  recipe: true,
  checkCall: true,
  clock: true,
};

/** The groups of operations, and any path through openapi-fetch. */
export type ClientOf<Groups, Paths extends object> = Groups & { readonly api: FetchClient<Paths> };

/** Makes a client of a described API. Throws `ConfigurationError` for options that cannot work. */
export function createClientOf<
  Groups extends object,
  Paths extends object,
  Credentials extends { readonly [Name in keyof Credentials]?: Credential | undefined },
>(
  { defaultBaseUrl, securitySchemes: schemes, operationTable, retryTable = {} }: ClientDescription,
  given: ClientOptions<Credentials>,
): ClientOf<Groups, Paths> {
  checkClientOptions<ClientOptions<unknown>>(given, CLIENT_OPTIONS);
  checkNames("security scheme", { given: given.credentials, known: schemes });
  const { baseUrl: givenBaseUrl, ...options } = given;
  const baseUrl = givenBaseUrl ?? defaultBaseUrl;
  if (baseUrl === undefined)
    throw new ConfigurationError("baseUrl is needed: the description names no address.");
  // An interface has no index signature, but nothing else can be in it.
  const credentials = (options.credentials ?? {}) as Readonly<Record<string, Credential | undefined>>;
  const errorInfo = (code: string): ErrorInfo | undefined => findEntry(retryTable, code);
  const usesOwnAddresses = givenBaseUrl === undefined;
  const connection = createConnection({
    errorInfo,
    checkCall: (callOptions) => checkCallOptions<CallOptions>(callOptions, {}),
    ...options,
    baseUrl,
    usesOwnAddresses,
    credentials,
    schemes,
  });
  const operations = Object.values(operationTable).flatMap((group) => Object.values(group));
  return {
    ...bindGroups<Groups, never>(connection, operationTable),
    api: createApi<Paths>(connection, operations),
  };
}
