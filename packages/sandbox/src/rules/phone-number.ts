/** Spaces and signs that people write between the digits. */
const BETWEEN = /[ ().-]/g;

/** Returns whether a text is a telephone number in international format: a plus, then the digits of a country and of a line. */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text.replaceAll(BETWEEN, ""));
}
