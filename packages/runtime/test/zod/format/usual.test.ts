import { describe, expect, test } from "vitest";
import * as z from "zod";
import { isIpv6 } from "../../../src/zod/format/address.ts";
import { date, dateTime, email, ipv4, ipv6, time, uri } from "../../../src/zod/index.ts";

const two = (count: number) => String(count).padStart(2, "0");
const accepts = (check: ReturnType<typeof date>, text: string) =>
  z.string().check(check).safeParse(text).success;

/** Up to nine groups before and after a gap, or without one; and the same with an IPv4 address at the end. */
function addresses(): string[] {
  const counts = Array.from({ length: 10 }, (_, count) => count);
  const groups = (count: number) => Array<string>(count).fill("a1");
  return ["1f", "1.20.255.0"].flatMap((last) =>
    counts.flatMap((before) => {
      const ends = counts.map((after) => [...groups(after), last].join(":"));
      const gaps = ["", ...ends].map((end) => `${groups(before).join(":")}::${end}`);
      return [...gaps, [...groups(before), last].join(":")];
    }),
  );
}

/** A text with one character left out, doubled, or replaced. */
function changed(text: string): string[] {
  return [...text].flatMap((character, index) =>
    ["", character + character, ":", ".", "g", "0", "\n"].map(
      (other) => text.slice(0, index) + other + text.slice(index + 1),
    ),
  );
}

describe("formats that are checked by one expression where that suffices", () => {
  test("exactly the days of the calendar are dates, alone and with a time", () => {
    for (const year of [1900, 2000, 2023, 2024]) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${two(month)}-${two(day)}`;
          const moment = new Date(Date.UTC(year, month - 1, day));
          const isDay = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
          expect(accepts(date(), text), text).toBe(isDay);
          expect(accepts(dateTime(), `${text}T00:00:00Z`), text).toBe(isDay);
        }
      }
    }
  });

  test("hours, minutes and seconds have their range, a leap second ends a day of UTC", () => {
    for (let part = 0; part <= 61; part++) {
      expect(accepts(time(), `${two(part)}:00:00Z`)).toBe(part < 24);
      expect(accepts(time(), `00:${two(part)}:00+01:00`)).toBe(part < 60);
      expect(accepts(time(), `00:00:${two(part)}.5z`)).toBe(part < 60);
      expect(accepts(time(), `23:59:${two(part)}Z`)).toBe(part <= 60);
      expect(accepts(time(), `00:00:00-${two(part)}:00`)).toBe(part < 24);
    }
  });

  test("every number of an address stops at 255, every group at four digits", () => {
    for (let part = 0; part <= 300; part++) {
      expect(accepts(ipv4(), `1.2.3.${part}`)).toBe(part < 256);
      expect(accepts(ipv4(), `0${part}.2.3.4`)).toBe(false);
    }
    for (let groups = 1; groups <= 9; groups++) {
      expect(accepts(ipv6(), Array(groups).fill("1").join(":"))).toBe(groups === 8);
      expect(accepts(ipv6(), `${"1:".repeat(groups)}:1`)).toBe(groups < 7);
    }
    expect(accepts(ipv6(), "12345::1")).toBe(false);
  });

  test("groups, gaps and an IPv4 address at the end are those that the parser of URLs knows, also with one character changed", () => {
    const isAddress = (text: string) => /^[0-9a-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
    const texts = addresses().flatMap((address) => [address, ...changed(address)]);
    expect(texts.filter((text) => isIpv6(text) !== isAddress(text))).toEqual([]);
    expect(texts.filter(isAddress).length).toBeGreaterThan(1000);
  });

  test.each([
    ["ada@example.com", true],
    ["ada.l+x@a-b.example", true],
    ["ada@-example.com", false],
    ["ada@example-.com", false],
    ["ada..l@example.com", false],
    [`a@${"a".repeat(63)}.com`, true],
    [`a@${"a".repeat(64)}.com`, false],
  ])("%s as e-mail address: %s", (text, isAddress) => {
    expect(accepts(email(), text)).toBe(isAddress);
  });

  test.each([
    ["https://example.com/a?b=c#d", true],
    ["https://example.com:80?x", true],
    ["https://example.com/a b", false],
    ["https://example.com/#a#b", false],
    ["https://exa mple.com", false],
    ["//example.com", false],
    ["https://example.com/%zz", false],
  ])("%s as URI: %s", (text, isUri) => {
    expect(accepts(uri(), text)).toBe(isUri);
  });
});
