import { config } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { Issue, ParseContext } from "../zod-internals.ts";

type ErrorMap = NonNullable<ReturnType<typeof config>["localeError"]>;
/** What is called with words of the caller. */
type Context = Pick<ParseContext, "error">;

let current: Context = {};

/** True where a call has words of its own, or runs inside of one that has. */
export function needsContext(context: Context): boolean {
  return Boolean(context.error || current.error);
}

/** Runs a schema, whose checks do not learn what it was called with. */
export function withContext<Result>(context: Context, run: () => Result): Result {
  const before = current;
  current = context;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** What a schema is called with that a check asks: the words of the caller hold for what it finds as well. */
export function innerContext(): { readonly async: false; readonly error?: ErrorMap } {
  const { error } = current;
  return error ? { async: false, error: error as ErrorMap } : { async: false }; // zod's type for those who call it
}

/**
 * The issue with an English sentence of ours, where nobody else has words for it: neither the `error` of the call, nor
 * `customError` of `z.config`, nor a locale other than zod's own.
 */
export function worded<Given extends Issue>(
  issue: Given,
  sentence: string,
  { error }: Context = current,
): Given {
  const { customError, localeError } = config();
  if (!error && !customError && isEnglish(localeError)) return Object.assign(issue, { message: sentence });
  let said: string | undefined;
  let isAsking = false;
  return Object.defineProperty(issue, "message", {
    enumerable: true,
    configurable: true,
    // Asked when zod finishes the issue, which has its whole path by then.
    get() {
      if (said !== undefined || isAsking) return said;
      isAsking = true; // whoever is asked may read it
      const say = (map: ErrorMap | undefined) => textOf(map?.(issue));
      said =
        say(error as ErrorMap | undefined) ?? // zod's type for those who call it
        say(customError) ??
        (isEnglish(localeError) ? sentence : say(localeError)) ??
        sentence;
      return said;
    },
  });
}

function textOf(said: ReturnType<ErrorMap>): string | undefined {
  return typeof said === "string" ? said : said?.message;
}

let asked: ErrorMap | undefined;
let isAskedEnglish = true;

/** True for zod's own locale, which it uses unless another one is configured. */
function isEnglish(locale: ErrorMap | undefined): boolean {
  if (locale !== asked) {
    asked = locale;
    const said = textOf(locale?.({ code: "custom", input: undefined, path: [] }));
    isAskedEnglish = said === undefined || said === "Invalid input";
  }
  return isAskedEnglish;
}
