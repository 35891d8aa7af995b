import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "../../house/repository.ts";
import { type Stage, withStage } from "../../publishing/stage.ts";
import { nearDocuments, type OtherDocument } from "../documents/corpus/documents.ts";
import { once } from "../packed/once.ts";
import { installManager, managers } from "../packed/package-managers.ts";
import { type Cell, runSuite } from "../run-cells.ts";
import { setUpMonorepo } from "./set-up-monorepo.ts";
import { setUpProject } from "./set-up-project.ts";
import { styles } from "./styles.ts";

// `pnpm e2e:init [--full] [--only <part of a row>]`: publishes every package to a registry on this machine, lets `codegen init`
// set up repositories and projects of every kind with every package manager, and compiles, bundles and runs the code that it prints. Without
// --full, each kind of project, each package manager and each document is tried once or more, not each with each.
const { values } = parseArgs({
  options: { full: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});

/** Public documents beside the checkout that are small enough to read what was generated. */
const PUBLIC = ["museum", "train-travel"];

await withStage((stage) =>
  runSuite([{ cells: [...monorepoCells(stage), ...projectCells(stage)] }], values.only),
);

/** The description of this repository in one file, and the public ones. */
function documents(): readonly OtherDocument[] {
  const own = { name: "ours", spec: join(repository, "spec/dist/openapi.yaml") };
  if (!existsSync(own.spec)) throw new Error("spec/dist is missing: run `pnpm run build` first.");
  return [own, ...nearDocuments().filter(({ name }) => PUBLIC.includes(name))];
}

/** The two commands of a new repository. */
function monorepoCells(stage: Stage): Cell[] {
  return documents().map((document) => ({
    check: "init --monorepo",
    variant: document.name,
    run: () => setUpMonorepo(stage, document),
  }));
}

function projectCells(stage: Stage): Cell[] {
  const environments = new Map(
    managers.map((manager) => [manager, once(() => installManager(stage, manager))]),
  );
  const all = documents();
  const cells: Cell[] = [];
  for (const [row, style] of styles.entries())
    for (const [column, manager] of managers.entries())
      for (const [depth, document] of all.entries()) {
        const isTried = column === row % managers.length && depth === row % all.length;
        const name = `init-${row}-${column}-${depth}`;
        cells.push({
          check: `init, ${style.name}`,
          variant: `${manager.name}, ${document.name}`,
          skipReason: values.full || values.only !== "" || isTried ? undefined : "left to --full",
          run: async () => {
            const env = (await environments.get(manager)?.()) ?? {};
            return setUpProject(stage, { name, manager, style, document, env });
          },
        });
      }
  return cells;
}
