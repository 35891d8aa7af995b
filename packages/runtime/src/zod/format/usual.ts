// What nearly all texts of a format look like, in one expression each. A text that one of these finds has the format;
// any other is taken apart, which takes several times as long.

/** Words joined by dots, and short labels. */
export const USUAL_EMAIL: RegExp =
  /^[a-z0-9_+-]{1,64}(?:\.[a-z0-9_+-]{1,64}){0,4}@[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?){0,6}$/i;

/** Four numbers up to 255. */
export const USUAL_IPV4: RegExp =
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

/** Eight groups, or one gap before the last. */
export const USUAL_IPV6: RegExp = /^(?:(?:[0-9a-f]{1,4}:){7}|(?:[0-9a-f]{1,4}:){1,6}:)[0-9a-f]{1,4}$/i;
