import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { UsageError } from "../usage-error.ts";
import { loadTypeScript } from "./load-typescript.ts";
import { TypeScriptError, transpile } from "./transpile.ts";

/**
 * The default export of a configuration. It is TypeScript, and may import this package, other packages, and files beside
 * it in TypeScript, on every version of Node. Throws a {@link UsageError} where that fails.
 */
export async function evaluateConfig(source: string, path: string): Promise<unknown> {
  loadTypeScript();
  const url = pathToFileURL(path);
  url.searchParams.set("text", createHash("sha256").update(source).digest("hex")); // what is edited is read again
  try {
    transpile(source, path); // reports mistakes of syntax with their place
    const module: { default?: unknown } = await import(url.href);
    return module.default;
  } catch (error) {
    if (error instanceof TypeScriptError)
      throw new UsageError(error.message, "Correct the syntax of the configuration.");
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UsageError(
      `${path} cannot be evaluated: ${reason}`,
      "Correct the configuration, or what it imports.",
    );
  }
}
