import { packageManager } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import type { OtherDocument } from "../documents/corpus/documents.ts";
import { cacheEnvironment } from "../packed/package-managers.ts";
import { createProject, runAsConsumer } from "../packed/project.ts";

/** A repository is set up in an empty folder, and its own two commands pass. Throws where they do not. */
export async function setUpMonorepo(stage: Stage, { name, spec }: OtherDocument): Promise<string> {
  const cwd = await createProject(stage, { name: `monorepo-${name}`, files: {} });
  const env = cacheEnvironment(stage);
  const init = ["init", "--monorepo", "--scope", "@acme", "--spec", spec, "--yes"];
  await runAsConsumer(["npx", "-y", `${stage.scope}/codegen`, ...init], { cwd, env });
  await runAsConsumer(["npx", "-y", packageManager, "install"], { cwd, env });
  const tests = await runAsConsumer(["npx", "-y", packageManager, "test"], { cwd, env });
  const passed = /pass (\d+)/.exec(tests)?.[1];
  if (passed === undefined || passed === "0")
    throw new Error(`The tests of the packages did not run: ${tests}`);
  return `${passed} entry points are imported`;
}
