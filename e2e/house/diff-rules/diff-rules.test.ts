import { expect, test } from "vitest";
import { RULES } from "../../../generators/diff/rules/index.ts";
import { renderRules } from "./render-rules.ts";

const page = renderRules();

test("it has a row for every rule, with as many cells as its head", () => {
  const rows = page.split("\n").filter((line) => /^\| \[?`/.test(line));
  const named = rows.map((row) => /^\| \[?`([^`]+)`/.exec(row)?.[1]);
  expect(Object.keys(RULES).filter((id) => !named.includes(id))).toEqual([]);
  const cells = rows.map((row) => row.replaceAll("\\|", "").split("|").length);
  expect(cells.filter((count) => count !== cells[0] && count !== cells.at(-1))).toEqual([]);
});
