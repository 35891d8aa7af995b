import { defineRules } from "./rule.ts";

/** What happens to the names of component schemas. */
export const COMPONENT_RULES = defineRules({
  "component-removed": {
    verdict: "safe",
    impact: "name",
    level: "major",
    message: ({ subject }) => `The component ${subject} is gone.`,
    why: "Nothing changes on the wire by that alone; the packages lose its type and its validator.",
    instead: "Keep the component, marked as deprecated, until nobody imports its type.",
    forUsers: "Stop importing its type and validator.",
  },

  "component-renamed": {
    verdict: "safe",
    impact: "shape",
    level: "major",
    message: ({ before, after }) => `The component ${String(before)} is called ${String(after)}.`,
    why: "Nothing changes on the wire; types and validators are imported by another name.",
    instead: "Keep the old name under `x-aliases` for a while.",
    forUsers: "Import its type and validator by the new name.",
  },

  "component-renamed-with-alias": {
    verdict: "safe",
    impact: "shape",
    message: ({ before, after }) =>
      `The component ${String(before)} is called ${String(after)} now; the old name is kept.`,
    why: "Code that imports it by the old name works on.",
  },
});
