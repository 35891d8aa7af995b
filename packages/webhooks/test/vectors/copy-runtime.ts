import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutants.ts";

const sources = join(import.meta.dirname, "../../../runtime/src");

/** What `#hmac` may lead to. */
export const IMPLEMENTATIONS = ["node", "web"] as const;
export type Implementation = (typeof IMPLEMENTATIONS)[number];

/** What imports the verification, and not the other way round. */
const ABOVE = ["adapters", "stores", "testing"].map((room) => join(sources, "webhooks", room));

/** Copies the sources of the runtime that verify, with one implementation of HMAC, and one fault where a mutant is given. */
export function copyRuntime(copy: string, implementation: Implementation, mutant?: Mutant): string {
  for (const part of ["webhooks", "errors"])
    cpSync(join(sources, part), join(copy, part), {
      recursive: true,
      filter: (path) => !ABOVE.includes(path),
    });
  const manifest = { type: "module", imports: { "#hmac": `./webhooks/hmac/${implementation}.ts` } };
  writeFileSync(join(copy, "package.json"), JSON.stringify(manifest));
  if (mutant) breakOneRule(copy, mutant);
  return copy;
}

function breakOneRule(copy: string, mutant: Mutant): void {
  const file = join(copy, "webhooks", mutant.file);
  const [before, after, ...others] = readFileSync(file, "utf8").split(mutant.from);
  if (after === undefined || others.length > 0)
    throw new Error(`"${mutant.from}" does not stand once in ${mutant.file}`);
  writeFileSync(file, before + mutant.to + after);
}
