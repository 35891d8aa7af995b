/** Returns the text of a thrown value in a form that Postgres can store: at most 1000 characters. */
export function errorText(error: unknown): string {
  try {
    return String(error).slice(0, 1000).replaceAll("\0", "\ufffd");
  } catch {
    return "A value was thrown that has no text.";
  }
}
