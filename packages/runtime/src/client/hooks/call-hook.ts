import type { Hooks } from "../contracts/hooks.ts";

/** Calls a hook with its event, and cannot fail. */
export function callHook(hooks: Hooks, name: keyof Hooks, event: object): void {
  try {
    const given: unknown = hooks[name]?.(event as never); // the event is of this very hook
    // An async function fits the type as well, and one that rejects would end the process.
    if (given instanceof Promise) given.catch(() => {});
  } catch {
    // See `Hooks`: an error here must not turn a payment that succeeded into one that seems to have failed.
  }
}
