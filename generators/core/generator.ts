import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { PackageImpacts, PackageKind } from "./impacts.ts";
import { getOwn } from "./json.ts";
import type { ApiModel } from "./model/api-model.ts";
import type { OptionDocs } from "./option-docs.ts";
import type { OptionError } from "./option-error.ts";
import type { GeneratedFile } from "./output/generated-file.ts";

/** A generator with its options, as `codegen.config.ts` lists it; made by what {@link defineGenerator} returns. */
export interface Generator {
  /** Its name on the command line (`--only`), in the printed table, and of its folder. */
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** Names of the generators whose output this one's output imports. */
  readonly needs: readonly string[];
  /** True for one that runs only where the configuration or `--only` names it. */
  readonly onRequest: boolean;
  /** How changes of the description affect its package: like a kind of package, or by its own table. */
  readonly impact: PackageKind | PackageImpacts;
  /** Where its files go; undefined for a folder with its name. */
  readonly folder: string | undefined;
  /** How other generated code imports its output; undefined for a path from folder to folder. */
  readonly importFrom: string | undefined;
  readonly options: UnknownOptions;
  /** Wrong options that it was given. With one of them, `generate` throws it. */
  readonly faults: readonly OptionError[];
  /** Its options, for the help. */
  readonly optionDocs: readonly OptionDocs[];
  /** Turns a model into files. Pure: the same model, options and place give the same bytes. */
  generate(model: ApiModel, context: RunContext): Generated | Promise<Generated>;
  /** The same generator with some options changed; those that it does not have are left out. */
  withOptions(options: UnknownOptions): Generator;
}

/** The options of a generator that is not known here. */
export type UnknownOptions = Readonly<Record<string, unknown>>;

/** Extensions that relative imports can have; none is for bundlers. */
export const IMPORT_EXTENSIONS = [".js", ".ts", ""] as const;

export type ImportExtension = (typeof IMPORT_EXTENSIONS)[number];

/** What a generator needs to know about the place its files go to. */
export interface RunContext {
  /**
   * Module specifiers of what generated code stands on, as they are written in imports: `@crossborder/types` in this
   * repository, `../types/index.js` where all folders stand side by side. By generator (`types/*`: its files), and `runtime`.
   */
  readonly modules: Readonly<Record<string, string>> & { readonly runtime: string };
  /** File extension of relative imports inside a generator's folder. */
  readonly importExtension: ImportExtension;
  /** How to regenerate, said in the header of every file: `pnpm generate`. */
  readonly headerCommand: string;
  /** The options of other generators that run for the same configuration, by name. */
  readonly others?: Readonly<Record<string, UnknownOptions>>;
}

/**
 * How generated code imports the output of a generator: all of it, or one file (`"operations/quotes"`, without extension), so
 * that a compiler loads no more than that file needs. Where the output is a package (`importFrom`), its entry has everything.
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

/** The key in the modules of a place under which single files of a generator are found: `types/*`. */
export function anyFileOf(generator: string): string {
  return `${generator}/*`;
}

/** What a generator is given beside the model: its place, and its options. */
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
