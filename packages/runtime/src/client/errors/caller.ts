/** Where a call was made; without a stack where the engine cannot say. */
export interface CallerPlace {
  readonly stack?: string;
}

/** Notes who called a function. The text of the stack is made when it is read, and has few lines: inner ones are left out. */
export function noteCaller(called: (...given: never) => unknown): CallerPlace {
  const place: CallerPlace = {};
  // Not in every engine.
  const { captureStackTrace } = Error as { captureStackTrace?: (target: object, called: unknown) => void };
  captureStackTrace?.(place, called);
  return place;
}

/** Adds the caller's line to the stack of an error, which begins where the call went on after it had waited. */
export function addCaller(error: Error, { stack = "" }: CallerPlace): void {
  const own = error.stack ?? "";
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line) && !own.includes(line));
  if (frames.length > 0) error.stack = [own, ...frames].join("\n");
}
