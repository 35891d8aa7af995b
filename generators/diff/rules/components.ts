import { defineRules } from "./rule.ts";

/** Rules for the names of component schemas. */
export const COMPONENT_RULES = defineRules("name", {
  "component-removed": {
    verdict: "safe",
    level: "major",
    message: ({ subject }) => `The component schema ${subject} was removed.`,
    why: "Requests and responses stay the same. The packages lose the type and the validator of the component.",
    instead: "Keep the component, marked as deprecated, until no code imports it.",
    forUsers: "Stop importing its type and validator.",
  },

  "component-renamed": {
    verdict: "safe",
    impact: "shape",
    level: "major",
    message: ({ before, after }) => `The component schema ${String(before)} was renamed to ${String(after)}.`,
    why: "Requests and responses stay the same. Its type and validator get a new name.",
    instead: "Keep the old name in `x-codegen-aliases` for a while.",
    forUsers: "Import its type and validator by the new name.",
  },

  "component-renamed-with-alias": {
    verdict: "safe",
    impact: "oldName",
    message: ({ before, after }) =>
      `The component schema ${String(before)} was renamed to ${String(after)}; the old name is kept as an alias.`,
    why: "Code that uses the old name keeps working.",
  },

  /** `x-codegen-name`, or a component whose name is the same in TypeScript, decides how a component is called there. */
  "component-type-renamed": {
    verdict: "safe",
    level: "major",
    message: ({ subject, before, after }) =>
      `The type of the component schema ${subject} was renamed from ${String(before)} to ${String(after)}.`,
    why: "Requests and responses stay the same. Its type and validator get a new name.",
    instead: "Choose the old name with `x-codegen-name`.",
    forUsers: "Import its type and validator by the new name.",
  },
});
