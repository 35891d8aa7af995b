import { config } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { Issue, ParseContext } from "../zod-internals.ts";

type ErrorMap = NonNullable<ReturnType<typeof config>["localeError"]>;
/** Options of a call that customise messages. */
type Context = Pick<ParseContext, "error">;

let current: Context = {};

/** True if a call has an error map, or runs inside a call that has one. */
export function needsContext(context: Context): boolean {
  return Boolean(context.error || current.error);
}

/** Runs a schema and makes the context available to its checks, which zod does not pass it to. */
export function withContext<Result>(context: Context, run: () => Result): Result {
  const before = current;
  current = context;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** Returns the context for schemas that a check runs: the caller's error map applies to their issues as well. */
export function innerContext(): { readonly async: false; readonly error?: ErrorMap } {
  const { error } = current;
  return error ? { async: false, error: error as ErrorMap } : { async: false }; // zod's type for those who call it
}

/**
 * Adds an English message to an issue, unless a message comes from the `error` of the call, `customError` of
 * `z.config`, or a locale other than zod's default.
 */
export function worded<Given extends Issue>(
  issue: Given,
  sentence: string,
  { error }: Context = current,
): Given {
  const { customError, localeError } = config();
  if (!error && !customError && isEnglish(localeError)) return Object.assign(issue, { message: sentence });
  let message: string | undefined;
  let isReading = false;
  return Object.defineProperty(issue, "message", {
    enumerable: true,
    configurable: true,
    // Read when zod finalises the issue, which has its complete path by then.
    get() {
      if (message !== undefined || isReading) return message;
      isReading = true; // an error map may read the message
      const messageOf = (map: ErrorMap | undefined) => textOf(map?.(issue));
      message =
        messageOf(error as ErrorMap | undefined) ?? // zod's type for callers
        messageOf(customError) ??
        (isEnglish(localeError) ? sentence : messageOf(localeError)) ??
        sentence;
      return message;
    },
  });
}

function textOf(result: ReturnType<ErrorMap>): string | undefined {
  return typeof result === "string" ? result : result?.message;
}

let checkedLocale: ErrorMap | undefined;
let isCheckedEnglish = true;

/** True for zod's English locale, the default. The result is cached. */
function isEnglish(locale: ErrorMap | undefined): boolean {
  if (locale !== checkedLocale) {
    checkedLocale = locale;
    const text = textOf(locale?.({ code: "custom", input: undefined, path: [] }));
    isCheckedEnglish = text === undefined || text === "Invalid input";
  }
  return isCheckedEnglish;
}
