import { execFileSync } from "node:child_process";
import { createWorkspace, type Workspace } from "./workspace.ts";

/** A workspace that is a git repository, with the files as its first commit on `main`. */
export async function createGitWorkspace(files: Readonly<Record<string, string>>): Promise<Workspace> {
  const workspace = await createWorkspace(files);
  gitIn(workspace, ["init", "--quiet", "--initial-branch=main"]);
  commitAll(workspace, "first");
  return workspace;
}

/** Commits everything in the work tree. */
export function commitAll(workspace: Workspace, message: string): void {
  gitIn(workspace, ["add", "."]);
  gitIn(workspace, ["-c", "user.name=t", "-c", "user.email=t@localhost", "commit", "--quiet", "-m", message]);
}

/** Runs git in the workspace and returns what it prints. */
export function gitIn({ path }: Workspace, args: readonly string[]): string {
  return execFileSync("git", args, { cwd: path, encoding: "utf8" });
}
