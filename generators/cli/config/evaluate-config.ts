import { UsageError } from "../usage-error.ts";

/**
 * The default export of a configuration. Node 20 does not strip types, so the text is transpiled here; that is also why
 * it may import types alone. Throws a {@link UsageError} where that fails.
 */
export async function evaluateConfig(source: string, path: string): Promise<unknown> {
  const text = await transpile(source, path);
  try {
    const module: { default?: unknown } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UsageError(
      `${path} cannot be evaluated: ${reason}`,
      "It may import types only (`import type`).",
    );
  }
}

async function transpile(source: string, path: string): Promise<string> {
  const { default: ts } = await import("typescript");
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const [first] = diagnostics;
  if (first === undefined) return outputText;
  const place = first.file?.getLineAndCharacterOfPosition(first.start ?? 0);
  const position = place === undefined ? "" : `:${place.line + 1}:${place.character + 1}`;
  const message = ts.flattenDiagnosticMessageText(first.messageText, " ");
  throw new UsageError(`${path}${position}  ${message}`, "Correct the syntax of the configuration.");
}
