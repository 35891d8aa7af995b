import { areIdnLabels } from "./idn-labels.ts";
import { fromPunycode } from "./punycode.ts";

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** RFC 1123 host name; labels that stand for others (`xn--…`) by RFC 5890. */
export function isHostname(text: string): boolean {
  return isAsciiHost(text) && areIdnLabels(text.split(".").map(readLabel));
}

/** True for labels of letters, digits and hyphens, whatever `xn--` stands for. */
export function isAsciiHost(host: string): boolean {
  return host.length <= 253 && host.split(".").every((label) => LABEL.test(label));
}

/** What an ASCII label stands for; undefined when `xn--` begins nothing that would be written so. */
export function readLabel(label: string): string | undefined {
  const lower = label.toLowerCase();
  return lower.startsWith("xn--") ? fromPunycode(lower.slice(4)) : lower;
}
