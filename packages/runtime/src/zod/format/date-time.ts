const ZERO = 48;
const DASH = 45;
const COLON = 58;
const PLUS = 43;
const POINT = 46;

/** RFC 3339 `date-time`: with time zone, a leap second only at the end of a UTC day. */
export function isDateTime(text: string): boolean {
  return isLetter(text, 10, "t") && isDateAt(text) && isTimeFrom(text, 11);
}

/** RFC 3339 `full-date`. */
export function isDate(text: string): boolean {
  return text.length === 10 && isDateAt(text);
}

/** RFC 3339 `full-time`, with time zone. */
export function isTime(text: string): boolean {
  return isTimeFrom(text, 0);
}

/** True if the first ten characters are a date. Reads digits directly: a regular expression is several times slower. */
function isDateAt(text: string): boolean {
  const century = pairAt(text, 0);
  const year = pairAt(text, 2);
  if (century < 0 || year < 0 || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  const day = pairAt(text, 8);
  return day >= 1 && day <= daysOf(pairAt(text, 5), century * 100 + year);
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30;
  return month >= 1 && month <= 12 ? 31 : 0;
}

/** True if a time with its zone begins at an index and ends the text. */
function isTimeFrom(text: string, start: number): boolean {
  const hour = pairAt(text, start);
  const minute = pairAt(text, start + 3);
  const second = pairAt(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  if (text.charCodeAt(start + 2) !== COLON || text.charCodeAt(start + 5) !== COLON) return false;
  const offset = offsetFrom(text, endOfFraction(text, start + 8));
  return offset !== undefined && (second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439);
}

/** Returns the index after the fraction, where the zone begins; a point without digits is not a fraction. */
function endOfFraction(text: string, start: number): number {
  if (text.charCodeAt(start) !== POINT) return start;
  let end = start + 1;
  while (digitAt(text, end) >= 0) end += 1;
  return end === start + 1 ? start : end;
}

/** Returns the offset in minutes of a zone that ends the text; otherwise undefined. */
function offsetFrom(text: string, start: number): number | undefined {
  if (isLetter(text, start, "z")) return text.length === start + 1 ? 0 : undefined;
  const sign = text.charCodeAt(start);
  const hours = pairAt(text, start + 1);
  const minutes = pairAt(text, start + 4);
  const isZone = (sign === PLUS || sign === DASH) && text.charCodeAt(start + 3) === COLON;
  if (!isZone || text.length !== start + 6) return undefined;
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined;
  return (sign === DASH ? -1 : 1) * (hours * 60 + minutes);
}

/** Returns the number of two digits; negative if they are not digits. */
function pairAt(text: string, index: number): number {
  const tens = digitAt(text, index);
  const ones = digitAt(text, index + 1);
  return tens < 0 || ones < 0 ? -1 : tens * 10 + ones;
}

function digitAt(text: string, index: number): number {
  const digit = text.charCodeAt(index) - ZERO;
  return digit >= 0 && digit <= 9 ? digit : -1; // also for NaN, at the end of the text
}

/** True for a letter in either case. */
function isLetter(text: string, index: number, letter: "t" | "z"): boolean {
  return (text.charCodeAt(index) | 32) === letter.charCodeAt(0);
}

/** RFC 3339 `duration`: units in order without gaps, weeks alone. */
export function isDuration(text: string): boolean {
  if (/^P\d+W$/.test(text)) return true;
  const match = /^P((?:\d+[YMD])*)(?:T((?:\d+[HMS])+))?$/.exec(text);
  if (!match) return false;
  const [, days = "", hours = ""] = match;
  return text !== "P" && followsWithoutGap(days, "YMD") && followsWithoutGap(hours, "HMS");
}

/** True if the units of `1Y2M` are consecutive units of the list. */
function followsWithoutGap(parts: string, units: string): boolean {
  return units.includes(parts.replace(/\d+/g, ""));
}
