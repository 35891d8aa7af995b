import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readManifest, repository } from "../repository.ts";

/** Module that users of a package may import, by the path that they write. */
export type EntryPoint =
  | { readonly kind: "code"; readonly path: string; readonly declarations: string }
  /** A pattern of `exports`: every path that it matches is the module of another entry point. */
  | { readonly kind: "pattern"; readonly path: string; readonly sameAs: string }
  | { readonly kind: "data"; readonly path: string };

/**
 * The entry points of the package of a folder, in the order of its `exports`; files are absolute. A pattern with a file for
 * each path includes the sources of that folder.
 */
export function entryPoints(folder: string): EntryPoint[] {
  const { name, exports: targets = {} } = readManifest(folder);
  const pathOf = (subPath: string) => join(name, subPath).replaceAll("\\", "/");
  return Object.entries(targets).flatMap(([subPath, target]): EntryPoint[] => {
    const declarations = typesOf(target);
    if (declarations === undefined) return [{ kind: "data", path: pathOf(subPath) }];
    if (!subPath.includes("*")) return [code(pathOf(subPath), join(repository, folder, declarations))];
    if (declarations.includes("*")) {
      return sourcesOf(folder, declarations).map((source) =>
        code(
          pathOf(subPath.replace("*", source)),
          join(repository, folder, declarations.replace("*", source)),
        ),
      );
    }
    const [same] = Object.entries(targets).find(([, other]) => typesOf(other) === declarations) ?? [subPath];
    return [{ kind: "pattern", path: pathOf(subPath), sameAs: pathOf(same) }];
  });
}

function code(path: string, declarations: string): EntryPoint {
  return { kind: "code", path, declarations };
}

/** The names of the sources that a pattern of declarations is built from; an index has its own path. */
function sourcesOf(folder: string, declarations: string): string[] {
  const sources = join(repository, folder, dirname(declarations).replace("dist", "src"));
  return readdirSync(sources)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => basename(file, ".ts"))
    .sort();
}

function typesOf(target: unknown): string | undefined {
  if (typeof target !== "object" || target === null || !("types" in target)) return undefined;
  return typeof target.types === "string" ? target.types : undefined;
}
