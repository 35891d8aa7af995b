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
import { publishedAs } from "../../project/needed-packages.ts";
import type { Targets } from "../../targets/targets.ts";
import { UsageError } from "../../usage-error.ts";

/** The npm names in the configuration, by generator. Throws a {@link UsageError} if there are none. */
export function packageNames({
  config: { generators, diff },
}: LoadedConfig): Readonly<Record<string, string>> {
  const names = { ...Object.fromEntries(publishedAs(generators)), ...diff?.packages };
  if (Object.keys(names).length > 0) return names;
  throw new UsageError(
    "No generator of codegen.config.ts writes a package.",
    'Say how their packages are imported, as in types({ importFrom: "@acme/types" }): changesets name packages.',
  );
}

type Documents = { readonly base: ApiModel; readonly revision: ApiModel };

/** The packages whose generated code changes, and those that depend on them. */
export async function findChangedPackages(
  { base, revision }: Documents,
  targets: Targets,
  onStep: (step: string) => void,
): Promise<Pick<ReleaseContext, "changed" | "affected">> {
  if (jsonText(base.exactAt("")) === jsonText(revision.exactAt("")))
    return { changed: new Set(), affected: new Set() };
  const before = await generatedFiles(base, targets, onStep);
  const after = await generatedFiles(revision, targets, onStep);
  const changed = changedPackages(before, after);
  const needs = Object.fromEntries(targets.generators.map((generator) => [generator.name, generator.needs]));
  const affected = affectedPackages(changed, needs);
  // The description itself, and packages that run on it.
  return {
    changed: new Set(["spec", "sandbox", ...changed]),
    affected: new Set(["spec", "sandbox", ...affected]),
  };
}

async function generatedFiles(
  model: ApiModel,
  { generators, contextOf, source }: Targets,
  onStep: (step: string) => void,
): Promise<readonly GeneratedPackage[]> {
  return (await generateFiles({ ...model, source }, { generators, contextOf, onStep })).results;
}
