import { expect, test } from "vitest";
import { description } from "./description.ts";
import { exampleFile } from "./example-files.ts";
import { damagedExamples, type Example, examples } from "./examples.ts";

const components = Object.keys(description.components.schemas);

/** Components that accept any value, so that no damage is possible. */
const ACCEPT_EVERYTHING = ["SignMessageChallenge"];

const ANNOTATIONS = ["title", "description", "default", "examples", "deprecated", "$comment"];

test("Every component has two examples or more.", () => {
  const missing = components.filter((component) => countOf(examples, component) < 2);
  expect(missing, `Create two of each: ${missing.map(exampleFile).join(", ")}`).toEqual([]);
});

test("Every component that can reject anything has a damaged twin.", () => {
  const missing = components.filter(
    (component) => countOf(damagedExamples, component) === 0 && !ACCEPT_EVERYTHING.includes(component),
  );
  const files = missing.map((component) => `spec/examples/${component}.<path>-<damage>.damaged.json`);
  expect(missing, `Create ${files.join(", ")}`).toEqual([]);
});

test.each(ACCEPT_EVERYTHING)("%s can reject nothing, and says what is not specified.", (component) => {
  const schema = description.components.schemas[component] ?? {};
  expect(Object.keys(schema).filter((key) => !ANNOTATIONS.includes(key) && !key.startsWith("x-"))).toEqual(
    [],
  );
  expect(schema["x-codegen-unspecified"]).toEqual(expect.any(String));
});

test("Every example belongs to a component.", () => {
  const strays = [...examples, ...damagedExamples].filter(({ component }) => !components.includes(component));
  expect(strays.map(({ file }) => file)).toEqual([]);
});

function countOf(all: readonly Example[], component: string): number {
  return all.filter((example) => example.component === component).length;
}
