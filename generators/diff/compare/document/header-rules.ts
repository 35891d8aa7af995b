import type { RuleId } from "../../rules/index.ts";
import type { Travel } from "../schema/direction/travels.ts";

/** Which rule tells what happened to something that travels beside a body; each is asked whether it is required. */
interface HeaderRules {
  added(isRequired: boolean): RuleId;
  removed(isRequired: boolean): RuleId;
  demand(isRequired: boolean): RuleId;
  readonly written: RuleId;
}

/** The user reads what comes with a response, and has to send what comes with a request. */
export const HEADER_RULES: Readonly<Record<Travel, HeaderRules>> = {
  response: {
    added: () => "response-header-added",
    removed: (isRequired) => (isRequired ? "required-response-header-removed" : "response-header-removed"),
    demand: (isRequired) =>
      isRequired ? "response-header-newly-required" : "response-header-no-longer-required",
    written: "response-header-serialization-changed",
  },
  request: {
    added: (isRequired) => (isRequired ? "required-parameter-added" : "parameter-added"),
    removed: () => "parameter-removed",
    demand: (isRequired) => (isRequired ? "parameter-newly-required" : "parameter-no-longer-required"),
    written: "parameter-serialization-changed",
  },
};
