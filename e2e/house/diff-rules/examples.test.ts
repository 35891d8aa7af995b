import { expect, test } from "vitest";
import { RULES } from "../../../generators/diff/rules/index.ts";
import { changedLines } from "./changed-lines.ts";
import { chooseExamples } from "./choose-example.ts";
import { renderExamples } from "./render-examples.ts";

test("every rule has a heading, which the page of rules leads to, and nearly every one an example", () => {
  const page = renderExamples();
  const headings = [...page.matchAll(/^### (.*)$/gm)].map(([, id]) => id);
  expect([...headings].sort()).toEqual(Object.keys(RULES).sort());
  const examples = [...page.matchAll(/^```diff\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
  expect(examples.length).toBeGreaterThanOrEqual(headings.length - 1);
  expect(examples.filter((text) => !/^[-+] /m.test(text))).toEqual([]);
});

test("the example of a rule is a case that reports nothing else, and then the shortest", () => {
  const case_ = (base: string, want: readonly string[]) =>
    ({ kind: "operations", name: "", base, revision: "", want }) as const;
  const chosen = chooseExamples([
    case_("1", ["safe a: A. []", "safe b: B. []"]),
    case_("222", ["risky a: Two. [types minor]"]),
    case_("33", ["safe a: Three [x]. [types minor, zod minor]"]),
  ]);
  expect(chosen.get("a")).toMatchObject({ base: "33", verdict: "safe", message: "Three [x]." });
  expect(chosen.get("b")).toMatchObject({ base: "1", message: "B." });
});

test.each([
  ["a b c", "a c", ["  a", "- b", "  c"]],
  ["", "a", ["+ a"]],
  ["a b", "b a", ["- a", "  b", "+ a"]],
  [
    "1 2 3 4 5 6 a 7 8 9 10 11",
    "1 2 3 4 5 6 b 7 8 9 10 11",
    "  …,  4,  5,  6,- a,+ b,  7,  8,  9,  …".split(","),
  ],
])("the lines from %j to %j", (before, after, want) => {
  const lines = (text: string) => (text === "" ? [] : text.split(" "));
  expect(changedLines(lines(before), lines(after))).toEqual(want);
});
