/** True for `application/json`, `…+json` and their parameters. */
export function isJson(contentType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(contentType);
}

/** True for media types that send an object in parts: `multipart/…` and `application/x-www-form-urlencoded`. */
export function isForm(contentType: string): boolean {
  return /^(multipart\/|application\/x-www-form-urlencoded)/i.test(contentType);
}
