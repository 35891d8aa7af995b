/** Control characters, and those that change the direction of a line or end it. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** A text of the service on one line, so that a person sees where it begins and ends. */
export function oneLine(text: string, most: number): string {
  const plain = text.replace(UNPRINTABLE, " ");
  return plain.length > most ? `${plain.slice(0, most)}…` : plain;
}

/** A name that somebody else has chosen, in quotation marks. */
export function quoted(name: string): string {
  return JSON.stringify(oneLine(name, 80));
}

/** An ID in a sentence, of the length that IDs have. */
export function idWords(id: string): string {
  return oneLine(id, 15);
}
