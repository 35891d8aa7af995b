import { expect, test } from "vitest";
import { hasAddress } from "./server-addresses.ts";

const has = (url: string, address: string): boolean => hasAddress({ url, variables: new Map() }, address);

test.each([
  ["https://{region}.test", "https://eu.test", true],
  ["https://{region}.test", "https://eu.test/v1", false],
  ["https://{a}-{b}.test/{c}", "https://x-y-z.test/v1", true],
  ["https://{a}.test{b}.test", "https://eu.test", false],
  ["https://eu.test", "https://eu.test", true],
  ["https://eu.test", "https://us.test", false],
])("%s has %s: %s", (url, address, expected) => expect(has(url, address)).toBe(expected));

test("many variables take no longer than a few", () => {
  const url = `https://${"{a}.".repeat(60)}test`;
  expect(has(url, `https://${"a.".repeat(200)}example`)).toBe(false);
  expect(has(url, `https://${"a.".repeat(200)}test`)).toBe(true);
});
