import { USUAL_IPV4, USUAL_IPV6 } from "./usual.ts";

/** RFC 2673 dotted address: four numbers up to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  return USUAL_IPV4.test(text);
}

/** RFC 4291 address: eight groups, one run of zeros as `::`, the last two as IPv4 address if wanted. */
export function isIpv6(text: string): boolean {
  return USUAL_IPV6.test(text) || hasGroups(text);
}

/** An IPv6 address, taken apart. */
export function hasGroups(text: string): boolean {
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0) return false;
  const groups = [head, tail ?? ""].flatMap((half) => (half === "" ? [] : half.split(":")));
  const last = (tail ?? head).split(":").at(-1) ?? "";
  const hasIpv4 = last.includes(".");
  if (hasIpv4 && !isIpv4(groups.pop() ?? "")) return false;
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const count = groups.length + (hasIpv4 ? 2 : 0);
  return tail === undefined ? count === 8 : count <= 7;
}
