import type { CallEvent, Hooks } from "../contracts/hooks.ts";
import type { Session } from "../contracts/session.ts";

/** Calls a hook with an event of a call, and cannot fail. */
export function callHook<Name extends keyof Hooks>(
  { session: { hooks }, event }: { readonly session: Pick<Session, "hooks">; readonly event: CallEvent },
  name: Name,
  details: Omit<Parameters<Required<Hooks>[Name]>[0], keyof CallEvent>,
): void {
  try {
    const hook = hooks?.[name] as ((event: unknown) => unknown) | undefined; // the event is of this very hook
    const given = hook?.call(hooks, { ...event, ...details });
    // An async function fits the type as well, and one that rejects would end the process.
    if (given instanceof Promise) given.catch(() => {});
  } catch {
    // See `Hooks`: an error here must not turn a payment that succeeded into one that seems to have failed.
  }
}
