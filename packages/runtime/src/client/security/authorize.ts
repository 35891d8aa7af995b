import type { Authorization, AuthorizationContext } from "../contracts/credentials.ts";

/**
 * Applies the first alternative for which all credentials are there. Undefined when there is none, which the caller
 * reports as a configuration error.
 */
export function authorize(
  alternatives: readonly (readonly string[])[],
  { schemes, credentials }: AuthorizationContext,
): Authorization | undefined {
  // An alternative without schemes means "may be anonymous": it counts only when nothing better is at hand.
  const named = alternatives.filter((names) => names.length > 0);
  for (const names of named.length < alternatives.length ? [...named, []] : named) {
    const parts = names.flatMap((name) => schemes[name]?.(credentials[name]) ?? []);
    if (parts.length < names.length) continue;
    return (draft) => {
      for (const part of parts) part(draft);
    };
  }
  return alternatives.length > 0 ? undefined : () => {};
}
