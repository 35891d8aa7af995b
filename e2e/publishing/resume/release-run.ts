import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

interface PublishPlan {
  readonly plan: readonly (readonly { readonly kind: string; readonly name: string }[])[];
}

/** One run of the release workflow, step by step, with the programs that it calls. */
export interface ReleaseRun {
  /** The packages that are not in the registry yet, in the groups in which they are published. */
  readonly groups: readonly (readonly string[])[];
  /** Packs and publishes them. `exitCode` is null when the program was killed. */
  publish(): Promise<{ readonly exitCode: number | null }>;
  /** Ends the publishing program and all that it started, at once. */
  kill(): void;
}

/** Finds out what is to be published. `folder` must be empty, the npm configuration lead to the registry. */
export async function startReleaseRun(folder: string, userConfig: string): Promise<ReleaseRun> {
  const options = { cwd: repository, env: { npm_config_userconfig: userConfig } };
  const plan = join(folder, "publish-plan.json");
  const packed = join(folder, "packed");
  await mustRun("changeset", ["publish-plan", "--output", plan], options);
  const groups = await readPlan(plan);
  let program: ChildProcess | undefined;
  return {
    groups,
    async publish() {
      await mustRun("changeset", ["pack", "--from-publish-plan", plan, "--out-dir", packed], options);
      const args = ["publish", "--from-pack-dir", packed, "--no-git-tag"];
      program = spawn("changeset", args, {
        cwd: repository,
        env: { ...process.env, ...options.env },
        stdio: "ignore",
        detached: true, // a separate group, so that what it started ends with it
      });
      const [exitCode]: [number | null] = (await once(program, "exit")) as [number | null]; // of the event "exit"
      return { exitCode };
    },
    kill() {
      if (program?.pid !== undefined) process.kill(-program.pid, "SIGKILL");
    },
  };
}

async function readPlan(file: string): Promise<string[][]> {
  const { plan }: PublishPlan = JSON.parse(await readFile(file, "utf8"));
  return plan.map((group) => group.flatMap(({ kind, name }) => (kind === "publish" ? [name] : [])));
}
