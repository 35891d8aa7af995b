import type { Generator } from "../../core/generator.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { type NeededPackage, PUBLISHED_VERSIONS, RUNTIME_NEEDS } from "./published-versions.ts";

/** The specifier of an import or of a re-export, at the end of a line as generators print it. */
const SPECIFIER = /^(?:import |(?:import|export|\}) .*?\bfrom |\} from )"([^"]+)";$/m;

/** Text in each of these lines: skips the hundreds of thousands of others. */
const SIGNS = ['from "', 'import "'];

function specifiersIn(text: string): string[] {
  const found: (readonly [at: number, specifier: string])[] = [];
  for (const sign of SIGNS) {
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
      const end = text.indexOf("\n", at);
      const line = text.slice(text.lastIndexOf("\n", at) + 1, end === -1 ? undefined : end);
      const [, specifier] = SPECIFIER.exec(line) ?? [];
      if (specifier !== undefined) found.push([at, specifier]);
    }
  }
  return found.sort(([a], [b]) => a - b).map(([, specifier]) => specifier);
}

/** Every module that the files import by the name of a package, such as `zod` or `@acme/types/client`. */
export function importedModules(files: readonly GeneratedFile[]): ReadonlySet<string> {
  const modules = files
    .filter(({ path }) => /\.[cm]?tsx?$/.test(path))
    .flatMap(({ text }) => specifiersIn(text));
  return new Set(modules.filter((specifier) => !/^(?:\.|\/|node:|#)/.test(specifier)));
}

/** The name of the package that a module belongs to: `@acme/types` for `@acme/types/client`. */
export function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** The generators whose output is in a package, with the names of these packages. */
export function publishedAs(
  generators: readonly Pick<Generator, "name" | "importFrom">[],
): (readonly [generator: string, name: string])[] {
  return generators.flatMap(({ name, importFrom = "." }) =>
    /^[./]/.test(importFrom) ? [] : [[name, packageOf(importFrom)] as const],
  );
}

/**
 * The published packages that generated files import, in the order of their names: the runtime and its peers.
 * `runtime` is the module that the configuration names for it.
 */
export function neededPackages(files: readonly GeneratedFile[], runtime: string): readonly NeededPackage[] {
  const needed = new Map<string, string>();
  for (const specifier of importedModules(files)) {
    if (specifier === "zod" || specifier.startsWith("zod/")) needed.set("zod", PUBLISHED_VERSIONS.zod);
    if (packageOf(specifier) === "openapi-fetch")
      needed.set("openapi-fetch", PUBLISHED_VERSIONS["openapi-fetch"]);
    if (!specifier.startsWith(`${runtime}/`) || runtime.startsWith(".")) continue;
    needed.set(packageOf(runtime), PUBLISHED_VERSIONS.runtime);
    const [part = ""] = specifier.slice(runtime.length + 1).split("/");
    for (const peer of RUNTIME_NEEDS.get(part) ?? []) needed.set(peer, PUBLISHED_VERSIONS[peer]);
  }
  return [...needed].map(([name, range]) => ({ name, range })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
