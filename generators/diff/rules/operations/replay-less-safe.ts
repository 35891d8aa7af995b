import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { replayWords } from "../replay-words.ts";

/** A request may not be sent again as carefree as before. */
export const replayLessSafe: Rule = {
  id: "replay-less-safe",
  explanation: "Installed clients send a request again after a lost answer, and it may be carried out twice.",
  instead: "Keep what was promised, and offer another operation.",
  forUsers: "Look again at where your code sends it twice.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ before, after }) =>
    `Sent twice, the request was ${replayWords(before)} and is ${replayWords(after)} now.`,
};
