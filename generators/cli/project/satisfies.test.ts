import { expect, it } from "vitest";
import { satisfies } from "./satisfies.ts";

it.each([
  ["1.0.0", "^1.0.0", true],
  ["1.9.3", "^1.2.0", true],
  ["1.1.9", "^1.2.0", false],
  ["2.0.0", "^1.2.0", false],
  ["0.17.4", "^0.17.0", true],
  ["0.18.0", "^0.17.0", false],
  ["0.16.9", "^0.17.0", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["3.25.76", "^4.6.0", false],
  ["4.6.0-beta.1", "^4.6.0", true],
  ["workspace", "^4.6.0", true],
  ["3.0.5", "^2.12.0 || ^3.0.0", true],
  ["4.0.0", "^2.12.0 || ^3.0.0", false],
])("version %s and range %s: %s", (version, range, isFine) => {
  expect(satisfies(version, range)).toBe(isFine);
});
