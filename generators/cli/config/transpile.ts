import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** A mistake of syntax, with its place. */
export class TypeScriptError extends Error {}

/** Turns TypeScript into JavaScript by removing types. Throws a {@link TypeScriptError} for wrong syntax. */
export function transpile(source: string, path: string): string {
  const ts: typeof import("typescript") = require("typescript");
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, inlineSourceMap: true },
  });
  const [first] = diagnostics;
  if (first === undefined) return outputText;
  const location = first.file?.getLineAndCharacterOfPosition(first.start ?? 0);
  const position = location === undefined ? "" : `:${location.line + 1}:${location.character + 1}`;
  throw new TypeScriptError(`${path}${position}  ${ts.flattenDiagnosticMessageText(first.messageText, " ")}`);
}
