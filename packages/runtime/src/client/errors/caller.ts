/**
 * Notes who called a function, and returns what adds that line to the stack of an error, which begins where the call went on
 * after it had waited. The text of a stack is made when it is read, and has few lines: inner ones are left out.
 */
export function noteCaller(called: (...given: never) => unknown): (error: Error) => void {
  const place: { readonly stack?: string } = {};
  // Not in every engine.
  const { captureStackTrace } = Error as { captureStackTrace?: (target: object, called: unknown) => void };
  captureStackTrace?.(place, called);
  return (error) => {
    const own = error.stack ?? "";
    const frames =
      place.stack?.split("\n").filter((line) => /^\s+at /.test(line) && !own.includes(line)) ?? [];
    if (frames.length > 0) error.stack = [own, ...frames].join("\n");
  };
}
