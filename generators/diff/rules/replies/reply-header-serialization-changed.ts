import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A header of a reply is written in another way. */
export const replyHeaderSerializationChanged: Rule = {
  id: "reply-header-serialization-changed",
  explanation: "Installed clients read it the old way.",
  instead: "Add a header with another name, and keep this one as it is.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch", webhooks: "patch" }),
  message: ({ subject }) => `The ${subject} is written in another way.`,
};
