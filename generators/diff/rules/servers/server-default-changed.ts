import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A part of the address that need not be chosen is another one. */
export const serverDefaultChanged: Rule = {
  id: "server-default-changed",
  explanation: "Clients that do not choose call elsewhere.",
  instead: "Keep the default.",
  forUsers: "Name the value that you rely on.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject, before, after }) =>
    `The variable ${subject} of the server is ${after} by default, not ${before}.`,
};
