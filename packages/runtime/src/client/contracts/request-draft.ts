/** A request while its parts are written. */
export interface RequestDraft {
  /** Begins as the operation's template. */
  path: string;
  /** Each `name=value`, percent-encoded. */
  readonly query: string[];
  /** Lower-case names. */
  readonly headers: Record<string, string>;
}

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
