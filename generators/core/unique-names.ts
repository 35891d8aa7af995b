import { stemKey } from "./output/file-stem.ts";

/** Hands out each name once. */
export interface UniqueNames {
  /**
   * The first of `name`, `name2`, `name3`, … that is free together with all that `family` makes of it; those are
   * taken as well.
   */
  take(name: string, family?: (name: string) => readonly string[]): string;
  /** True for a name that was not handed out, and is not reserved. */
  isFree(name: string): boolean;
}

interface UniqueNamesOptions {
  readonly reserved?: readonly string[];
  /** For files: on some disks names that differ only by case, or by how accents are encoded, are one. */
  readonly ignoreCase?: boolean;
  /** Stands between a name and its number. */
  readonly separator?: string;
}

export function uniqueNames({
  reserved = [],
  ignoreCase = false,
  separator = "",
}: UniqueNamesOptions = {}): UniqueNames {
  const key = (name: string): string => (ignoreCase ? stemKey(name) : name);
  const taken = new Set(reserved.map(key));
  const isFree = (name: string) => !taken.has(key(name));
  return {
    isFree,
    take(name, family = (candidate) => [candidate]) {
      for (let count = 1; ; count++) {
        const candidate = count === 1 ? name : `${name}${separator}${count}`;
        const members = family(candidate);
        if (!members.every(isFree)) continue;
        for (const member of members) taken.add(key(member));
        return candidate;
      }
    },
  };
}
