import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { hmacOf, type Implementation, isRuntime, VERIFIER } from "./copy-runtime.ts";
import type { Mutant } from "./mutant.ts";
import { breakOneRule, mutantsOf } from "./mutants.ts";
import { expectedOutcome, outcomeOf, type VerifierModule } from "./outcome.ts";
import { readVectors } from "./vector.ts";

// Run with the name of an implementation of HMAC: prints, as JSON, whether a vector shows a difference from the rules,
// for the verifier as it is and with each fault. Each has its own modules, such as `verifier.ts?copy=7`.
const implementation = process.argv[2] as Implementation; // of mutants.test.ts
const copies: readonly (Mutant | undefined)[] = [undefined, ...mutantsOf(implementation)];
const vectors = readVectors().flatMap((file) => file.vectors);

/** The number of the copy that a module belongs to. */
function copyOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : /\?copy=(\d+)$/.exec(url)?.[1];
}

const stripped = new Map<string, string>();

/** Returns a source without its types; copies share all except the broken one. */
function codeOf(path: string, mutant: Mutant | undefined): string {
  if (mutant && path.endsWith(`/webhooks/${mutant.file}`))
    return stripTypeScriptTypes(breakOneRule(readFileSync(path, "utf8"), mutant));
  const known = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, "utf8"));
  stripped.set(path, known);
  return known;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const copy = copyOf(context.parentURL);
    const found = nextResolve(
      copy !== undefined && specifier === "#hmac" ? hmacOf(implementation) : specifier,
      context,
    );
    return copy !== undefined && isRuntime(found.url)
      ? { ...found, url: `${found.url}?copy=${copy}` }
      : found;
  },
  load(url, context, nextLoad) {
    const copy = copyOf(url);
    if (copy === undefined) return nextLoad(url, context);
    const source = codeOf(fileURLToPath(url.replace(/\?.*/, "")), copies[Number(copy)]);
    return { format: "module", source, shortCircuit: true };
  },
});

async function isCaught(copy: number): Promise<boolean> {
  const module: VerifierModule = await import(`${VERIFIER}?copy=${copy}`);
  for (const vector of vectors)
    if ((await outcomeOf(module, vector)) !== expectedOutcome(vector)) return true;
  return false;
}

const caught: boolean[] = [];
for (const copy of copies.keys()) caught.push(await isCaught(copy));
process.stdout.write(JSON.stringify(caught));
