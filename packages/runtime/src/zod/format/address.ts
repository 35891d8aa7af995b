const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

/** RFC 2673 dotted address: four numbers up to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

// Eight groups, or a `::` with at most seven around it, which the lookahead counts as words.
const GROUPS =
  /^(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?!(?::*\w+\b){8})(?:(?:[0-9a-f]{1,4}:)+|:):(?:(?:[0-9a-f]{1,4}:)*[0-9a-f]{1,4})?)$/i;

/** RFC 4291 address: eight groups; one run of zeros may be `::`, and the last two groups an IPv4 address. */
export function isIpv6(text: string): boolean {
  const end = text.lastIndexOf(":") + 1;
  return GROUPS.test(isIpv4(text.slice(end)) ? `${text.slice(0, end)}0:0` : text);
}
