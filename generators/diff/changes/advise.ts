import { type Change, mayBreak } from "../change.ts";
import type { Rule } from "../rules/rule.ts";

/** Advice on a change for API developers and for users of the packages. */
type Advice = Pick<Change, "instead" | "forUsers">;

/** A change gets advice when it breaks or may break clients, or requires a major version. */
export function advise(rule: Rule, change: Pick<Change, "verdict" | "direction" | "bumps">): Advice {
  const { verdict, direction, bumps } = change;
  const isFelt = mayBreak(verdict) || Object.values(bumps).includes("major");
  if (!isFelt) return { instead: undefined, forUsers: undefined };
  return { instead: rule.instead, forUsers: rule.forUsers ?? FOR_USERS[direction] };
}

const FOR_USERS = {
  request: "Send only values that the service still accepts.",
  response: "Handle values that the response could not contain before.",
  both: undefined,
} as const;
