import { unicodeTest } from "./unicode-test.ts";

const VARIABLE = /^(?:\w|%[0-9a-f]{2})(?:\.?(?:\w|%[0-9a-f]{2}))*(?::[1-9]\d{0,3}|\*)?$/i;

const hasNoCharacter = /* @__PURE__ */ unicodeTest("[\\p{Cs}\\p{Noncharacter_Code_Point}]");

/** RFC 6570 URI template: expressions between literals, which may contain an apostrophe (erratum 6937). */
export function isUriTemplate(text: string): boolean {
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
  return !/[\0- "<>\\^`{|}\x7f-\x9f]|%(?![0-9a-f]{2})/iu.test(text) && !hasNoCharacter(text);
}
