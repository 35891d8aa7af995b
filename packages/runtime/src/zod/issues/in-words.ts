const MAX_LENGTH = 300;

/** A text as it stands in a sentence: cut where it is long. */
export function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
