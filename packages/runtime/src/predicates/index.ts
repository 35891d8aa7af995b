export { isIpv4, isIpv6 } from "../zod/format/address.ts";
export { isDate, isDateTime, isDuration, isTime } from "../zod/format/date-time.ts";
export { isEmail, isIdnEmail } from "../zod/format/email.ts";
export { isHostname } from "../zod/format/hostname.ts";
export { isIdnHost as isIdnHostname } from "../zod/format/idn-hostname.ts";
export { isJsonPointer, isRelativeJsonPointer } from "../zod/format/json-pointer.ts";
export { isByte, isRegex, isUuid } from "../zod/format/text.ts";
export { isIri, isIriReference, isUri, isUriReference } from "../zod/format/uri.ts";
export { isUriTemplate } from "../zod/format/uri-template.ts";
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
export { equalsOneOf } from "./equals-one-of.ts";
export { areUnique, countOf } from "./items.ts";
export { membersOf } from "./members.ts";
export { type AcceptsAt, acceptsWhole, below, isTooDeep, remembered } from "./nesting.ts";
export { type Parser, parser } from "./parser.ts";
export { compilePattern, hasAtLeast, hasAtMost } from "./strings.ts";
