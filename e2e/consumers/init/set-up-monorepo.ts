import { packageManager } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import type { OtherDocument } from "../documents/corpus/documents.ts";
import { createProject } from "../packed/project.ts";

/** A repository is set up in an empty folder, and its own two commands pass. Throws where they do not. */
export async function setUpMonorepo(stage: Stage, { name, spec }: OtherDocument): Promise<string> {
  const { run } = await createProject(stage, `monorepo-${name}`);
  const init = ["init", "--monorepo", "--scope", "@acme", "--spec", spec, "--yes"];
  await run(["npx", "-y", `${stage.scope}/codegen`, ...init]);
  await run(["npx", "-y", packageManager, "install"]);
  const tests = await run(["npx", "-y", packageManager, "test"]);
  const passed = /pass (\d+)/.exec(tests)?.[1];
  if (passed === undefined || passed === "0")
    throw new Error(`The tests of the packages did not run: ${tests}`);
  return `${passed} entry points are imported`;
}
