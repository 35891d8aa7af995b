import type { Check } from "../report.ts";
import { checkFormat } from "./check-format.ts";
import { isAsciiHost, readLabel } from "./hostname.ts";
import { areIdnLabels } from "./idn-labels.ts";
import { toPunycode } from "./punycode.ts";

/** RFC 5890 host name: letters and digits of any script, with the separators of RFC 3490. */
export function idnHostname(): Check<string> {
  return checkFormat("idn-hostname", isIdnHost);
}

/** True for an internationalised host name. */
export function isIdnHost(host: string): boolean {
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
