import { expect, test } from "vitest";
import { examples } from "./examples.ts";
import { validationErrors } from "./validate.ts";

test.each(examples)("$file is accepted.", ({ component, value }) => {
  expect(validationErrors(component, value)).toEqual([]);
});
