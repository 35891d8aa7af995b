import type { Check } from "../checks/check.ts";
import { checkFormat } from "./check-format.ts";

/** RFC 6570 URI template. */
export function uriTemplate(): Check<string> {
  return checkFormat("uri-template", isUriTemplate);
}

const VARIABLE = /^(?:\w|%[0-9a-f]{2})(?:\.?(?:\w|%[0-9a-f]{2}))*(?::[1-9]\d{0,3}|\*)?$/i;

/** Expressions taken out one by one; what is left are literals, an apostrophe among them (erratum 6937). */
function isUriTemplate(text: string): boolean {
  const literals = text.split(/\{([^{}]*)\}/);
  return literals.every((part, index) => (index % 2 === 0 ? isLiteral(part) : isExpression(part)));
}

function isExpression(text: string): boolean {
  return text
    .replace(/^[+#./;?&=,!@|]/, "")
    .split(",")
    .every((variable) => VARIABLE.test(variable));
}

function isLiteral(text: string): boolean {
  return !/[\0- "<>\\^`{|}\x7f-\x9f]|%(?![0-9a-f]{2})|[\p{Cs}\p{Noncharacter_Code_Point}]/iu.test(text);
}
