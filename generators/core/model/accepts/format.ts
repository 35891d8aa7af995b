/** A format is asserted when it stands here; every other format is an annotation. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  "date-time": isDateTime,
  email: isEmail,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: (text) => isUriReference(text) && /^[a-z][a-z0-9+.-]*:/i.test(text),
  "uri-reference": isUriReference,
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
};

/** The formats that validators assert by default. */
export const ASSERTED_FORMATS: readonly string[] = Object.keys(FORMATS);

/** True when the text has the format, or the format is none that is asserted. */
export function hasFormat(text: string, format: string): boolean {
  if (!Object.hasOwn(FORMATS, format)) return true;
  return FORMATS[format]?.(text) ?? true;
}

/** RFC 3339 `full-date`. */
function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** RFC 3339 `full-time`; a leap second stands only at the end of a UTC day. */
function isTime(text: string): boolean {
  const match = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!match) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = match.slice(5, 7).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (match[4] === "-" ? 1 : -1) * (offsetHour * 60 + offsetMinute);
  return (hour * 60 + minute + offset + 2880) % 1440 === 1439;
}

function isDateTime(text: string): boolean {
  return /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

/** RFC 5321 `Mailbox`: dotted or quoted local part, a host name or an address literal. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
  const isLocal = new RegExp(`^(?:${atom}(?:\\.${atom})*|"(?:[ !#-[\\]-~]|\\\\[ -~])*")$`, "i").test(local);
  return isLocal && (isAddressLiteral(domain) || isHostname(domain));
}

function isAddressLiteral(domain: string): boolean {
  if (!domain.startsWith("[") || !domain.endsWith("]")) return false;
  const address = domain.slice(1, -1);
  return address.startsWith("IPv6:") ? isIpv6(address.slice(5)) : isIpv4(address);
}

function isHostname(domain: string): boolean {
  return (
    domain.length <= 253 &&
    domain.split(".").every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  );
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text);
}

/** RFC 4291: eight groups, `::` for one run of zero groups, the last two groups as IPv4 address if wanted. */
function isIpv6(text: string): boolean {
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const last = groups.at(-1) ?? "";
  const endsInIpv4 = last.includes(".") && text.endsWith(last);
  if (endsInIpv4 && !isIpv4(groups.pop() ?? "")) return false;
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const count = groups.length + (endsInIpv4 ? 2 : 0);
  return halves.length === 2 ? count <= 7 : count === 8;
}

/** RFC 3986: the characters that may stand in each part, percent signs only before two hexadecimal digits. */
function isUriReference(text: string): boolean {
  const match = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
  if (!match || /%(?![0-9a-f]{2})/i.test(text)) return false;
  const [, scheme, authority, path = "", query = "", fragment = ""] = match;
  if (scheme !== undefined && !/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return false;
  const allowed = /^[a-z0-9._~!$&'()*+,;=:@/?%-]*$/i;
  return (
    (authority === undefined || isAuthority(authority)) &&
    allowed.test(path) &&
    allowed.test(query + fragment)
  );
}

function isAuthority(authority: string): boolean {
  const match = /^(?:([^@]*)@)?(\[.*\]|[^:[\]]*)(?::\d*)?$/.exec(authority);
  if (!match) return false;
  const [, user = "", host = ""] = match;
  if (!/^[a-z0-9._~!$&'()*+,;=:%-]*$/i.test(user)) return false;
  if (host.startsWith("["))
    return isIpv6(host.slice(1, -1)) || /^\[v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+\]$/i.test(host);
  return /^[a-z0-9._~!$&'()*+,;=%-]*$/i.test(host);
}
