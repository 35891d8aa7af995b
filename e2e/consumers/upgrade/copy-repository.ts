import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { repository, repositoryFiles } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

/** Runs a program inside the copy and answers with what it prints. */
export type RunInCopy = (program: string, args: readonly string[]) => Promise<string>;

/** A copy of the repository in another folder, as the first commit of a repository of its own, with everything installed. */
export async function copyRepository(folder: string): Promise<RunInCopy> {
  for (const file of repositoryFiles()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(repository, file), join(folder, file));
  }
  const env = { CI: "true", npm_config_verify_deps_before_run: "false", DO_NOT_TRACK: "1" };
  const runInCopy: RunInCopy = (program, args) => mustRun(program, args, { cwd: folder, env });
  await runInCopy("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"]);
  await runInCopy("git", ["init", "--quiet", "--initial-branch=main"]);
  await commitAll(runInCopy, "first");
  return runInCopy;
}

/** Commits everything that is in the copy. */
export async function commitAll(run: RunInCopy, message: string): Promise<void> {
  const author = ["-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"];
  await run("git", ["add", "--all"]);
  await run("git", [...author, "commit", "--quiet", "--no-verify", "-m", message]);
}
