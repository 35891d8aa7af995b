import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { postgresMigration } from "../src/stores/postgres.ts";
import { sqliteMigration } from "../src/stores/sqlite.ts";

test.each([
  ["postgres", postgresMigration],
  ["sqlite", sqliteMigration],
])("the shipped file of %s is what the code has", (name, sql) => {
  expect(readFileSync(`${import.meta.dirname}/../migrations/${name}.sql`, "utf8")).toBe(sql);
});
