import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { prepareProject, prepareRepository } from "../commands/command-folders.ts";
import { type DocumentCommand, documentCommands } from "../commands/documents.ts";
import { type Plan, planFor } from "../commands/plan.ts";
import { once } from "../once.ts";
import type { Project } from "../project.ts";

interface Options {
  readonly full: boolean;
  /** Publishes every package under the tag `next`. */
  readonly preRelease: () => Promise<void>;
}

/** Every command of every document is run as it is written; one that is neither run nor excused fails. */
export function commandCells(stage: Stage, { full, preRelease }: Options): Cell[] {
  const folderOf = foldersOf(stage);
  return documentCommands().map((found) => {
    const plan = planFor(found.command);
    return {
      check: `command of ${found.document}`,
      variant: found.command,
      skipReason:
        found.sameAs === undefined ? plan && skipReasonOf(plan, full) : `the same as ${found.sameAs}`,
      async run() {
        if (plan === undefined)
          throw new Error("Nobody has said where to run it: see e2e/consumers/packed/commands/plan.ts.");
        if (plan.kind === "project" && plan.needsPreRelease === true) await preRelease();
        const folder = await folderOf(plan, found);
        // What a reader of the document has done before; `--only` may have skipped it.
        if (plan.kind === "repository" && plan.needsBuild === true)
          await folder.run(["pnpm", "run", "build"]);
        const started = Date.now();
        await folder.run(["sh", "-c", found.command]);
        return `${Math.round((Date.now() - started) / 1000)} s`;
      },
    };
  });
}

function skipReasonOf(plan: Plan, full: boolean): string | undefined {
  switch (plan.kind) {
    case "project":
      return undefined;
    case "repository":
    case "scratch":
      return full ? undefined : "left to --full";
    case "cannot":
      return plan.reason;
    default:
      return plan satisfies never;
  }
}

type FolderOf = (plan: Plan, found: DocumentCommand) => Promise<Project>;

/** Prepares the folders of commands: a project per document, one repository for all that leave it usable. */
function foldersOf(stage: Stage): FolderOf {
  const projects = new Map<string, Promise<Project>>();
  const repository = once(() => prepareRepository(stage, "clone"));
  return (plan, { document }) => {
    if (plan.kind === "repository") return repository();
    if (plan.kind === "scratch") return prepareRepository(stage, "scratch");
    const folder = projects.get(document) ?? prepareProject(stage, document);
    projects.set(document, folder);
    return folder;
  };
}
