import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript5";
import { describe, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { findNames } from "./find-names.ts";
import { hoversOfTypeScript5, hoversOfTypeScript7 } from "./language-services.ts";

// What an editor shows of the packages is part of them. The snapshots are read in reviews: names that people wrote, and no
// types that were worked out.

/** Characters for a method, which is about as wide as an editor shows it. */
const LIMIT = 160;

const program = join(import.meta.dirname, "program.ts");
const names = findNames(program, readFileSync(program, "utf8"));

/** Hovers with their names, one a line. */
async function shownBy(service: typeof hoversOfTypeScript5): Promise<readonly string[]> {
  const shown = await service(program, names);
  return shown.map((text, index) => `${names[index]?.name}: ${text.replaceAll(/\s*\n\s*/g, " ")}`);
}

describe.each([
  ["5.9", hoversOfTypeScript5],
  ["7", hoversOfTypeScript7],
] as const)("hovers of TypeScript %s", (version, service) => {
  const lines = shownBy(service);

  test("are as they were reviewed", async () => {
    await expect(`${(await lines).join("\n")}\n`).toMatchFileSnapshot(`./hovers.${version}.txt`);
  });

  test(`have at most ${LIMIT} characters for a method of ours`, async () => {
    const methods = (await lines).filter((line) => /^\w+: \(method\) (?!Zod)/.test(line));
    expect(methods.length).toBeGreaterThan(20);
    expect(methods.filter((line) => line.replace(/^\w+: \(method\) /, "").length > LIMIT)).toEqual([]);
  });

  test("name no type that cannot be imported", async () => {
    const ours = (await lines).filter((line) => !line.includes("Zod"));
    const shown = new Set(ours.flatMap((line) => line.replaceAll(/"[^"]*"/g, "").match(/\b[A-Z]\w+/g) ?? []));
    const known = new Set([...exportedNames(), ...GLOBALS]);
    expect([...shown].filter((name) => !known.has(name))).toEqual([]);
  });
});

test("every name that a package exports has help, and so has every option, hook and group of a client", () => {
  const { checker, symbols } = exported();
  const own = symbols.map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const members = ["ClientOptions", "Groups", "Hooks", "RetryOptions"].flatMap((name) => [
    ...(own.find((symbol) => symbol.name === name)?.members?.values() ?? []),
  ]);
  expect(members.length).toBeGreaterThan(30);
  const helpless = [...own, ...members].filter(
    (symbol) => symbol.getDocumentationComment(checker).length === 0,
  );
  // The types of validators, whose values have it, and the layout of openapi-typescript.
  const withoutHelp = /(Schema|Validators)$|^(components|operations|paths|webhooks)$/;
  const names = helpless.map(({ name }) => name).filter((name) => !withoutHelp.test(name));
  expect(names).toEqual([]);
});

const GLOBALS = ["Partial", "Pick", "Promise", "Readonly", "Record", "Request", "Response"];

/** The names that the entries of the packages export. */
function exportedNames(): string[] {
  return exported().symbols.map(({ name }) => name);
}

/** Symbols that the entries of the packages export. */
function exported(): { readonly checker: ts.TypeChecker; readonly symbols: readonly ts.Symbol[] } {
  const entries = ["client", "errors", "sandbox", "types", "webhooks", "zod"].map(
    (name) => `${name}/dist/index`,
  );
  const files = [...entries, "client/dist/operations", "zod/dist/operations"].map(
    (entry) => `${repository}/packages/${entry}.d.ts`,
  );
  const checked = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, skipLibCheck: true });
  const checker = checked.getTypeChecker();
  const symbols = files.flatMap((file) => {
    const source = checked.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return { checker, symbols };
}
