/** True for `application/json`, `…+json` and their parameters. */
export function isJson(contentType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(contentType);
}
