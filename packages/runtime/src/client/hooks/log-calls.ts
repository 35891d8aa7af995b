import type { Hooks } from "../contracts/hooks.ts";
import { checkValues } from "../options/check-values.ts";
import { type RuleTable, withMethods } from "../options/rules.ts";
import { callHook } from "./call-hook.ts";

/** Receives log lines: `console`, or any logger of that shape. */
export interface Logger {
  debug(message: string, details: object): void;
  info(message: string, details: object): void;
  warn(message: string, details: object): void;
  error(message: string, details: object): void;
}

/** Selects what is logged: nothing, failed calls, retries, responses, requests; each level includes those before it. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";

/** In the order in which they say more. */
const LOG_LEVELS: readonly LogLevel[] = ["off", "error", "warn", "info", "debug"];

/** The level where none is named. */
export const DEFAULT_LOG_LEVEL: LogLevel = "warn";

const RULES: RuleTable = {
  logger: withMethods("a logger with debug, info, warn and error", "debug", "info", "warn", "error"),
  logLevel: [
    (value) => LOG_LEVELS.includes(value as LogLevel), // any value may be looked for
    `one of ${LOG_LEVELS.join(", ")}`,
  ],
};

/**
 * Hooks that write a line for what happens: `error` for a call that failed, `warn` for a retry, `info` for a response,
 * `debug` for a request. No line holds a header, a body or a value of a parameter; errors are redacted. `hooks` are called as
 * well. Throws `ConfigurationError` for a logger or a level that is none.
 */
export function logCalls(logger: Logger, level: LogLevel = DEFAULT_LOG_LEVEL, hooks?: Hooks): Hooks {
  checkValues({ logger, logLevel: level }, RULES);
  const lines: Required<Hooks> = {
    onError: (event) => logger.error(event.error.message, event),
    onRetry: (event) =>
      logger.warn(`${event.operationId}: retry in ${Math.round(event.delayMs)} ms (${event.reason})`, event),
    onResponse: (event) =>
      logger.info(`${event.operationId}: ${event.attempt.status} in ${event.attempt.durationMs} ms`, event),
    onRequest: (event) => logger.debug(`${event.operationId}: attempt ${event.attemptNumber}`, event),
  };
  // One line for each level after "off", in the order of the levels.
  const logged = Object.fromEntries(Object.entries(lines).slice(0, LOG_LEVELS.indexOf(level)));
  return hooks ? joinHooks(hooks, logged) : logged;
}

/** Both of two: what one throws does not keep the other from being called. */
function joinHooks(one: Hooks, other: Hooks): Hooks {
  const both = (name: keyof Hooks) => (event: never) => {
    for (const hooks of [one, other]) callHook(hooks, name, event);
  };
  return {
    onRequest: both("onRequest"),
    onResponse: both("onResponse"),
    onRetry: both("onRetry"),
    onError: both("onError"),
  };
}
