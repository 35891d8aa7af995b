import { join } from "node:path";
import { readManifest, repository } from "../repository.ts";

/** What users of a package may import, by the path that they write. */
export type EntryPoint =
  | { readonly kind: "code"; readonly path: string; readonly declarations: string }
  /** A pattern of `exports`: every path that it matches is the module of another entry point. */
  | { readonly kind: "pattern"; readonly path: string; readonly sameAs: string }
  | { readonly kind: "data"; readonly path: string };

/** The entry points of the package of a folder, in the order of its `exports`; files are absolute. */
export function entryPoints(folder: string): EntryPoint[] {
  const { name, exports: targets = {} } = readManifest(folder);
  return Object.entries(targets).map(([subPath, target]) => {
    const path = join(name, subPath).replaceAll("\\", "/");
    const declarations = typesOf(target);
    if (declarations === undefined) return { kind: "data", path };
    if (!subPath.includes("*"))
      return { kind: "code", path, declarations: join(repository, folder, declarations) };
    const [same] = Object.entries(targets).find(([, other]) => typesOf(other) === declarations) ?? [subPath];
    return { kind: "pattern", path, sameAs: join(name, same).replaceAll("\\", "/") };
  });
}

function typesOf(target: unknown): string | undefined {
  if (typeof target !== "object" || target === null || !("types" in target)) return undefined;
  return typeof target.types === "string" ? target.types : undefined;
}
