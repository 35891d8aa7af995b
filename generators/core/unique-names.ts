import { stemKey } from "./output/file-stem.ts";

/** Hands out each name once. */
export interface UniqueNames {
  /**
   * Returns the first of `name`, `name2`, `name3`, … that is free together with all names that `family` derives from
   * it, and reserves them.
   */
  take(name: string, family?: (name: string) => readonly string[]): string;
  /** True for a name that is neither taken nor reserved. */
  isFree(name: string): boolean;
}

interface UniqueNamesOptions {
  readonly reserved?: readonly string[];
  /** For files: some disks treat names as one if they differ only by case, or by how accents are encoded. */
  readonly ignoreCase?: boolean;
  /** Separates a name from its number. */
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
