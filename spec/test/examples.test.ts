import { expect, test } from "vitest";
import { examples } from "./examples.ts";
import { refusals } from "./validate.ts";

test.each(examples)("$file is accepted.", ({ component, value }) => {
  expect(refusals(component, value)).toEqual([]);
});
