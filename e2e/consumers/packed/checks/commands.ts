import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { type DocumentCommand, documentCommands } from "../commands/documents.ts";
import { type Plan, planFor } from "../commands/plan.ts";
import { prepareProject, prepareRepository, type Surroundings } from "../commands/surroundings.ts";
import { once } from "../once.ts";
import { runAsConsumer } from "../project.ts";

interface Options {
  readonly full: boolean;
  /** Publishes every package under the tag `next`. */
  readonly preRelease: () => Promise<void>;
}

/** Every command of every document is run as it is written; one that is neither run nor excused fails. */
export function commandCells(stage: Stage, { full, preRelease }: Options): Cell[] {
  const rooms = roomsOf(stage);
  return documentCommands().map((found) => {
    const plan = planFor(found.command);
    return {
      check: `command of ${found.document}`,
      variant: found.command,
      left: found.sameAs === undefined ? plan && leftBecause(plan, full) : `the same as ${found.sameAs}`,
      async run() {
        if (plan === undefined)
          throw new Error("Nobody has said where to run it: see e2e/consumers/packed/commands/plan.ts.");
        if (plan.kind === "project" && plan.needsPreRelease === true) await preRelease();
        const room = await rooms(plan, found);
        if (plan.kind === "repository" && plan.needsBuild === true) await build(room);
        return runWritten(found.command, room);
      },
    };
  });
}

function leftBecause(plan: Plan, full: boolean): string | undefined {
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

type Rooms = (plan: Plan, found: DocumentCommand) => Promise<Surroundings>;

/** Prepares the folders of commands: a project per document, one repository for all that leave it usable. */
function roomsOf(stage: Stage): Rooms {
  const projects = new Map<string, Promise<Surroundings>>();
  const repository = once(() => prepareRepository(stage, "clone"));
  return (plan, { document }) => {
    if (plan.kind === "repository") return repository();
    if (plan.kind === "scratch") return prepareRepository(stage, "scratch");
    const room = projects.get(document) ?? prepareProject(stage, document);
    projects.set(document, room);
    return room;
  };
}

/** Runs what a reader of the document has done before; `--only` may have skipped it. */
async function build({ cwd, env }: Surroundings): Promise<void> {
  await runAsConsumer(["pnpm", "run", "build"], { cwd, env });
}

async function runWritten(command: string, { cwd, env }: Surroundings): Promise<string> {
  const started = Date.now();
  await runAsConsumer(["sh", "-c", command], { cwd, env });
  return `${Math.round((Date.now() - started) / 1000)} s`;
}
