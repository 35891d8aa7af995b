import { type Change, mayBreak } from "../change.ts";
import type { Rule } from "../rules/rule.ts";

/** Advice on a change, for both ends of it. */
type Advice = Pick<Change, "instead" | "forUsers">;

/** There is something to mend, and something to do, where a change breaks or may break, or takes a major version. */
export function advise(rule: Rule, change: Pick<Change, "verdict" | "direction" | "bumps">): Advice {
  const { verdict, direction, bumps } = change;
  const isFelt = mayBreak(verdict) || Object.values(bumps).includes("major");
  if (!isFelt) return { instead: undefined, forUsers: undefined };
  return { instead: rule.instead, forUsers: rule.forUsers ?? FOR_USERS[direction] };
}

const FOR_USERS = {
  request: "Send only what is accepted now.",
  response: "Be ready for what could not come before.",
  both: undefined,
} as const;
