export { isIpv4, isIpv6 } from "../zod/format/address.ts";
export { isDate, isDateTime, isDuration, isTime } from "../zod/format/date-time.ts";
export { isEmail, isIdnEmail } from "../zod/format/email.ts";
export { isHostname, isIdnHost as isIdnHostname } from "../zod/format/hostname.ts";
export { isByte, isJsonPointer, isRegex, isRelativeJsonPointer, isUuid } from "../zod/format/text.ts";
export { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from "../zod/format/uri.ts";
export { isMultipleOf } from "../zod/json/is-multiple-of.ts";
export { getOwn, isObject, keysOf } from "../zod/json/json-type.ts";
export {
  addEvaluated,
  type Evaluated,
  isEvaluated,
  lookAtItems,
  lookAtNames,
  nothingEvaluated,
} from "../zod/unevaluated/evaluated.ts";
export { type AcceptsAt, acceptsWhole, below, isTooDeep, remembered } from "./nesting.ts";
export { type Parser, parser } from "./parser.ts";
export {
  areUnique,
  compilePattern,
  countOf,
  equalsOneOf,
  hasAtLeast,
  hasAtMost,
  membersOf,
} from "./values.ts";
