import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { PackageImpacts, PackageKind } from "./impacts.ts";
import { getOwn } from "./json.ts";
import type { ApiModel } from "./model/api-model.ts";
import type { OptionDocs } from "./option-docs.ts";
import type { OptionError } from "./option-error.ts";
import type { GeneratedFile } from "./output/generated-file.ts";

/** A generator with its options, as listed in `codegen.config.ts`; created by the result of {@link defineGenerator}. */
export interface Generator {
  /** Name on the command line (`--only`), in the printed table, and of its folder. */
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** Names of the generators whose output this one's output imports. */
  readonly needs: readonly string[];
  /** True if it runs only when the configuration or `--only` names it. */
  readonly onRequest: boolean;
  /** Effect of document changes on its package: that of a kind of package, or its own table. */
  readonly impact: PackageKind | PackageImpacts;
  /** Folder of its files; undefined for a folder with its name. */
  readonly folder: string | undefined;
  /** Module from which other generated code imports its output; undefined for a path from folder to folder. */
  readonly importFrom: string | undefined;
  readonly options: UnknownOptions;
  /** Invalid options it was given. `generate` throws the first one. */
  readonly faults: readonly OptionError[];
  /** Its options, for the help. */
  readonly optionDocs: readonly OptionDocs[];
  /** Turns a model into files. Pure: the same model, options and context give the same bytes. */
  generate(model: ApiModel, context: RunContext): Generated | Promise<Generated>;
  /** Returns the same generator with some options changed; unknown options are ignored. */
  withOptions(options: UnknownOptions): Generator;
}

/** Options of a generator that is not known here. */
export type UnknownOptions = Readonly<Record<string, unknown>>;

/** Extensions of relative imports; the empty one is for bundlers. */
export const IMPORT_EXTENSIONS = [".js", ".ts", ""] as const;

export type ImportExtension = (typeof IMPORT_EXTENSIONS)[number];

/** Context of a generator: imports, headers and other generators. */
export interface RunContext {
  /**
   * Module specifiers for imports in generated code: `@crossborder/types` in this repository, `../types/index.js` if
   * all folders are siblings. By generator (`types/*`: its files), and `runtime`.
   */
  readonly modules: Readonly<Record<string, string>> & { readonly runtime: string };
  /** File extension of relative imports inside a generator's folder. */
  readonly importExtension: ImportExtension;
  /** Command that regenerates the code, printed in the header of every file: `pnpm generate`. */
  readonly headerCommand: string;
  /** The options of the other generators in the configuration, by name. */
  readonly others?: Readonly<Record<string, UnknownOptions>>;
}

/**
 * Returns the module specifier for the output of a generator: all of it, or one file (`"operations/quotes"`, without
 * extension), so that a compiler loads no more than it needs. A package (`importFrom`) has one entry for everything.
 *
 * @throws Error for a generator that is not part of the run.
 */
export function moduleOf({ modules }: Pick<RunContext, "modules">, generator: string, file?: string): string {
  const pattern = file === undefined ? undefined : getOwn(modules, anyFileOf(generator));
  if (typeof pattern === "string" && file !== undefined) return pattern.replace("*", () => file);
  const module = Object.hasOwn(modules, generator) ? modules[generator] : undefined;
  if (module === undefined) {
    const others = Object.keys(modules).filter((name) => name !== "runtime" && !name.endsWith("/*"));
    throw new Error(
      `Generator "${generator}" is not part of this run, so nothing can be imported from it. Add it to "generators" in the configuration, and to "needs" of the generator that imports it. Part of this run: ${others.join(", ")}.`,
    );
  }
  return module;
}

/** The key in `modules` for single files of a generator: `types/*`. */
export function anyFileOf(generator: string): string {
  return `${generator}/*`;
}

/** Context of a generator, with its options. */
export interface GeneratorContext<Options = UnknownOptions> extends RunContext {
  readonly options: Options;
}

/** Files, or the reason why the document gives this generator nothing to write. */
export type Generated =
  | {
      readonly kind: "files";
      readonly files: readonly GeneratedFile[];
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly kind: "nothing"; readonly reason: string };
