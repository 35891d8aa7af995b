import { type Check, check, type Payload } from "./report.ts";

function format(name: string, isFormat: (text: string) => boolean): Check<string> {
  return check((payload: Payload<string>) => {
    if (isFormat(payload.value)) return;
    const message = `Invalid ${name}`;
    payload.issues.push({
      code: "invalid_format",
      format: name,
      message,
      input: payload.value,
      continue: true,
    });
  });
}

/** RFC 3339 `date-time`: with time zone, a leap second only at the end of a UTC day. */
export function dateTime(): Check<string> {
  return format(
    "date-time",
    (text) => /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  );
}

/** RFC 3339 `full-date`. */
export function date(): Check<string> {
  return format("date", isDate);
}

/** RFC 3339 `full-time`, with time zone. */
export function time(): Check<string> {
  return format("time", isTime);
}

/** RFC 5321 `Mailbox`: a dotted or quoted local part, then a host name or an address literal. */
export function email(): Check<string> {
  return format("email", isEmail);
}

/** RFC 3986 URI, with a scheme. */
export function uri(): Check<string> {
  return format("uri", (text) => /^[a-z][a-z0-9+.-]*:/i.test(text) && isUriReference(text));
}

/** RFC 3986 URI reference, absolute or relative. */
export function uriReference(): Check<string> {
  return format("uri-reference", isUriReference);
}

/** RFC 9562 text form of a UUID, of any version and variant. */
export function uuid(): Check<string> {
  return format("uuid", (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text));
}

/** RFC 2673 dotted address. */
export function ipv4(): Check<string> {
  return format("ipv4", isIpv4);
}

/** RFC 4291 address. */
export function ipv6(): Check<string> {
  return format("ipv6", isIpv6);
}

function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

function isTime(text: string): boolean {
  const match = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!match) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = match.slice(5, 7).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  const offset = (match[4] === "-" ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  const minuteOfUtcDay = (hour * 60 + minute - offset + 2880) % 1440;
  return second < 60 || minuteOfUtcDay === 1439;
}

const LOCAL_PART =
  /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/i;
const HOST_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && isMailHost(text.slice(at + 1));
}

function isMailHost(host: string): boolean {
  if (host.startsWith("[IPv6:")) return host.endsWith("]") && isIpv6(host.slice(6, -1));
  if (host.startsWith("[")) return host.endsWith("]") && isIpv4(host.slice(1, -1));
  return host.length <= 253 && host.split(".").every((label) => HOST_LABEL.test(label));
}

function isIpv4(text: string): boolean {
  const parts = text.split(".");
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  );
}

function isIpv6(text: string): boolean {
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

const URI_PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const URI_TEXT = /^[a-z0-9._~!$&'()*+,;=:@/?%-]*$/i;

function isUriReference(text: string): boolean {
  const [, scheme, authority, path = "", query = "", fragment = ""] = URI_PARTS.exec(text) ?? [];
  if (/%(?![0-9a-f]{2})/i.test(text)) return false;
  if (scheme !== undefined && !/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return false;
  if (authority !== undefined && !isAuthority(authority)) return false;
  return URI_TEXT.test(path) && URI_TEXT.test(query) && URI_TEXT.test(fragment);
}

function isAuthority(authority: string): boolean {
  const match = /^(?:([a-z0-9._~!$&'()*+,;=:%-]*)@)?(\[.*\]|[a-z0-9._~!$&'()*+,;=%-]*)(?::\d*)?$/i.exec(
    authority,
  );
  const host = match?.[2];
  if (host === undefined || !host.startsWith("[")) return host !== undefined;
  return isIpv6(host.slice(1, -1)) || /^\[v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+\]$/i.test(host);
}
