import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { IMPACTS } from "../../core/impacts.ts";
import { VERDICTS } from "../change.ts";
import { RULE_TABLES, RULES, type RuleId } from "./index.ts";

const ids = Object.keys(RULES);
const rules = Object.entries(RULES);

/** The code of the comparison, without the rules themselves and without tests. */
function codeOutsideRules(): string {
  const folder = join(import.meta.dirname, "..");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/^(rules|test)[/\\]/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

test("every identifier belongs to one rule, in kebab-case", () => {
  const all = Object.values(RULE_TABLES).flatMap((table) => Object.keys(table));
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  expect([...all].sort()).toEqual([...ids].sort());
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test("a misspelled identifier does not compile", () => {
  // @ts-expect-error: there is no such rule
  const misspelled: RuleId = "operation-remved";
  expect(misspelled in RULES).toBe(false);
});

test("every impact belongs to a rule", () => {
  const used = rules.flatMap(([, { impact }]) => (typeof impact === "string" ? impact : impact.among));
  expect(Object.keys(IMPACTS).filter((impact) => !used.some((one) => one === impact))).toEqual([]);
});

test("every rule is used by the comparison", () => {
  const code = codeOutsideRules();
  expect(ids.filter((id) => !code.includes(`"${id}"`))).toEqual([]);
});

test.each(Object.entries(RULE_TABLES))("every rule of %s has a case beside it", (file, table) => {
  const cases = readFileSync(join(import.meta.dirname, `${file}.test.ts`), "utf8");
  const isReported = (id: string) => new RegExp(`(${VERDICTS.join("|")}) ${id}[: ]`).test(cases);
  expect(Object.keys(table).filter((id) => !isReported(id))).toEqual([]);
});

test("every rule explains itself in sentences", () => {
  const sentence = /^[A-Z].*\.$/s;
  expect(rules.filter(([, { why }]) => !sentence.test(why)).map(([id]) => id)).toEqual([]);
  expect(rules.filter(([, { instead = "None." }]) => !sentence.test(instead)).map(([id]) => id)).toEqual([]);
  expect(rules.filter(([, { forUsers = "None." }]) => !sentence.test(forUsers)).map(([id]) => id)).toEqual(
    [],
  );
});
