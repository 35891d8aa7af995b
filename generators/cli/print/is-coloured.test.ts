import { expect, it } from "vitest";
import { isColoured } from "./is-coloured.ts";

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: "1" }, false],
  [true, { NO_COLOR: "" }, true],
  [true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
  [false, { FORCE_COLOR: "1" }, true],
  [true, { FORCE_COLOR: "0" }, false],
  [true, { TERM: "dumb" }, false],
])("a terminal (%s) with %j is coloured: %s", (isTTY, env, coloured) => {
  expect(isColoured({ isTTY }, env)).toBe(coloured);
});
