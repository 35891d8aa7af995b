import type { Check } from "../checks/check.ts";
import { checkFormat } from "./check-format.ts";

/** RFC 6901 JSON pointer. */
export function jsonPointer(): Check<string> {
  return checkFormat("json-pointer", isPointer);
}

/** A relative JSON pointer: levels upwards, then a pointer, or `#` for the name of the place. */
export function relativeJsonPointer(): Check<string> {
  return checkFormat("relative-json-pointer", (text) => {
    const [levels] = /^(?:0|[1-9]\d*)/.exec(text) ?? [];
    const rest = text.slice(levels?.length);
    return levels !== undefined && (rest === "#" || isPointer(rest));
  });
}

function isPointer(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text);
}
