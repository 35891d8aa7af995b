import { describe, expect, test } from "vitest";
import { search } from "../../../../../random-search.ts";
import { isDate, isDateTime, isTime } from "../../../src/zod/format/date-time.ts";

// Texts are read digit by digit; expressions and the calendar of the language say the same in another way.

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;

function isDateByCalendar(text: string): boolean {
  const [, year = "", month = "", day = ""] = DATE.exec(text) ?? [];
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return DATE.test(text) && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function isTimeByExpression(text: string): boolean {
  const [, hour, minute, second, sign, hours = 0, minutes = 0] = TIME.exec(text) ?? [];
  if (hour === undefined) return false;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? 1 : -1);
  return second !== "60" || (Number(hour) * 60 + Number(minute) + offset + 1440) % 1440 === 1439;
}

function isDateTimeByBoth(text: string): boolean {
  return /^.{10}t/i.test(text) && isDateByCalendar(text.slice(0, 10)) && isTimeByExpression(text.slice(11));
}

const { seed, numRuns: count } = search(50_000);

const STARTS = [
  ...[
    "2024-02-29T23:59:60Z",
    "1998-12-31t15:59:60.123-08:00",
    "2026-01-31T12:00:00.5z",
    "0000-12-31T00:00:00+23:59",
  ],
  ...["2026-02-28", "2100-02-29", "12:00:00Z", "23:59:60+00:00"],
];
const PIECES = [
  "0",
  "1",
  "2",
  "3",
  "5",
  "6",
  "9",
  "-",
  "+",
  ":",
  ".",
  "T",
  "t",
  "Z",
  "z",
  " ",
  "",
  "\n",
  "١",
  "60",
  "29",
];

/** Numbers below a bound, the same for the same seed. */
function drawer(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

describe(`dates and times with a few characters exchanged (SEED=${seed})`, () => {
  test.each([
    ["date", isDate, isDateByCalendar],
    ["time", isTime, isTimeByExpression],
    ["date-time", isDateTime, isDateTimeByBoth],
  ] as const)("%s", (_, read, expected) => {
    const draw = drawer(seed);
    let accepted = 0;
    for (let run = 0; run < count; run += 1) {
      let text = STARTS[draw(STARTS.length)] ?? "";
      for (let change = draw(4); change > 0; change -= 1) {
        const at = draw(text.length + 1);
        text = text.slice(0, at) + (PIECES[draw(PIECES.length)] ?? "") + text.slice(at + draw(2));
      }
      const isRight = expected(text);
      if (isRight) accepted += 1;
      if (read(text) !== isRight) expect.fail(`${JSON.stringify(text)} is ${isRight ? "" : "not "}right`);
    }
    expect(accepted).toBeGreaterThan(count / 50);
    expect(accepted).toBeLessThan(count / 2);
  });
});
