/** An object with less code than this many characters is written out in each place: that reads better. */
export const SMALLEST = 300;

/**
 * How many characters of code a shared object must save. A function costs its reader a jump, so small documents have none: of
 * the public ones, only those gain that repeat large objects in dozens of places.
 */
const LEAST_SAVED = 3000;

/** True for an object that is written once, instead of in so many places. */
export function isWorthSharing(object: { readonly size: number }, locations: number): boolean {
  return object.size >= SMALLEST && (locations - 1) * object.size >= LEAST_SAVED;
}
