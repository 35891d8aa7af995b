import { jsonText } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { generateFiles } from "../../../core/run/run-generators.ts";
import {
  affectedPackages,
  changedPackages,
  type GeneratedPackage,
} from "../../../diff/release/affected-packages.ts";
import type { ReleaseContext } from "../../../diff/release/plan-changesets.ts";
import type { LoadedConfig } from "../../load-config.ts";
import type { Targets } from "../../targets/targets.ts";
import { UsageError } from "../../usage-error.ts";

/** The packages that are published from a document, and the generators that write them. */
export interface ReleasePackages {
  readonly names: Readonly<Record<string, string>>;
  readonly targets: Targets;
}

interface PackageParts {
  readonly loaded: LoadedConfig;
  readonly targets: Targets;
}

/** The npm names in the configuration. Throws a {@link UsageError} if there are none. */
export function resolvePackages({ loaded: { config }, targets }: PackageParts): ReleasePackages {
  const configured = config.generators.flatMap(({ name, importFrom }) => {
    const npmName = importFrom === undefined ? undefined : packageOf(importFrom);
    return npmName === undefined ? [] : [[name, npmName] as const];
  });
  const names = { ...Object.fromEntries(configured), ...config.diff?.packages };
  if (Object.keys(names).length > 0) return { names, targets };
  throw new UsageError(
    "No generator of codegen.config.ts writes a package.",
    'Say how their packages are imported, as in types({ importFrom: "@acme/types" }): changesets name packages.',
  );
}

/** `@acme/types` for `@acme/types/sub`; undefined for a path. */
function packageOf(module: string): string | undefined {
  return /^(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(module)?.[1];
}

type Documents = { readonly base: ApiModel; readonly revision: ApiModel };

/** The packages whose generated code changes, and those that depend on them. */
export async function findChangedPackages(
  { base, revision }: Documents,
  packages: ReleasePackages,
  onStep: (step: string) => void,
): Promise<Pick<ReleaseContext, "changed" | "affected">> {
  if (jsonText(base.exactAt("")) === jsonText(revision.exactAt("")))
    return { changed: new Set(), affected: new Set() };
  const before = await generatedFiles(base, packages, onStep);
  const after = await generatedFiles(revision, packages, onStep);
  const changed = changedPackages(before, after);
  const { generators } = packages.targets;
  const needs = Object.fromEntries(generators.map((generator) => [generator.name, generator.needs]));
  const affected = affectedPackages(changed, needs);
  // The description itself, and packages that run on it.
  return {
    changed: new Set(["spec", "sandbox", ...changed]),
    affected: new Set(["spec", "sandbox", ...affected]),
  };
}

async function generatedFiles(
  model: ApiModel,
  { targets }: ReleasePackages,
  onStep: (step: string) => void,
): Promise<GeneratedPackage[]> {
  const { generators, contextOf, source } = targets;
  const { results } = await generateFiles({ ...model, source }, { generators, contextOf, onStep });
  return results.map(({ generator, files }) => ({ generator, files }));
}
