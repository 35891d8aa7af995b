import type { Generator, GeneratorName } from "../../core/generator.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { generateFiles } from "../../core/run/run-generators.ts";
import { affectedPackages } from "../../diff/bump/affected-packages.ts";
import { changedPackages, type GeneratedPackage } from "../../diff/bump/changed-packages.ts";
import type { ReleaseContext } from "../../diff/bump/plan-changesets.ts";
import type { BumpedPackage } from "../../diff/change.ts";
import type { LoadedConfig } from "../load-config.ts";
import { UsageError } from "../usage-error.ts";
import type { Targets } from "./resolve-targets.ts";

/** The packages that are published from a document, and what writes them. */
export interface ReleasePackages {
  readonly names: Readonly<Partial<Record<BumpedPackage, string>>>;
  readonly targets: Targets;
  readonly generators: readonly Generator[];
}

interface PackageParts {
  readonly loaded: LoadedConfig | undefined;
  readonly targets: Targets;
  readonly generators: readonly Generator[];
}

/** The npm names that the configuration gives; refuses one that gives none. */
export function resolvePackages({ loaded, targets, generators }: PackageParts): ReleasePackages {
  const configured = Object.entries(loaded?.config.targets ?? {}).flatMap(([target, { module }]) => {
    const name = packageOf(module);
    return name === undefined ? [] : [[target, name] as const];
  });
  const names = { ...Object.fromEntries(configured), ...loaded?.config.diff?.packages };
  if (Object.keys(names).length > 0) return { names, targets, generators };
  throw new UsageError(
    "No target of codegen.config.ts is a package.",
    "Give the targets modules such as @acme/types: changesets name packages.",
  );
}

/** `@acme/types` for `@acme/types/sub`; undefined for a path. */
function packageOf(module: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(module)?.[1];
}

type Documents = { readonly base: ApiModel; readonly revision: ApiModel };

/** Which packages come out differently, and which of the others pass that on. */
export async function findChangedPackages(
  { base, revision }: Documents,
  packages: ReleasePackages,
  onStep: (step: string) => void,
): Promise<Pick<ReleaseContext, "changed" | "affected">> {
  if (JSON.stringify(base.document) === JSON.stringify(revision.document))
    return { changed: new Set(), affected: new Set() };
  const before = await generatedFiles(base, packages, onStep);
  const after = await generatedFiles(revision, packages, onStep);
  const changed = changedPackages(before, after);
  const needs = Object.fromEntries(packages.generators.map((generator) => [generator.name, generator.needs]));
  const affected = affectedPackages(changed, needs as Record<GeneratorName, readonly GeneratorName[]>); // all of them
  // The description itself, and what runs on it.
  return {
    changed: new Set<BumpedPackage>(["spec", "sandbox", ...changed]),
    affected: new Set<BumpedPackage>(["spec", "sandbox", ...affected]),
  };
}

async function generatedFiles(
  model: ApiModel,
  { targets, generators }: ReleasePackages,
  onStep: (step: string) => void,
): Promise<GeneratedPackage[]> {
  const { results } = await generateFiles(
    { ...model, source: targets.source },
    {
      generators: generators.filter(({ name }) => targets.names.includes(name)),
      optionsOf: ({ name }: { readonly name: GeneratorName }) => targets.optionsOf(name),
      onStep,
    },
  );
  return results.map(({ generator, files }) => ({ generator, files }));
}
