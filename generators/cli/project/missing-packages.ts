import { findPackage } from "./installed-version.ts";
import type { NeededPackage } from "./published-versions.ts";
import { satisfies } from "./satisfies.ts";

/** A package that generated code needs and that is missing, or installed in a version that does not work. */
export interface MissingPackage extends NeededPackage {
  /** The version that is installed or declared instead; undefined when there is none. */
  readonly found: string | undefined;
}

/** Returns the packages that files in a folder cannot import. */
export function missingPackages(needed: readonly NeededPackage[], folder: string): readonly MissingPackage[] {
  return needed.flatMap((each): MissingPackage[] => {
    const found = findPackage(each.name, folder);
    switch (found.kind) {
      case "installed":
        return satisfies(found.version, each.range) ? [] : [{ ...each, found: found.version }];
      case "declared":
        return []; // not installed yet, or installed outside of `node_modules`
      case "missing":
        return [{ ...each, found: undefined }];
      default:
        return found satisfies never;
    }
  });
}
