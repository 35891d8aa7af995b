import type { Travel } from "../directed/travels.ts";
import type { RuleId } from "../rules/index.ts";

/** Which rule tells what happened to something that travels beside a body; each is asked whether it is required. */
interface HeaderRules {
  added(isRequired: boolean): RuleId;
  removed(isRequired: boolean): RuleId;
  demand(isRequired: boolean): RuleId;
  readonly written: RuleId;
}

/** The user reads what comes with a reply, and has to send what comes with a request. */
export const HEADER_RULES: Readonly<Record<Travel, HeaderRules>> = {
  reply: {
    added: () => "reply-header-added",
    removed: (isRequired) => (isRequired ? "required-reply-header-removed" : "reply-header-removed"),
    demand: (isRequired) => (isRequired ? "reply-header-newly-required" : "reply-header-no-longer-required"),
    written: "reply-header-serialization-changed",
  },
  request: {
    added: (isRequired) => (isRequired ? "required-parameter-added" : "parameter-added"),
    removed: () => "parameter-removed",
    demand: (isRequired) => (isRequired ? "parameter-newly-required" : "parameter-no-longer-required"),
    written: "parameter-serialization-changed",
  },
};
