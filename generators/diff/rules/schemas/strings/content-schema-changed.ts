import type { Rule } from "../../../rule.ts";
import { bumpsForWords } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** What a text holds once it is decoded is described in another way. */
export const contentSchemaChanged: Rule = {
  id: "content-schema-changed",
  explanation: "The text itself is still accepted, but whoever decodes it may find something else in it.",
  instead: "Put the new content into a new property.",
  forUsers: "Check the code that decodes the text.",
  verdict: () => "risky",
  bumps: bumpsForWords,
  message: (difference) => `${spokenOf(difference)} has another contentSchema.`,
};
