import { unicodeTest } from "./unicode-test.ts";

const isRightScript = /* @__PURE__ */ unicodeTest(
  "[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Mandaic}]",
);
const isMark = /* @__PURE__ */ unicodeTest("\\p{Mn}");
const isNoText = /* @__PURE__ */ unicodeTest("[^\\p{L}\\p{P}]");
const isNumber = /* @__PURE__ */ unicodeTest("[\\p{N}\\p{Mc}]");
const isLetter = /* @__PURE__ */ unicodeTest("\\p{L}");

/** Direction of a character (RFC 5893, 1.4), reduced to what the rule distinguishes. */
type Direction = "left" | "right" | "arabic-digit" | "digit" | "mark" | "neutral";

function directionOf(character: string): Direction {
  if (/[\u0660-\u0669]/.test(character)) return "arabic-digit";
  if (/[0-9\u06f0-\u06f9]/.test(character)) return "digit";
  if (isMark(character)) return "mark";
  if (isNoText(character)) return isNumber(character) ? "left" : "neutral";
  if (isRightScript(character)) return "right";
  return isLetter(character) ? "left" : "neutral";
}

/** RFC 5893: if a label is written from right to left, no label may mix directions. */
export function keepDirections(labels: readonly string[]): boolean {
  const directions = labels.map((label) => [...label].map(directionOf));
  const isBidi = directions.flat().some((direction) => direction === "right" || direction === "arabic-digit");
  return !isBidi || directions.every(isOneWay);
}

function isOneWay(label: readonly Direction[]): boolean {
  const last = label.filter((direction) => direction !== "mark").at(-1);
  const has = (direction: Direction) => label.includes(direction);
  if (label[0] === "left")
    return !has("right") && !has("arabic-digit") && (last === "left" || last === "digit");
  const endsWell = last === "right" || last === "digit" || last === "arabic-digit";
  return label[0] === "right" && !has("left") && !(has("digit") && has("arabic-digit")) && endsWell;
}
