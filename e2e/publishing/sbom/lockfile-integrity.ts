import { parse } from "yaml";
import { readText } from "../../house/repository.ts";
import type { IntegrityOf } from "./bill-of-materials.ts";

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: { readonly integrity?: string } }>>;
}

/** Reads the lockfile once, and answers with the integrity that it gives for a package. */
export function lockfileIntegrity(): IntegrityOf {
  const { packages }: Lockfile = parse(readText("pnpm-lock.yaml"));
  return (key) => packages[key]?.resolution.integrity;
}
