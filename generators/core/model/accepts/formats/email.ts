import { isIpv4, isIpv6 } from "./address.ts";
import { isAsciiHost, isIdnHostname } from "./hostname.ts";

/** RFC 5321 `Mailbox`: dotted or quoted local part, a host name or an address literal. */
export function isEmail(text: string): boolean {
  const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const local = new RegExp(`^(?:${atom}(?:\\.${atom})*|"(?:[ !#-[\\]-~]|\\\\[ -~])*")$`, "i");
  return isMailbox(text, local, isAsciiHost);
}

/** RFC 6531: the same with characters beyond ASCII in the local part and in the host. */
export function isIdnEmail(text: string): boolean {
  const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~\\u0080-\\u{10ffff}-]+";
  const quoted = "[ !#-[\\]-~\\u0080-\\u{10ffff}]|\\\\[ -~]";
  const local = new RegExp(`^(?:${atom}(?:\\.${atom})*|"(?:${quoted})*")$`, "iu");
  // The host may be in any normal form: software that sends mail normalizes it.
  return isMailbox(text, local, (host) => isAsciiHost(host) || isIdnHostname(host.normalize("NFC")));
}

function isMailbox(text: string, local: RegExp, isHost: (host: string) => boolean): boolean {
  const at = text.lastIndexOf("@");
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  return local.test(name) && (isAddressLiteral(domain) || isHost(domain));
}

function isAddressLiteral(domain: string): boolean {
  if (!domain.startsWith("[") || !domain.endsWith("]")) return false;
  const address = domain.slice(1, -1);
  return address.startsWith("IPv6:") ? isIpv6(address.slice(5)) : isIpv4(address);
}
