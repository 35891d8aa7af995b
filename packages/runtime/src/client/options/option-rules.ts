import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { EnvelopeFields } from "../contracts/error-envelope.ts";
import type { Hooks } from "../contracts/hooks.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { RetryOptions } from "../contracts/retry-options.ts";
import {
  atLeast,
  COUNT,
  FLAG,
  FUNCTION,
  isListOf,
  isRecord,
  RECORD,
  type Rule,
  type RulesOf,
  TEXT,
  withMethods,
} from "./rules.ts";

const RETRY: RulesOf<RetryOptions> = {
  maxAttempts: COUNT,
  attemptTimeoutMs: atLeast(1),
  baseDelayMs: atLeast(0, Number.isFinite),
  maxDelayMs: atLeast(0, Number.isFinite),
  nonIdempotent: FLAG,
  budget: atLeast(0),
  budgetRefill: atLeast(0),
};

const HOOKS: RulesOf<Hooks> = {
  onRequest: FUNCTION,
  onResponse: FUNCTION,
  onRetry: FUNCTION,
  onError: FUNCTION,
};

const ENVELOPE: RulesOf<EnvelopeFields> = {
  code: TEXT,
  message: TEXT,
  description: TEXT,
  errors: TEXT,
  traceId: TEXT,
};

const ERROR_BODIES: Rule = [
  (value) =>
    isListOf(value, (names) => isListOf(names, (name) => typeof name === "string") && names.length > 0),
  "a list of lists of names",
];

const HEADERS: Rule = [
  (value) => isRecord(value) && Object.values(value).every((text) => typeof (text ?? "") === "string"),
  "an object whose values are strings, or null to remove a header",
];

const VALIDATE: Rule = [
  (value) => typeof value === "string" && /^(request|response|both|none)$/.test(value),
  'one of "request", "response", "both", "none"',
];

/** Rules for options of both calls and clients. */
const COMMON = { timeoutMs: atLeast(1), retry: RETRY, headers: HEADERS, validate: VALIDATE };

const FETCH_OPTIONS: Rule = [
  (value) =>
    isRecord(value) && !["method", "headers", "body", "signal", "redirect"].some((name) => name in value),
  "an object without method, headers, body, signal and redirect",
];

/** Rules for the options of a call. */
export const callRules: RulesOf<RequestOptions> = {
  ...COMMON,
  signal: withMethods("an AbortSignal", "addEventListener", "throwIfAborted"),
  idempotencyKey: TEXT,
};

/** Rules for hooks and the options of a client core; addresses and the credentials themselves are checked separately. */
export const clientCoreRules: RulesOf<Omit<ClientCoreOptions & { hooks: Hooks }, "baseUrl" | "extras">> = {
  ...COMMON,
  credentials: RECORD,
  usesOwnAddresses: FLAG,
  schemes: RECORD,
  userAgent: TEXT,
  fetch: FUNCTION,
  fetchOptions: FETCH_OPTIONS,
  hooks: HOOKS,
  idempotencyHeader: [
    (value) => typeof value === "string" && /^[!#$%&'*+.^_`|~\w-]+$/.test(value),
    "a header name",
  ],
  dangerouslyAllowBrowser: FLAG,
  allowHttp: FLAG,
  maxResponseBytes: atLeast(1),
  errorInfo: FUNCTION,
  docsBaseUrl: [(value) => typeof (value ?? "") === "string", "a string, or null for none"],
  errorBodies: ERROR_BODIES,
  envelope: ENVELOPE,
  fill: FUNCTION,
  validators: withMethods("created with operationValidators", "checks"),
  checkCall: FUNCTION,
  reconciliation: FUNCTION,
  clock: withMethods("a clock with now, after and random", "now", "after", "random"),
};
