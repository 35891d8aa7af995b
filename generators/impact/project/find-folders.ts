import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ts } from "ts-morph";
import { isObject } from "../../core/json.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { MANIFEST } from "../../core/output/manifest.ts";
import { rememberedByText } from "../../core/remembered.ts";
import type { Overlay } from "./consumer-project.ts";
import type { GeneratedFiles, Layout, Side } from "./layout.ts";

/** A folder of generated code that a consumer imports, in its own tree or in an installed package. */
export interface ImportedFolder {
  readonly folder: string;
  readonly generator: string;
  readonly layout: Layout;
  /** Files in it that the consumer uses. */
  readonly files: readonly string[];
}

interface Search {
  readonly program: ts.Program;
  /** Layouts of configurations first; the last one writes side by side. */
  readonly layouts: readonly [...Layout[], Layout];
  /** Names that the consumer uses for packages, by their names in the configuration. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Finds the generated folders among the files of a program: by package, by configured folder, or by their manifests. */
export async function findFolders({ program, layouts, renamed }: Search): Promise<ImportedFolder[]> {
  const paths = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .map(({ fileName }) => fileName);
  const found = new Map<string, ImportedFolder>();
  const add = (folder: string, generator: string, layout: Layout): void => {
    const files = paths.filter((path) => path.startsWith(`${folder}/`));
    if (files.length > 0 && !found.has(folder)) found.set(folder, { folder, generator, layout, files });
  };
  for (const layout of layouts) {
    for (const [generator, folder] of layout.folders) add(folder, generator, layout);
    if (layout.packages.size === 0) continue;
    const generated = await layout.generate("base");
    for (const [generator, name] of layout.packages) {
      const inPackage = paths.filter((path) => packageOf(path) === (renamed.get(name) ?? name));
      const folder = folderWith(generated.get(generator) ?? [], inPackage);
      if (folder !== undefined) add(folder, generator, layout);
    }
  }
  const beside = layouts[layouts.length - 1] as Layout; // not empty by its type
  for (const folder of new Set(paths.flatMap((path) => manifestFolder(path) ?? []))) {
    if (found.has(folder)) continue;
    const generator = generatorOf(folder, { paths, generated: await beside.generate("base") });
    if (generator !== undefined) add(folder, generator, beside);
  }
  return [...found.values()];
}

/** Returns the packages of an API that a consumer has: those of layouts, and the runtime. */
export function packagesOf({ layouts, renamed }: Pick<Search, "layouts" | "renamed">): ReadonlySet<string> {
  return new Set(
    layouts.flatMap(({ packages, runtime }) => [
      runtime,
      ...[...packages.values()].map((name) => renamed.get(name) ?? name),
    ]),
  );
}

/** Returns the name of the package that a file belongs to. */
export function packageOf(path: string): string | undefined {
  return packageOfFolder(dirname(path));
}

const packageOfFolder = rememberedByText((folder: string): string | undefined => {
  const manifest = join(folder, "package.json");
  const parsed: unknown = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : undefined;
  if (isObject(parsed) && typeof parsed.name === "string") return parsed.name;
  return dirname(folder) === folder ? undefined : packageOfFolder(dirname(folder));
});

const manifestFolderOf = rememberedByText((folder: string): string | undefined => {
  if (existsSync(join(folder, MANIFEST))) return folder;
  return dirname(folder) === folder ? undefined : manifestFolderOf(dirname(folder));
});

function manifestFolder(path: string): string | undefined {
  return manifestFolderOf(dirname(path));
}

function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?tsx?$/, "");
}

/** Finds the folder with most of these files, as sources or declarations. A single file proves nothing. */
function folderWith(files: readonly GeneratedFile[], paths: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const path of paths.map(withoutExtension))
    for (const file of files) {
      const ending = `/${withoutExtension(file.path)}`;
      if (!path.endsWith(ending)) continue;
      const folder = path.slice(0, -ending.length);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] >= Math.min(2, files.length) ? best[0] : undefined;
}

interface Candidates {
  readonly paths: readonly string[];
  readonly generated: GeneratedFiles;
}

/** Finds the generator that writes most of the files of a folder, and fewest others. */
function generatorOf(folder: string, { paths, generated }: Candidates): string | undefined {
  const own = paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const rated = [...generated].map(([generator, files]) => {
    const shared = files.filter(({ path }) => own.includes(path)).length;
    return { generator, share: shared / (own.length + files.length - shared) };
  });
  const [best] = rated.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share);
  return best?.generator;
}

/** Returns the texts of one version for the files of those folders. */
export async function overlayOf(folders: readonly ImportedFolder[], side: Side): Promise<Overlay> {
  const overlay = new Map<string, string | undefined>();
  for (const { folder, generator, layout, files } of folders) {
    const generated = (await layout.generate(side)).get(generator) ?? [];
    for (const file of generated) overlay.set(`${folder}/${file.path}`, file.text);
    for (const path of files) if (!overlay.has(path)) overlay.set(path, replacementOf(path, overlay));
  }
  return overlay;
}

/** Replaces a declaration file by an export of the generated source beside it. */
function replacementOf(path: string, overlay: Overlay): string | undefined {
  const source = path.replace(/\.d\.([cm]?ts)$/, ".$1");
  return overlay.has(source) && source !== path
    ? `export * from "./${source.split("/").at(-1)?.replace(/ts$/, "js")}";\n`
    : undefined;
}
