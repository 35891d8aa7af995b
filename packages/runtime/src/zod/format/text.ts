import type { Check } from "../checks/check.ts";
import { checkFormat } from "./check-format.ts";

/** RFC 9562 text form of a UUID, of any version and variant. */
export function uuid(): Check<string> {
  return checkFormat("uuid", (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text));
}

/** A regular expression of ECMA-262, read with the `u` flag. */
export function regex(): Check<string> {
  return checkFormat("regex", (text) => {
    try {
      return new RegExp(text, "u").unicode;
    } catch {
      return false;
    }
  });
}

/** RFC 4648 base64 with padding. */
export function byte(): Check<string> {
  return checkFormat("byte", (text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text));
}
