import { expect, it } from "vitest";
import { didYouMean } from "./did-you-mean.ts";

it.each([
  ["Pett", ["Owner", "Pet"], ' Did you mean "Pet"?'],
  ["Basicc", ["Basic"], ' Did you mean "Basic"?'],
  ["targts", ["targets", "spec"], ' Did you mean "targets"?'],
  ["NEWENUMVALUES", ["newEnumValues"], ' Did you mean "newEnumValues"?'],
  ["Horse", ["Pet"], ""],
  ["wat", ["out"], ""],
  ["A", ["B"], ""],
  ["", [], ""],
])("%j among %j: %j", (name, names, expected) => {
  expect(didYouMean(name, names)).toBe(expected);
});
