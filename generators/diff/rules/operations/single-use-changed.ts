import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { replayWords } from "../replay-words.ts";

/** A request that works once is told apart by another property, or refused with other codes. */
export const singleUseChanged: Rule = {
  id: "single-use-changed",
  explanation:
    "Installed clients look for the old names, and take a request that was carried out for one that failed.",
  instead: "Keep the property and the codes.",
  forUsers: "Look again at where your code sends it twice.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ before, after }) =>
    `Sent twice, the request was ${replayWords(before)} and is ${replayWords(after)} now.`,
};
