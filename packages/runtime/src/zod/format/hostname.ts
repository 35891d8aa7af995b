import { areIdnLabels } from "./idn-labels.ts";
import { fromPunycode, toPunycode } from "./punycode.ts";

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
function readLabel(label: string): string | undefined {
  const lower = label.toLowerCase();
  return lower.startsWith("xn--") ? fromPunycode(lower.slice(4)) : lower;
}

/** Twice the limit of the ASCII form (253): a character takes at least one unit there and at most two here. */
const MAX_LENGTH = 506;

/** RFC 5890 host name: letters and digits of any script, with the separators of RFC 3490. */
export function isIdnHost(host: string): boolean {
  if (host.length > MAX_LENGTH) return false;
  const labels = host.split(/[.\u3002\uff0e\uff61]/);
  const ascii = labels.map((label) => (isAscii(label) ? label : `xn--${toPunycode(label)}`));
  return (
    isAsciiHost(ascii.join(".")) &&
    areIdnLabels(labels.map((label) => (isAscii(label) ? readLabel(label) : label)))
  );
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
