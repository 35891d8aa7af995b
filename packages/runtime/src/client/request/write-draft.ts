import type { RequestDraft } from "../contracts/request-draft.ts";

/** The address of a draft: its path with its query. */
export function addressOf({ path, query }: RequestDraft): string {
  // Some descriptions write a fixed part of the query into the path.
  return query.length > 0 ? `${path}${path.includes("?") ? "&" : "?"}${query.join("&")}` : path;
}

/** Adds cookies to those that are there, each `name=value`. */
export function addCookies({ headers }: RequestDraft, cookies: readonly string[]): void {
  const all = [...(headers.cookie ? [headers.cookie] : []), ...cookies];
  if (all.length > 0) headers.cookie = all.join("; ");
}
