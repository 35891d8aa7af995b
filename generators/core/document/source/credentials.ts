/** True for a URL with a user or a password. */
export function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username !== "" || password !== "";
}

/** The text with `***` for the user and password of every URL in it. */
export function withoutCredentials(text: string): string {
  // Starts with a rare character sequence, so that a report of megabytes is searched quickly.
  return text.replace(/:\/\/(?<=[a-z][a-z0-9+.-]*:\/\/)[^\s/?#@"'<>{}]+@/gi, "://***@");
}
