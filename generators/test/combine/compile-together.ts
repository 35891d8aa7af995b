import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const ROOT = join(repository, "generators/test/combine/virtual");

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  erasableSyntaxOnly: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  baseUrl: repository,
  paths: {
    zod: ["packages/zod/node_modules/zod"],
    "openapi-fetch": ["packages/client/node_modules/openapi-fetch"],
    "@crossborder/runtime/*": ["packages/runtime/src/*/index.ts"],
  },
};

/** What the compiler says about files in memory, all in one program: libraries are read once. By path, one a line. */
export function compileTogether(files: ReadonlyMap<string, string>): string[] {
  const texts = new Map([...files].map(([path, text]) => [join(ROOT, path), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const read = (path: string) =>
    texts.get(path) ?? (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const program = ts.createProgram([...texts.keys()], OPTIONS, {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    readFile: read,
    getSourceFile(path, version) {
      const text = read(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
    },
    directoryExists: (path) => path.startsWith(ROOT) || (host.directoryExists?.(path) ?? true),
  });
  return [...texts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
      ...program.getDeclarationDiagnostics(file),
    ];
    return found.map((one) => `${path.slice(ROOT.length + 1)}:${lineOf(one)} ${messageOf(one)}`);
  });
}

function lineOf({ file, start = 0 }: ts.Diagnostic): number {
  return file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
}

function messageOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300);
}
