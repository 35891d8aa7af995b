import ts from "typescript";
import { BUILT_IN } from "../../built-in.ts";
import { type Diagnostic, hasErrors } from "../../core/diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../core/diagnostics/format-diagnostic.ts";
import type { RunContext } from "../../core/generator.ts";
import { memoryReader } from "../../core/model/test/model-of.ts";
import { type GenerationRun, runGenerators } from "../../core/run/run-generators.ts";
import type { WholeDocument } from "./whole-documents.ts";

const modules = Object.fromEntries(BUILT_IN.map(({ name }) => [name, `../${name}/index.js`]));
const context: RunContext = {
  modules: { ...modules, runtime: "../runtime/index.js" },
  importExtension: ".js",
  headerCommand: "npm run generate",
};

/** Runs the generators on a document. Throws unless they either write files or reject the document. */
export async function checkCase({ entry, files }: WholeDocument): Promise<"files" | "refused"> {
  const run = await runGenerators(`file:///memory/${entry}`, {
    reader: memoryReader(files),
    generators: BUILT_IN,
    contextOf: () => context,
    source: entry,
  });
  for (const diagnostic of run.diagnostics) checkDiagnostic(diagnostic);
  const leaked = Object.keys(Object.prototype);
  if (leaked.length > 0) throw new Error(`Every object has ${leaked.join()} now.`);
  if (run.results.length === 0 && !hasErrors(run.diagnostics)) throw new Error("Refused without an error.");
  for (const result of run.results) checkFiles(result);
  return run.results.length === 0 ? "refused" : "files";
}

function checkDiagnostic(diagnostic: Diagnostic): void {
  const { code, message, help, location } = diagnostic;
  const isPlaced = location.line >= 1 && location.column >= 1 && location.file !== "";
  const isWhole = /^[a-z0-9-]+$/.test(code) && message.trim() !== "" && help.trim() !== "";
  const isLine = /^[^\n]+:\d+:\d+ {2}\S.* {2}\(.+\)$/u.test(formatDiagnostic(diagnostic));
  if (!isPlaced || !isWhole || !isLine)
    throw new Error(`A problem is incomplete: ${JSON.stringify(diagnostic)}`);
  if (/\b(undefined|NaN|\[object Object\])\b/.test(message) && !/"[^"]*(undefined|NaN)/.test(message))
    throw new Error(`A problem holds a value of JavaScript: ${message}`);
}

function checkFiles({ files }: GenerationRun["results"][number]): void {
  const paths = new Set(files.map(({ path }) => path.toLowerCase()));
  if (paths.size !== files.length) throw new Error("Two files have one path.");
  for (const { path, text } of files) {
    if (!/^[\p{L}\w][\p{L}\p{N}\w./-]*$/u.test(path) || path.includes(".."))
      throw new Error(`A file is called ${path}.`);
    if (path.endsWith(".ts")) checkSyntax(path, text);
    else if (path.endsWith(".json")) JSON.parse(text);
  }
}

function checkSyntax(path: string, text: string): void {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const [first] = diagnostics;
  if (first === undefined) return;
  const line = text.slice(0, first.start).split("\n").length;
  throw new Error(
    `${path}:${line} is no TypeScript: ${ts.flattenDiagnosticMessageText(first.messageText, " ")}`,
  );
}
