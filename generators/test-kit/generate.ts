import { BUILT_IN } from "../built-in.ts";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import type { SourceReader } from "../core/document/source/source-reader.ts";
import { anyFileOf, type Generator, type RunContext } from "../core/generator.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { compile } from "./compile.ts";

/** Result of a generator for a document. */
export interface TestRun {
  /** The text of each file by its path inside of the generator's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Reason why the document gives the generator nothing to write, if so. */
  readonly nothing: string | undefined;
  /** Diagnostics of the document, one line each; after an error there are no files. */
  readonly diagnostics: readonly string[];
  /**
   * Errors of TypeScript in the files and in those of imported generators, one line each. Packages are resolved from
   * the working directory.
   */
  readonly errors: readonly string[];
}

/**
 * Runs a generator on a document and compiles its output. `openapi`, `info` and `paths` of the document are optional.
 * Generators that it needs run as well: those of this package, or `others`.
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

/** The generators that a generator imports from, directly or not, each before those that need it. */
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
