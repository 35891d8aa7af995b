import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { ASSERTED_FORMATS, hasFormat } from "../../../core/model/accepts/format.ts";
import { findStrings } from "./find-strings.ts";
import { stringsAround, stringsOfFormat } from "./format-strings.ts";
import { isIn } from "./test/is-in.ts";

const { seed, numRuns } = search(1_000);

/** Strings that have a format, and some that are near it. */
const strings = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(11).replace("Z", "+02:30")),
  fc.emailAddress(),
  fc.ipV4(),
  fc.ipV6(),
  fc.uuid(),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    '"a b"@example.com',
    "a@[192.0.2.1]",
    "a@[IPv6:::1]",
    "::",
    "::1.2.3.4",
    "urn:a",
    "",
    "#a",
    "?",
  ),
  fc.constantFrom(
    "23:59:60Z",
    "22:59:60-01:00",
    "0000-01-01",
    "10:00:00.123456z",
    "9999-12-31t10:00:00+23:59",
  ),
);

test.each(ASSERTED_FORMATS)("every text of the format %s is in the language around it", (format) => {
  const around = stringsAround(format);
  const exact = stringsOfFormat(format);
  let count = 0;
  fc.assert(
    fc.property(strings, (text) => {
      const isOfFormat = hasFormat(text, format);
      if (isOfFormat) expect([text, around && isIn(around, text)]).toEqual([text, true]);
      if (exact) expect([text, isIn(exact, text)]).toEqual([text, isOfFormat]);
      count += Number(isOfFormat);
    }),
    { seed, numRuns },
  );
  expect(count).toBeGreaterThan(20);
});

test.each(["ipv4", "uuid"])("the shortest strings of the format %s have it", (format) => {
  const language = stringsOfFormat(format);
  const found = language ? [...findStrings(language)] : [];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((text) => !hasFormat(text, format))).toEqual([]);
});
