import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { NEXT_VERSION } from "../next-version.ts";
import { fixtures } from "../npm-project.ts";
import { once } from "../once.ts";
import { installProject, ourDependencies, type Project } from "../project.ts";

/** The packages with guards that recognize values of another copy. */
const GUARDED = ["errors", "client", "webhooks"] as const;

/** Installs two versions of each package with guards: each recognizes the other's values. */
export function twoCopiesCells(stage: Stage, preRelease: () => Promise<void>): Cell[] {
  const project = once(() => installBoth(stage, preRelease));
  return GUARDED.map((name) => ({
    check: "two versions side by side",
    variant: `${stage.scope}/${name}`,
    run: async () => (await (await project()).run(["node", "two-copies.mjs", name])).trim(),
  }));
}

async function installBoth(stage: Stage, preRelease: () => Promise<void>): Promise<Project> {
  await preRelease();
  const { scope } = stage;
  const versions = ourDependencies(stage);
  const copies = GUARDED.flatMap((name) => [
    [`${name}-old`, `npm:${scope}/${name}@${versions[`${scope}/${name}`]}`],
    [`${name}-new`, `npm:${scope}/${name}@${NEXT_VERSION}`],
  ]);
  // What the old ones depend on is named, so that it is there in the old version.
  const project = await installProject(stage, "two-copies", { ...versions, ...Object.fromEntries(copies) });
  await cp(join(fixtures, "programs/two-copies.mjs"), join(project.folder, "two-copies.mjs"));
  return project;
}
