import { readManifest } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import type { OtherDocument } from "../documents/corpus/documents.ts";
import { npmCache } from "../packed/package-managers.ts";
import { createProject, runAsConsumer } from "../packed/project.ts";

const { packageManager } = readManifest(".") as ReturnType<typeof readManifest> & { packageManager: string };

/** A repository is set up in an empty folder, and its own two commands pass. Throws where they do not. */
export async function setUpMonorepo(stage: Stage, { name, spec }: OtherDocument): Promise<string> {
  const { folder, scope } = stage;
  const cwd = await createProject(stage, { name: `monorepo-${name}`, files: {} });
  const env = {
    npm_config_cache: npmCache(stage),
    pnpm_config_store_dir: `${folder}/pnpm-store`,
    pnpm_config_cache_dir: `${folder}/pnpm-cache`,
  };
  const init = ["init", "--monorepo", "--scope", "@acme", "--spec", spec, "--yes"];
  await runAsConsumer(["npx", "-y", `${scope}/codegen`, ...init], { cwd, env });
  await runAsConsumer(["npx", "-y", packageManager, "install"], { cwd, env });
  const tests = await runAsConsumer(["npx", "-y", packageManager, "test"], { cwd, env });
  const passed = /pass (\d+)/.exec(tests)?.[1];
  if (passed === undefined || passed === "0")
    throw new Error(`The tests of the packages did not run: ${tests}`);
  return `${passed} entry points are imported`;
}
