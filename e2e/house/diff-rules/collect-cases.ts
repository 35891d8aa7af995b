import { readdirSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repository } from "../repository.ts";

// Prints the cases of the tests of rules as JSON: two fragments, and the changes that the tests want between them. The tests
// are imported with a stand-in for vitest, which runs nothing and keeps the tables that `test.each` gets.

interface Kept {
  readonly group: string;
  readonly cases: readonly object[];
}

const kept: Kept[] = [];
let group = "";
const nothing = (): void => undefined;

const each = (cases: readonly object[]): typeof nothing => {
  kept.push({ group, cases: cases.filter((one) => "base" in Object(one) && "name" in Object(one)) });
  return nothing;
};
const describe = (name: string, body: () => void): void => {
  group = name;
  body();
};
Object.assign(globalThis, { standIn: { describe, test: Object.assign(nothing, { each }), nothing } });

const STAND_IN = `
const { describe, test, nothing } = globalThis.standIn;
export { describe, test, test as it };
export const expect = nothing, vi = {}, beforeAll = nothing, afterAll = nothing;`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "vitest"
      ? { url: `data:text/javascript,${encodeURIComponent(STAND_IN)}`, shortCircuit: true }
      : next(specifier, context),
});

const rules = join(repository, "generators/diff/rules");
const files = readdirSync(rules, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".test.ts"),
);
for (const file of files.sort()) {
  if (file === "index.test.ts") continue; // about the tables of rules themselves
  await import(pathToFileURL(join(rules, file)).href);
}
process.stdout.write(JSON.stringify(kept));
