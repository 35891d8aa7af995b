import { areIdnLabels } from "./idn-labels.ts";
import { fromPunycode } from "./punycode.ts";

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** RFC 1123 host name; `xn--` labels must be valid in RFC 5890. */
export function isHostname(text: string): boolean {
  return isAsciiHost(text) && areIdnLabels(text.split(".").map(readLabel));
}

/** True for labels of letters, digits and hyphens. Does not decode `xn--` labels. */
export function isAsciiHost(host: string): boolean {
  return host.length <= 253 && host.split(".").every((label) => LABEL.test(label));
}

/** Returns the label in lower case, decoded if it begins with `xn--`; undefined if that is not valid Punycode. */
export function readLabel(label: string): string | undefined {
  const lower = label.toLowerCase();
  return lower.startsWith("xn--") ? fromPunycode(lower.slice(4)) : lower;
}
