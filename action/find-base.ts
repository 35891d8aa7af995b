import { execFileSync } from "node:child_process";
import { ActionError } from "./action-error.ts";
import type { TriggerEvent } from "./read-event.ts";

interface BaseParts {
  /** The input; empty for the default. */
  readonly base: string;
  readonly event: TriggerEvent;
  readonly folder: string;
}

/** The commit to compare with; undefined when there is none yet, as in the first push of a branch. */
export function findBase({ base, event, folder }: BaseParts): string | undefined {
  if (base !== "") return base;
  const has = (ref: string): boolean => isCommit(ref, folder);
  // A pull request is checked out as its merge into the branch, whose first parent is the branch as it is now.
  if (event.pullRequest && has("HEAD^2")) return "HEAD^1";
  if (event.base === undefined || has(event.base)) return event.base;
  throw new ActionError(
    `The checkout does not have the commit to compare with (${event.base}). Set \`fetch-depth: 0\` in actions/checkout.`,
  );
}

function isCommit(ref: string, folder: string): boolean {
  try {
    const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
    execFileSync("git", args, { cwd: folder, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
