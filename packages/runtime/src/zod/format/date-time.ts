/** Days of the calendar; 29 February only in leap years. */
const DAY =
  "(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";
const MOMENT =
  "(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";

// Without groups that capture: reading those takes several times as long.
const DATE = /* @__PURE__ */ whole(DAY);
const TIME = /* @__PURE__ */ whole(MOMENT);
const DATE_TIME = /* @__PURE__ */ whole(DAY, "[Tt]", MOMENT);

function whole(...parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.join("")}$`);
}

/** RFC 3339 `date-time`: with time zone, a leap second only at the end of a UTC day. */
export function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && (!text.startsWith("60", 17) || endsDay(text.slice(11)));
}

/** RFC 3339 `full-date`. */
export function isDate(text: string): boolean {
  return DATE.test(text);
}

/** RFC 3339 `full-time`, with time zone. */
export function isTime(text: string): boolean {
  return TIME.test(text) && (!text.startsWith("60", 6) || endsDay(text));
}

/** True for the last minute of a day in UTC. */
function endsDay(time: string): boolean {
  const zone = time
    .slice(8)
    .replace(/^\.\d+/, "")
    .toUpperCase();
  return new Date(`2000-01-01T${time.slice(0, 5)}${zone}`).toISOString().endsWith("T23:59:00.000Z");
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
