import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { replayWords } from "../replay-words.ts";

/** A request may be sent again with less care than before. */
export const replayMoreSafe: Rule = {
  id: "replay-more-safe",
  explanation: "Clients that do not do so work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ before, after }) =>
    `Sent twice, the request was ${replayWords(before)} and is ${replayWords(after)} now.`,
};
