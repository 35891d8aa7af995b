const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Returns whether a text is a routing number of the United States: nine digits, the last of which is the check digit. */
export function isValidRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return sum % 10 === 0;
}
