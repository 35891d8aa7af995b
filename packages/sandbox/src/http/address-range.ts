/** Returns whether the text is an IP address or a range: `203.0.113.9`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = "", length = "0", ...others] = text.split("/");
  const bits = bitsOf(address);
  return bits !== "" && others.length === 0 && /^\d{1,3}$/.test(length) && Number(length) <= bits.length;
}

/** Returns whether the address is in one of the ranges. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const sought = bitsOf(address);
  return ranges.some((range) => {
    const [network = "", length] = range.split("/");
    const bits = bitsOf(network);
    const prefix = bits.slice(0, length === undefined ? undefined : Number(length));
    return bits.length === sought.length && sought.startsWith(prefix);
  });
}

/** The address in binary, 32 or 128 digits; empty for other texts. */
function bitsOf(address: string): string {
  const parts = address.split(".");
  if (parts.length === 4 && parts.every((part) => String(Number(part) & 255) === part))
    return parts.map((part) => Number(part).toString(2).padStart(8, "0")).join("");
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(address) || !URL.canParse(`http://[${address}]`)) return "";
  const { hostname } = new URL(`http://[${address}]`); // groups of hex alone, with one `::` at most
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after]
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, "0"))
    .join("");
}
