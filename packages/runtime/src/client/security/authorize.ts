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
  let anonymous = alternatives.length > 0 ? undefined : NOTHING;
  for (const names of alternatives) {
    const parts = names.map((name) => schemes[name]?.(credentials[name]));
    if (parts.length === 0) anonymous = NOTHING;
    else if (!parts.includes(undefined))
      return (draft) => {
        for (const part of parts) part?.(draft);
      };
  }
  return anonymous;
}

const NOTHING: Authorization = () => {};
