import { pascalCase } from "../../../core/identifier.ts";
import type { UniqueNames } from "../../../core/unique-names.ts";

/** Names of the function that builds a shared object, and of the type that it returns. */
export interface SharedNames {
  readonly builder: string;
  readonly type: string;
}

/** Reserves names for an object: by its component and member, by all members on its path, or with a number. */
export function takeSharedNames(
  { owner, path }: { readonly owner: string; readonly path: readonly string[] },
  taken: UniqueNames,
): SharedNames {
  const short = pascalCase(`${owner} ${path.at(-1) ?? "object"}`);
  const long = pascalCase(`${owner} ${path.join(" ")}`);
  const family = (name: string) => [`build${name}`, `${name}Schema`];
  const free = [short, long].find((name) => family(name).every(taken.isFree));
  const name = taken.take(free ?? short, family);
  return { builder: `build${name}`, type: `${name}Schema` };
}
