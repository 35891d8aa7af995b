import { existsSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { basename, join } from "node:path";
import { entryPoints } from "../house/api-report/entry-points.ts";
import { publishedFolders, readManifest } from "../house/repository.ts";
import type { Metric, Numbers } from "./budget.ts";
import { gzipBytes } from "./measure-gzip.ts";
import { installCost } from "./measure-install.ts";
import { declarationBytes, instantiations } from "./measure-types.ts";
import { namedImports, placeOf } from "./named-imports.ts";

type Row = Partial<Record<Metric, number>>;

/** Measures every published package as built, and bundles that import one name of it. */
export async function measure(): Promise<Numbers> {
  await using temporary = await mkdtempDisposable(join(import.meta.dirname, ".work-"));
  const folder = temporary.path;
  const numbers: Record<string, Row> = {};
  for (const packageFolder of publishedFolders) {
    const { name } = readManifest(packageFolder);
    for (const entry of codeEntries(packageFolder)) numbers[entry] = await measureEntry(entry, folder);
    const use = await measureUse(packageFolder, folder);
    numbers[name] = { ...numbers[name], ...use, ...installCost(packageFolder) };
  }
  for (const part of namedImports)
    numbers[placeOf(part)] = { gzipBytes: await gzipBytes(part.from, part.names) };
  return numbers;
}

/** The entry points of a package that have code, as users write them. */
export function codeEntries(packageFolder: string): string[] {
  return entryPoints(packageFolder).flatMap(({ kind, path }) => (kind === "code" ? [path] : []));
}

async function measureEntry(entry: string, folder: string): Promise<Row> {
  const row: Row = { declarationBytes: await declarationBytes(entry, folder) };
  // Nobody bundles a command line.
  if (!/\/codegen(\/|$)/.test(entry)) row.gzipBytes = await gzipBytes(entry);
  return row;
}

async function measureUse(packageFolder: string, folder: string): Promise<Row> {
  const consumer = join(import.meta.dirname, "consumers", `${basename(packageFolder)}.ts`);
  if (!existsSync(consumer)) return {}; // packages of data, and the command line
  return { instantiations: await instantiations(consumer, folder) };
}
