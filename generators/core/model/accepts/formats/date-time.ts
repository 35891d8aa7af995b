/** RFC 3339 `full-date`. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** RFC 3339 `full-time`; a leap second is valid only at the end of a UTC day. */
export function isTime(text: string): boolean {
  const match = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!match) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = match.slice(5, 7).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (match[4] === "-" ? 1 : -1) * (offsetHour * 60 + offsetMinute);
  return (hour * 60 + minute + offset + 2880) % 1440 === 1439;
}

/** RFC 3339 `date-time`. */
export function isDateTime(text: string): boolean {
  return /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

const DAYS = "(?:\\d+M(?:\\d+D)?|\\d+D)";
const TIME = "T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)";
const DURATION = new RegExp(
  `^P(?:\\d+W|(?:\\d+Y(?:${DAYS.replace("|\\d+D", "")})?|${DAYS})(?:${TIME})?|${TIME})$`,
);

/** RFC 3339, appendix A: units in order without gaps, weeks alone. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
