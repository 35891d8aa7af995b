import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository.ts";

/**
 * Tables that are plain objects and are read with a text, and why no text can be the name of a method that every object
 * has, such as `constructor`. Everything else is a `Map`, or is checked with `Object.hasOwn` first.
 */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  "generators/cli/commands/compare/diagnostic-treatment.ts TREATMENTS":
    "codes of problems, which are our own",
  "generators/cli/init/monorepo/package-files.ts SUMMARIES": "names of packages that init knows",
  "generators/cli/project/package-manager.ts LOCKFILES": "one of its own keys",
  "generators/core/document/source/source-reader.ts FILE_ERRORS": "codes of the system",
  "generators/diff/compare/schema/contradiction/schema-keywords.ts WRITTEN": "keywords of JSON Schema",
  "packages/runtime/src/client/redact/redact-forms.ts JSON_NAMES": "one character",
  "packages/sandbox/src/rules/rails.ts RAILS": "types that the validator of the request accepted",
  "packages/sandbox/src/server/malformed-request.ts REASONS": "codes of Node",
};

const sources = repositoryFiles("generators/*.ts", "packages/*/src/*.ts", "action/*.ts").filter(
  (file) => !/\.test(-d)?\.ts$|\/(test|generated)\//.test(file),
);

/** Tables of a file that some file reads with a variable key, without `Object.hasOwn`. */
function uncheckedTables(file: string): string[] {
  const declared = readText(file).matchAll(/^(export )?const (\w+): Readonly<(?:Partial<)?Record<string, /gm);
  return [...declared].flatMap(([, exported, name = ""]) => {
    const readers = exported === undefined ? [file] : sources;
    const isRead = readers
      .flatMap((reader) => readText(reader).split("\n"))
      .some(
        (line) => new RegExp(`\\b${name}\\[(?!")`).test(line) && !line.includes(`Object.hasOwn(${name},`),
      );
    return isRead ? [`${file} ${name}`] : [];
  });
}

test("tables that are read with a name from outside are maps", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(uncheckedTables).sort()).toEqual(Object.keys(KNOWN_NAMES).sort());
});
