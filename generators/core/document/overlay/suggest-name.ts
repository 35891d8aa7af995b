import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject } from "../../json.ts";

/** A name or an index of a JSONPath. */
const SEGMENT =
  /\.([\p{L}_][\p{L}\p{N}_]*)(?!\()|\[\s*'((?:[^'\\]|\\.)*)'\s*\]|\[\s*"((?:[^"\\]|\\.)*)"\s*\]|\[\s*(\d+)\s*\]/uy;

/** ` Did you mean "SpecialEvent"?` if the first missing name of a JSONPath is close to an existing one; else empty. */
export function suggestName(document: unknown, path: string): string {
  let node = document;
  SEGMENT.lastIndex = 1; // after the $
  for (let found = SEGMENT.exec(path); found !== null; found = SEGMENT.exec(path)) {
    const [, plain, single, double, index] = found;
    const name = plain ?? index ?? unescaped(single ?? double ?? "");
    if (Array.isArray(node)) node = node[Number(name)];
    else if (!isObject(node)) return "";
    else if (!Object.hasOwn(node, name)) return didYouMean(name, Object.keys(node));
    else node = node[name];
  }
  return "";
}

function unescaped(text: string): string {
  return text.replace(/\\(['"\\/])/g, "$1");
}
