import type { KnownWarning } from "../../config.ts";
import { anyFileOf, type Generator, type ImportExtension, type RunContext } from "../../core/generator.ts";
import { relativeTo } from "./settings.ts";

export const DEFAULT_RUNTIME = "@crossborder/runtime";

/** The command in headers where none is configured. */
export const DEFAULT_COMMAND = "npx codegen generate";

/** Parent folder of generators without a folder. */
export const DEFAULT_OUT = "src/generated";

/** Generators that `generate` runs, their document, and the folders of the results. */
export interface Targets {
  /** Absolute path, or URL. */
  readonly spec: string;
  /** Absolute paths, or URLs. */
  readonly overlays: readonly string[];
  /** The document as generated headers name it. */
  readonly source: string;
  /** Command that regenerates the files, for their headers. */
  readonly headerCommand: string;
  /** Generators that run, in this order. */
  readonly generators: readonly Generator[];
  /** Folders of generators that the configuration does not list, beside those that it lists. */
  readonly unlisted?: ReadonlyMap<string, string> | undefined;
  /** The configuration that lists the generators; undefined if `--out` sets the folders. */
  readonly listed?: ListedGenerators | undefined;
  /** Warnings that are counted instead of printed. */
  readonly knownWarnings?: readonly KnownWarning[] | undefined;
  /** The module that generated code imports the runtime from. */
  readonly runtime: string;
  folderOf(name: string): string;
  contextOf(generator: Pick<Generator, "name">): RunContext;
}

/** The generators of a configuration, in its order. */
interface ListedGenerators {
  /** Path of the configuration. */
  readonly config: string;
  readonly generators: readonly Pick<Generator, "name" | "needs">[];
}

/** Data for the import paths between generated packages. */
export interface ContextParts {
  /** Every generator that others may import; the last of a name counts. */
  readonly all: readonly Generator[];
  readonly folderOf: (name: string) => string;
  readonly headerCommand: string;
  readonly runtime: string | undefined;
  readonly importExtension: ImportExtension;
}

/** Returns the modules that each generator imports the others from: a package name, or the path from its folder to theirs. */
export function contextsOf({
  all,
  folderOf,
  runtime = DEFAULT_RUNTIME,
  ...parts
}: ContextParts): Targets["contextOf"] {
  const { headerCommand, importExtension } = parts;
  const others = Object.fromEntries(all.map(({ name, options }) => [name, options]));
  return ({ name: from }) => {
    const folders = all.map(({ name, importFrom }) => {
      const path = relativeTo(folderOf(from), folderOf(name));
      return { name, importFrom, folder: path.startsWith(".") ? path : `./${path}` };
    });
    const modules = folders.map(({ name, importFrom, folder }) => {
      return [name, importFrom ?? `${folder}/index${importExtension}`];
    });
    const isPackage = new Map(all.map(({ name, importFrom }) => [name, importFrom !== undefined]));
    const beside = folders.filter(({ name }) => name !== from && !isPackage.get(name));
    const files = beside.map(({ name, folder }) => [anyFileOf(name), `${folder}/*${importExtension}`]);
    return {
      modules: { ...Object.fromEntries([...modules, ...files]), runtime },
      importExtension,
      headerCommand,
      others,
    };
  };
}
