import type { Check } from "../checks/check.ts";
import { checkFormat } from "./check-format.ts";
import { USUAL_DATE, USUAL_DATE_TIME, USUAL_TIME } from "./usual.ts";

/** RFC 3339 `date-time`: with time zone, a leap second only at the end of a UTC day. */
export function dateTime(): Check<string> {
  return checkFormat(
    "date-time",
    (text) => /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
    USUAL_DATE_TIME,
  );
}

/** RFC 3339 `full-date`. */
export function date(): Check<string> {
  return checkFormat("date", isDate, USUAL_DATE);
}

/** RFC 3339 `full-time`, with time zone. */
export function time(): Check<string> {
  return checkFormat("time", isTime, USUAL_TIME);
}

/** RFC 3339 `duration`: units in order without gaps, weeks alone. */
export function duration(): Check<string> {
  return checkFormat("duration", isDuration);
}

function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

function isTime(text: string): boolean {
  const match = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!match) return false;
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = match.slice(5, 7).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  const offset = (match[4] === "-" ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  const minuteOfUtcDay = (hour * 60 + minute - offset + 2880) % 1440;
  return second < 60 || minuteOfUtcDay === 1439;
}

function isDuration(text: string): boolean {
  if (/^P\d+W$/.test(text)) return true;
  const match = /^P((?:\d+[YMD])*)(?:T((?:\d+[HMS])+))?$/.exec(text);
  if (!match) return false;
  const [, days = "", hours = ""] = match;
  return text !== "P" && followsWithoutGap(days, "YMD") && followsWithoutGap(hours, "HMS");
}

/** True when the units of `1Y2M` stand in a list of units one after the other. */
function followsWithoutGap(parts: string, units: string): boolean {
  return units.includes(parts.replace(/\d+/g, ""));
}
