const MAX_LENGTH = 300;

/** Shortens a text for a message if it is long. */
export function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
