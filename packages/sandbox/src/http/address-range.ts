import { BlockList, isIP } from "node:net";

/** Returns whether the text is an IP address or a range: `203.0.113.9`, `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = "", bits, ...others] = text.split("/");
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Returns whether the address is in one of the ranges. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const list = new BlockList(); // the only thing that Node has for ranges of addresses, whatever they are for
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
