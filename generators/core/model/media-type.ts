/** True for `application/json`, `…+json` and their parameters. */
export function isJson(contentType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(contentType);
}

/** True for what an object is sent as, part by part: `multipart/…` and `application/x-www-form-urlencoded`. */
export function isForm(contentType: string): boolean {
  return /^(multipart\/|application\/x-www-form-urlencoded)/i.test(contentType);
}
