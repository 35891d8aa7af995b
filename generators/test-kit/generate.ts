import { BUILT_IN } from "../built-in.ts";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import type { SourceReader } from "../core/document/source/source-reader.ts";
import { anyFileOf, type Generator, type RunContext } from "../core/generator.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { compile } from "./compile.ts";

/** What a generator made of a document. */
export interface TestRun {
  /** The text of each file by its path inside of the generator's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Why the document gives the generator nothing to write, where that is so. */
  readonly nothing: string | undefined;
  /** What was found in the document, one line each; with an error among them there are no files. */
  readonly diagnostics: readonly string[];
  /**
   * What TypeScript says about the files and about those of the generators that they import, one line each. Packages are
   * found as from the working directory.
   */
  readonly errors: readonly string[];
}

/**
 * Runs a generator on a document and compiles what it writes. `openapi`, `info` and `paths` of the document may be left
 * out. Generators that it needs run as well: those of this package, or `others`.
 */
export async function generate(
  fragment: Readonly<Record<string, unknown>>,
  generator: Generator,
  others: readonly Generator[] = [],
): Promise<TestRun> {
  const generators = [...neededBy(generator, [...others, ...BUILT_IN]), generator];
  const { results, diagnostics } = await runGenerators("file:///document/openapi.json", {
    reader: readerOf(fragment),
    generators,
    source: "openapi.json",
    contextOf: () => contextOf(generators),
  });
  const own = results.find((result) => result.generator === generator.name);
  const all = results.flatMap((result) => inFolder(result.generator, result.files));
  return {
    files: new Map(own?.files.map(({ path, text }) => [path, text])),
    nothing: own?.nothing,
    diagnostics: diagnostics.map(formatDiagnostic),
    errors: compile(all),
  };
}

function readerOf(fragment: Readonly<Record<string, unknown>>): SourceReader {
  const text = JSON.stringify({
    openapi: "3.1.1",
    info: { title: "Test", version: "1.0.0" },
    paths: {},
    ...fragment,
  });
  return {
    displayName: (uri) => uri.replace("file:///document/", ""),
    read: (uri) =>
      uri.endsWith("/openapi.json")
        ? Promise.resolve(text)
        : Promise.reject(new Error("There is no such file.")),
  };
}

/** The generators whose output a generator imports, and those that they need, each before what needs it. */
function neededBy(
  { name, needs }: Generator,
  known: readonly Generator[],
  path: readonly string[] = [],
): Generator[] {
  if (path.includes(name)) throw new Error(`Generators need each other: ${[...path, name].join(", ")}.`);
  const found = needs.map((needed) => {
    const other = known.find((candidate) => candidate.name === needed);
    if (other === undefined)
      throw new Error(`Generator "${name}" needs "${needed}". Pass it among the others.`);
    return other;
  });
  return [...new Set(found.flatMap((other) => [...neededBy(other, known, [...path, name]), other]))];
}

function contextOf(generators: readonly Generator[]): RunContext {
  const modules = generators.flatMap(({ name }) => [
    [name, `../${name}/index.js`],
    [anyFileOf(name), `../${name}/*.js`],
  ]);
  return {
    modules: { ...Object.fromEntries(modules), runtime: "@crossborder/runtime" },
    importExtension: ".js",
    headerCommand: "codegen generate",
    others: Object.fromEntries(generators.map(({ name, options }) => [name, options])),
  };
}

function inFolder(folder: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
