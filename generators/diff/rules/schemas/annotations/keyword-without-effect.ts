import type { Rule } from "../../../rule.ts";
import { spokenOf } from "../../wording.ts";

/** A keyword changed that has no effect where it stands. */
export const keywordWithoutEffect: Rule = {
  id: "keyword-without-effect",
  explanation:
    "The keyword is unknown, or applies to values of another type, so the accepted values stay the same.",
  verdict: () => "docs",
  bumps: () => ({ spec: "patch" }),
  message: (difference) =>
    `${spokenOf(difference)} changed in ${difference.subject}, which has no effect there.`,
};
