import { literalKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import type { ImportExtension } from "../../core/generator.ts";

/** A generator as the configuration calls it. */
interface GeneratorCall {
  readonly name: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** The settings that `init` writes. */
export interface InitialConfig {
  readonly spec: string;
  readonly overlays?: readonly string[];
  readonly headerCommand: string;
  readonly out?: string;
  readonly importExtension: ImportExtension;
  readonly generators: readonly GeneratorCall[];
  /** The package with the document, if there is one. */
  readonly specPackage?: string;
}

/** The text of a codegen.config file, in TypeScript or in JavaScript with the same types in a comment. */
export function renderConfig(
  config: InitialConfig,
  { isTypeScript }: { readonly isTypeScript: boolean },
): string {
  const { spec, overlays = [], headerCommand, out, importExtension, generators, specPackage } = config;
  const names = [...generators.map(({ name }) => name)].sort();
  const calls = generators.map((call) => `${call.name}(${optionsOf(call)})`);
  const short = `  generators: [${calls.join(", ")}],`;
  const imports = isTypeScript ? ["type CodegenConfig", ...names] : names;
  return `${[
    `import { ${imports.join(", ")} } from "@crossborder/codegen";`,
    "",
    ...(isTypeScript ? [] : ['/** @type {import("@crossborder/codegen").CodegenConfig} */']),
    "export default {",
    `  spec: ${quote(spec)},`,
    ...(overlays.length === 0 ? [] : [`  overlays: [${overlays.map(quote).join(", ")}],`]),
    `  headerCommand: ${quote(headerCommand)},`,
    ...(out === undefined ? [] : [`  out: ${quote(out)},`]),
    ...(importExtension === ".js" ? [] : [`  importExtension: ${quote(importExtension)},`]),
    ...(short.length <= 100 ? [short] : ["  generators: [", ...calls.map((call) => `    ${call},`), "  ],"]),
    ...(specPackage === undefined ? [] : [`  diff: { packages: { spec: ${quote(specPackage)} } },`]),
    isTypeScript ? "} satisfies CodegenConfig;" : "};",
  ].join("\n")}\n`;
}

function optionsOf({ options = {} }: GeneratorCall): string {
  const members = Object.entries(options).map(([key, value]) => `${literalKey(key)}: ${quote(value)}`);
  return members.length === 0 ? "" : `{ ${members.join(", ")} }`;
}
