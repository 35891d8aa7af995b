import { camelCase } from "../identifier.ts";
import { uniqueNames } from "../unique-names.ts";
import { fileStem, RESERVED_STEMS } from "./file-stem.ts";

/** Returns a file name without extension for each group: `bank-accounts`. */
export function nameFiles(groups: Iterable<string>): ReadonlyMap<string, string> {
  const files = uniqueNames({ reserved: RESERVED_STEMS, ignoreCase: true });
  return new Map(
    [...new Set(groups)].map((group) => [group, files.take(fileStem(kebabCase(camelCase(group))))]),
  );
}

function kebabCase(name: string): string {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .toLowerCase();
}
