import type { Client as FetchClient } from "openapi-fetch";
import { findEntry } from "../../errors/lookup.ts";
import type { ClientCore } from "../call/client-core.ts";
import { deriveClientCore } from "../call/derive-client-core.ts";
import type { CallValidators } from "../contracts/call-validators.ts";
import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { CredentialSource, SecurityScheme } from "../contracts/credentials.ts";
import type { ErrorInfo } from "../contracts/error-info.ts";
import type { Hooks } from "../contracts/hooks.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { checkNames } from "../options/check-names.ts";
import { checkOptions } from "../options/check-options.ts";
import { checkCallOptions, checkClientOptions, type OptionNames } from "../options/check-strictly.ts";
import { checkValue } from "../options/check-values.ts";
import { mergeOptions } from "../options/merge-options.ts";
import { clientCoreRules } from "../options/option-rules.ts";
import { RECORD } from "../options/rules.ts";
import { bindGroups, type GroupTable } from "./bind-groups.ts";
import { createFetchClient } from "./create-fetch-client.ts";
import { createRequest, type RequestFunction } from "./request-undescribed.ts";

/** Generated facts about a document. */
export interface ClientDescription {
  readonly defaultBaseUrl: string | undefined;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  readonly operationTable: GroupTable;
  /** Lists of member names: an object with all names of one list is an error of the service. */
  readonly errorBodies?: readonly (readonly string[])[];
  /** Retry advice for each error code, if the document has a catalogue. */
  readonly retryTable?: Readonly<Record<string, ErrorInfo>>;
}

/** The options of a generated client. */
export interface ClientOptions<Credentials, Id extends PropertyKey = PropertyKey>
  extends Omit<
    ClientCoreOptions,
    "baseUrl" | "usesOwnAddresses" | "credentials" | "schemes" | "validators" | "fill" | "extras"
  > {
  /**
   * Address of every request. Default: the first address that the description names for the operation, its path, or
   * all of them; required if it names none for all.
   */
  readonly baseUrl?: string;
  readonly credentials?: Credentials;
  /** Created with `operationValidators`, for `validate`. */
  readonly validators?: CallValidators<Id>;
  /** Functions that observe calls, for example `logCalls(console)`. */
  readonly hooks?: Hooks;
}

const { usesOwnAddresses: _own, schemes: _schemes, fill: _fill, ...clientRules } = clientCoreRules;
const CLIENT_OPTIONS: OptionNames<ClientOptions<unknown>> = { ...clientRules, baseUrl: true };

/** The groups of operations, and any path through openapi-fetch. */
export type ClientOf<Groups, Paths extends object, Options = ClientOptions<unknown>> = Groups & {
  /** The typed openapi-fetch client for any described path. */
  readonly fetchClient: FetchClient<Paths>;
  /** Sends a request to a path that is not described. */
  readonly request: RequestFunction<RequestOptions>;
  /** A client with some options changed; `retry` and `headers` part by part. It shares the retry budget. */
  withOptions(changes: Partial<Options>): ClientOf<Groups, Paths, Options>;
};

/** Credentials by security scheme. */
type CredentialTable<Credentials> = { readonly [Name in keyof Credentials]?: CredentialSource | undefined };

/** Makes a client of a described API. Throws `ConfigurationError` for options that cannot work. */
export function createClientOf<
  Groups extends object,
  Paths extends object,
  Credentials extends CredentialTable<Credentials>,
  Id extends PropertyKey = PropertyKey,
>(
  description: ClientDescription,
  given: ClientOptions<Credentials, Id>,
  from?: ClientCore<never>,
): ClientOf<Groups, Paths, ClientOptions<Credentials, Id>> {
  const {
    defaultBaseUrl,
    securitySchemes: schemes,
    operationTable,
    errorBodies,
    retryTable = {},
  } = description;
  checkClientOptions<ClientOptions<unknown>>(given, CLIENT_OPTIONS);
  if (given.credentials !== undefined) checkValue("credentials", given.credentials, RECORD);
  checkNames("security scheme", { given: given.credentials, known: schemes });
  const { baseUrl: givenBaseUrl, ...options } = given;
  const baseUrl = givenBaseUrl === undefined ? defaultBaseUrl : givenBaseUrl; // null is no address
  if (baseUrl === undefined)
    throw new ConfigurationError("baseUrl is required, because the description has no server.");
  // An interface has no index signature, but nothing else can be in it.
  const credentials = (options.credentials ?? {}) as Readonly<Record<string, CredentialSource | undefined>>;
  const errorInfo = (code: string): ErrorInfo | undefined => findEntry(retryTable, code);
  const usesOwnAddresses = givenBaseUrl === undefined;
  const core = deriveClientCore(
    checkOptions({
      errorInfo,
      ...(errorBodies && { errorBodies }),
      checkCall: (callOptions) => checkCallOptions<RequestOptions>(callOptions, {}),
      ...options,
      baseUrl,
      usesOwnAddresses,
      credentials,
      schemes,
    }),
    given.hooks,
    from,
  );
  const operations = Object.values(operationTable).flatMap((group) => Object.values(group));
  return {
    ...bindGroups<Groups, never>(core, operationTable),
    fetchClient: createFetchClient<Paths>(core, operations),
    request: createRequest(core, operations),
    withOptions: (changes) => createClientOf(description, mergeOptions(given, changes), core),
  };
}
