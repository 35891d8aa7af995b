import { pascalCase } from "../../../core/identifier.ts";

/** Names of the function that builds a shared object, and of the type that it returns. */
export interface SharedNames {
  readonly builder: string;
  readonly type: string;
}

/** Reserves names for an object: by its component and member, by all members on its path, or with a number. */
export function takeSharedNames(
  { owner, path }: { readonly owner: string; readonly path: readonly string[] },
  taken: Set<string>,
): SharedNames {
  const short = `${owner} ${path.at(-1) ?? "object"}`;
  const isFree = ({ builder, type }: SharedNames) => !taken.has(builder) && !taken.has(type);
  let names = [short, `${owner} ${path.join(" ")}`].map(namesOf).find(isFree) ?? namesOf(short);
  for (let number = 2; !isFree(names); number += 1) names = namesOf(`${short}${number}`);
  taken.add(names.builder).add(names.type);
  return names;
}

function namesOf(text: string): SharedNames {
  const name = pascalCase(text);
  return { builder: `build${name}`, type: `${name}Schema` };
}
