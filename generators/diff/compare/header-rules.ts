import type { Travel } from "../directed/travels.ts";
import type { Rule } from "../rule.ts";
import { parameterAdded } from "../rules/parameters/parameter-added.ts";
import { parameterNewlyRequired } from "../rules/parameters/parameter-newly-required.ts";
import { parameterNoLongerRequired } from "../rules/parameters/parameter-no-longer-required.ts";
import { parameterRemoved } from "../rules/parameters/parameter-removed.ts";
import { parameterSerializationChanged } from "../rules/parameters/parameter-serialization-changed.ts";
import { requiredParameterAdded } from "../rules/parameters/required-parameter-added.ts";
import { replyHeaderAdded } from "../rules/replies/reply-header-added.ts";
import { replyHeaderNewlyRequired } from "../rules/replies/reply-header-newly-required.ts";
import { replyHeaderNoLongerRequired } from "../rules/replies/reply-header-no-longer-required.ts";
import { replyHeaderRemoved } from "../rules/replies/reply-header-removed.ts";
import { replyHeaderSerializationChanged } from "../rules/replies/reply-header-serialization-changed.ts";
import { requiredReplyHeaderRemoved } from "../rules/replies/required-reply-header-removed.ts";

/** Which rule tells what happened to something that travels beside a body; each is asked whether it is required. */
interface HeaderRules {
  added(isRequired: boolean): Rule;
  removed(isRequired: boolean): Rule;
  demand(isRequired: boolean): Rule;
  readonly written: Rule;
}

/** The user reads what comes with a reply, and has to send what comes with a request. */
export const HEADER_RULES: Readonly<Record<Travel, HeaderRules>> = {
  reply: {
    added: () => replyHeaderAdded,
    removed: (isRequired) => (isRequired ? requiredReplyHeaderRemoved : replyHeaderRemoved),
    demand: (isRequired) => (isRequired ? replyHeaderNewlyRequired : replyHeaderNoLongerRequired),
    written: replyHeaderSerializationChanged,
  },
  request: {
    added: (isRequired) => (isRequired ? requiredParameterAdded : parameterAdded),
    removed: () => parameterRemoved,
    demand: (isRequired) => (isRequired ? parameterNewlyRequired : parameterNoLongerRequired),
    written: parameterSerializationChanged,
  },
};
