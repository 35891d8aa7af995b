import type { Hooks } from "../contracts/hooks.ts";

/** Calls a hook with its event, and cannot fail. */
export function callHook(hooks: Hooks | undefined, name: keyof Hooks, event: object): void {
  try {
    const hook = hooks?.[name] as ((event: unknown) => unknown) | undefined; // the event is of this very hook
    const given = hook?.call(hooks, event);
    // An async function fits the type as well, and one that rejects would end the process.
    if (given instanceof Promise) given.catch(() => {});
  } catch {
    // See `Hooks`: an error here must not turn a payment that succeeded into one that seems to have failed.
  }
}
