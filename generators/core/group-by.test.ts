import { expect, test } from "vitest";
import { bestOfEach, groupBy } from "./group-by.ts";

const WORDS = ["pear", "fig", "plum", "apple", "fennel"];
const firstLetter = (word: string) => word.charAt(0);

test("items stand with those of the same key, in the order in which the keys appear", () => {
  expect([...groupBy(WORDS, firstLetter)]).toEqual([
    ["p", ["pear", "plum"]],
    ["f", ["fig", "fennel"]],
    ["a", ["apple"]],
  ]);
});

test("the first item of each key is kept, unless a later one is better", () => {
  expect(bestOfEach(WORDS, firstLetter)).toEqual(["pear", "fig", "apple"]);
  const isLonger = (word: string, known: string) => word.length > known.length;
  expect(bestOfEach(WORDS, firstLetter, isLonger)).toEqual(["pear", "fennel", "apple"]);
});
