import { isAsciiHost, readLabel } from "./hostname.ts";
import { areIdnLabels } from "./idn-labels.ts";
import { toPunycode } from "./punycode.ts";

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
