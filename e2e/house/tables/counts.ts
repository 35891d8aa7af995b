import { errorCodes } from "./error-codes.ts";

/** How many of each there are in the description, by the word that documents use. */
export function countsOfDescription(): Readonly<Record<string, number>> {
  return { "error codes": errorCodes().length };
}

/** The text with today's numbers: "the 131 error codes". */
export function withCounts(text: string, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts).reduce((written, [noun, count]) => {
    const words = noun.replaceAll(" ", "\\s"); // a line may end between them
    return written.replaceAll(new RegExp(`\\b\\d+(?=\\s${words}\\b)`, "g"), String(count));
  }, text);
}
