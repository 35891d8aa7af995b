import { domainToASCII, domainToUnicode } from "node:url";
import { isUnicodeLabel, keepsBidiRule } from "./idn-label.ts";

/** RFC 1123 labels of letters, digits and hyphens; `xn--` labels are not decoded. */
export function isAsciiHost(text: string): boolean {
  return (
    text.length <= 253 &&
    text.split(".").every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  );
}

/** RFC 1123, and RFC 5890 for encoded labels (`xn--…`). */
export function isHostname(text: string): boolean {
  return isAsciiHost(text) && isValid(text.split(".").map(unicodeOf));
}

/** RFC 5890: labels of letters and digits of any script; the separators of RFC 3490. */
export function isIdnHostname(text: string): boolean {
  const labels = text.split(/[.\u3002\uff0e\uff61]/);
  const ascii = labels.map(asciiOf).join(".");
  return isAsciiHost(ascii) && isValid(labels.map(unicodeOf));
}

function isValid(labels: readonly (string | undefined)[]): boolean {
  const known = labels.filter((label) => label !== undefined);
  return known.length === labels.length && known.every(isUnicodeLabel) && keepsBidiRule(known);
}

/** Encodes a label; ASCII labels are unchanged. */
function asciiOf(label: string): string {
  return isAscii(label) ? label : domainToASCII(label);
}

/** Decodes a label; undefined for an `xn--` label that is invalid or did not need encoding. */
function unicodeOf(label: string): string | undefined {
  const lower = label.toLowerCase();
  if (!lower.startsWith("xn--")) return isAscii(label) ? lower : label;
  const unicode = domainToUnicode(lower);
  return unicode !== lower && !isAscii(unicode) && domainToASCII(unicode) === lower ? unicode : undefined;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}
