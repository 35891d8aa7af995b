import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { amount, formatAmount, parseAmount, serviceContractAddress, version } from "../src/index.ts";

describe("amounts", () => {
  test.each([
    ["50.00", 5000],
    ["0.01", 1],
    ["0.00", 0],
    ["-12.34", -1234],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
  ])("%s is %i minor units, and back", (text, minorUnits) => {
    expect(parseAmount(text)).toBe(minorUnits);
    expect(formatAmount(minorUnits)).toBe(text);
  });

  test("there is no negative zero", () => {
    expect(Object.is(parseAmount("-0.00"), 0)).toBe(true);
  });

  test.each([
    "50",
    "50.0",
    "50.000",
    "1,000.00",
    ".50",
    "050.00",
    "5e1.00",
    " 50.00",
    "",
    "٥.٠٠",
    "90071992547409.92",
  ])("%o is rejected", (text) => {
    expect(() => parseAmount(text)).toThrow(/amount/);
  });

  test.each([0.5, Number.NaN, 2 ** 53])("%d is no amount in minor units", (value) => {
    expect(() => formatAmount(value)).toThrow(/safe integer/);
    expect(() => amount(value)).toThrow(/safe integer/);
  });
});

describe("the service's contract", () => {
  test("is found under the name that the service gives it", () => {
    const contract = { address: "0x02", acmeContractAddress: "0x03" };
    expect(serviceContractAddress({ contract })).toBe("0x03");
    expect(serviceContractAddress({ contract: { address: "0x02" } })).toBeUndefined();
  });
});

test("the version is the package's", async () => {
  const manifest = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
  expect(version).toBe(manifest.version);
});
