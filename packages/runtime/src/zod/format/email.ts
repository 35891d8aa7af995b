import { isIpv4, isIpv6 } from "./address.ts";
import { isAsciiHost, isIdnHost } from "./hostname.ts";

/** Fast path for words joined by dots and short labels, which nearly all addresses are. */
const USUAL =
  /^[a-z0-9_+-]{1,64}(?:\.[a-z0-9_+-]{1,64}){0,4}@[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?){0,6}$/i;

const LOCAL_PART =
  /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/i;

/** RFC 5321 `Mailbox`: a dotted or quoted local part, then a host name or an address literal. */
export function isEmail(text: string): boolean {
  return USUAL.test(text) || isMailbox(text, isAsciiHost);
}

/** RFC 6531 `Mailbox`: as `isEmail`, with characters beyond ASCII in both parts. */
export function isIdnEmail(text: string): boolean {
  // In a local part, any character beyond ASCII counts as a letter.
  return isMailbox(text, isIdnMailHost, asciiOf);
}

function isMailbox(
  text: string,
  isHost: (host: string) => boolean,
  readLocal: (local: string) => string = (local) => local,
): boolean {
  const at = text.lastIndexOf("@");
  const host = text.slice(at + 1);
  if (at < 1 || !LOCAL_PART.test(readLocal(text.slice(0, at)))) return false;
  if (host.startsWith("[IPv6:")) return host.endsWith("]") && isIpv6(host.slice(6, -1));
  if (host.startsWith("[")) return host.endsWith("]") && isIpv4(host.slice(1, -1));
  return isHost(host);
}

function asciiOf(local: string): string {
  return local.replace(/[\u0080-\u{10ffff}]/gu, "x");
}

/** Accepts any normal form, because mail software normalises host names. */
function isIdnMailHost(host: string): boolean {
  return isAsciiHost(host) || isIdnHost(host.normalize("NFC"));
}
