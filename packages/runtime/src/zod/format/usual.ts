// What nearly all texts of a format look like, in one expression each. A text that one of these finds has the format;
// any other is taken apart, which takes several times as long.

/** RFC 3339 `full-date`, leap days excepted. */
export const USUAL_DATE: RegExp =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))$/;

/** RFC 3339 `full-time`, leap seconds excepted. */
export const USUAL_TIME: RegExp =
  /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** RFC 3339 `date-time`, leap days and leap seconds excepted. */
export const USUAL_DATE_TIME: RegExp =
  /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))t(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Words joined by dots, and short labels. */
export const USUAL_EMAIL: RegExp =
  /^[a-z0-9_+-]{1,64}(?:\.[a-z0-9_+-]{1,64}){0,4}@[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?){0,6}$/i;

/** Four numbers up to 255. */
export const USUAL_IPV4: RegExp =
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

/** Eight groups, or one gap before the last. */
export const USUAL_IPV6: RegExp = /^(?:(?:[0-9a-f]{1,4}:){7}|(?:[0-9a-f]{1,4}:){1,6}:)[0-9a-f]{1,4}$/i;

/** With a host name, without user and percent-encoding. */
export const USUAL_URI: RegExp =
  /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(?::\d*)?(?:[/?][a-z0-9._~!$&'()*+,;=:@/?-]*)?(?:#[a-z0-9._~!$&'()*+,;=:@/?-]*)?$/i;
