import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { shown } from "../wording.ts";

/** The line between the servers and the paths is drawn elsewhere. */
export const basePathMoved: Rule = {
  id: "base-path-moved",
  explanation: "Every address stays what it was; code that is written anew joins a base URL and other paths.",
  instead: "Keep the servers and paths as they are.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major" }),
  message: ({ before, after }) =>
    before === undefined
      ? `The servers end in ${shown(after)} now, and the paths no longer begin with it.`
      : `The paths begin with ${shown(before)} now, and the servers no longer end in it.`,
};
