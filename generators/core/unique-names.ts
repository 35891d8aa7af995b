import { stemKey } from "./output/file-stem.ts";

/** Hands out each name once. */
export interface UniqueNames {
  /**
   * The first of `name`, `name2`, `name3`, … that is free together with all that `family` makes of it; those are
   * taken as well.
   */
  take(name: string, family?: (name: string) => readonly string[]): string;
}

interface UniqueNamesOptions {
  readonly reserved?: readonly string[];
  /** For files: on some disks names that differ only by case, or by how accents are encoded, are one. */
  readonly ignoreCase?: boolean;
}

export function uniqueNames({ reserved = [], ignoreCase = false }: UniqueNamesOptions = {}): UniqueNames {
  const key = (name: string): string => (ignoreCase ? stemKey(name) : name);
  const taken = new Set(reserved.map(key));
  return {
    take(name, family = (candidate) => [candidate]) {
      for (let count = 1; ; count++) {
        const candidate = count === 1 ? name : `${name}${count}`;
        const members = family(candidate).map(key);
        if (members.some((member) => taken.has(member))) continue;
        for (const member of members) taken.add(member);
        return candidate;
      }
    },
  };
}
