import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** An object of a reply gets a property, with values that it was said not to have. */
export const propertyAddedToClosedObject: Rule = {
  id: "property-added-to-closed-object",
  explanation:
    "The object was said to have no such property: readers that check it refuse the whole reply, tolerant ones too.",
  instead:
    "Let readers take a version that allows further properties before the service sends any, or give it in another operation.",
  forUsers: "Read with validators of this version or later, which know the property.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "major", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} is new, with values that the object did not allow.`,
};
