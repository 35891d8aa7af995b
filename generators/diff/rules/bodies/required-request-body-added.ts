import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A body has to be sent with a request. */
export const requiredRequestBodyAdded: Rule = {
  id: "required-request-body-added",
  explanation: "Installed clients send none.",
  instead: "Make it optional.",
  forUsers: "Send one with every request.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: () => "A body has to be sent.",
};
