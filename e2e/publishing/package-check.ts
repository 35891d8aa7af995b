import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { repository } from "../house/repository.ts";
import { run } from "../house/run.ts";
import { packPackage } from "./pack.ts";

// `pkg:check` of every published package: publint and attw on the file that would be published. Data packages have no
// types, so attw has nothing to say of them.
const folder = relative(repository, process.cwd()).replaceAll("\\", "/");
await using destination = await mkdtempDisposable(join(tmpdir(), "crossborder-pack-"));

const { name, tarball } = await packPackage(folder, destination.path);
const checks: [string, string[]][] = [["publint", ["run", "--strict", tarball]]];
if (folder !== "spec") checks.push(["attw", [tarball, "--profile", "esm-only", "--no-emoji"]]);
for (const [program, args] of checks) {
  const result = await run(join(repository, "node_modules/.bin", program), args, { cwd: repository });
  process.stdout.write(`${name}: ${program} ${result.exitCode === 0 ? "clean" : "found problems"}\n`);
  if (result.exitCode === 0) continue;
  process.stdout.write(`${result.stdout}\n${result.stderr}\n`);
  process.exitCode = 1;
}
