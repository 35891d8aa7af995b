import { readFileSync } from "node:fs";
import { ActionError } from "./action-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The event that started the workflow. */
export type TriggerEvent = Readonly<ReturnType<typeof readEvent>>;

/** Reads the event of the workflow. Throws an {@link ActionError} for events that give secrets to a stranger's code. */
export function readEvent(environment: Environment) {
  const name = environment.GITHUB_EVENT_NAME ?? "";
  const path = environment.GITHUB_EVENT_PATH;
  const payload: unknown = path === undefined ? {} : JSON.parse(readFileSync(path, "utf8"));
  const pull = at(payload, "pull_request");
  if (pull === undefined)
    return { pullRequest: undefined, isFork: false, base: commit(at(payload, "before")) };
  // Somebody without write access may have written the checked-out code.
  const isFork = at(pull, "head", "repo", "full_name") !== environment.GITHUB_REPOSITORY;
  if (isFork && name !== "pull_request")
    throw new ActionError(
      `The event ${name} gives your secrets to the code of a fork. Run this action on pull_request.`,
    );
  const number = at(pull, "number");
  if (typeof number !== "number") throw new ActionError("The event has no number of a pull request.");
  return { pullRequest: { number }, isFork, base: commit(at(pull, "base", "sha")) };
}

/** Returns undefined for zeros, which mean that the branch did not exist. */
function commit(value: unknown): string | undefined {
  return typeof value === "string" && /^[0-9a-f]{40,64}$/.test(value) && !/^0+$/.test(value)
    ? value
    : undefined;
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (node, key) =>
      typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined,
    value,
  );
}
