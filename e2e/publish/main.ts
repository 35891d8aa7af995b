import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedFolders, readManifest } from "../house/repository.ts";
import { consume } from "./consumer.ts";
import { packPackage } from "./pack.ts";
import { assertLoopback, startRegistry } from "./registry.ts";
import { mustRun } from "./run.ts";

// A rehearsal of publishing: pack every package as it would be published, publish to a registry on this machine,
// install from there into an empty project, type-check and run a program that uses them all.
const scope = readManifest("packages/types").name.split("/")[0] ?? "";
const folder = await mkdtemp(join(tmpdir(), "crossborder-publish-"));

try {
  const packages = [];
  for (const packageFolder of publishedFolders) packages.push(await packPackage(packageFolder, folder));
  const registry = await startRegistry(folder, scope);
  try {
    await assertLoopback(registry, scope, folder);
    const env = { npm_config_userconfig: registry.userConfig };
    for (const { name, version, tarball } of packages) {
      const options = ["--registry", `${registry.url}/`, "--provenance=false", "--access=public"];
      await mustRun("npm", ["publish", tarball, ...options], { cwd: folder, env });
      process.stdout.write(`published  ${name}@${version}\n`);
    }
    process.stdout.write(await consume(folder, packages, registry));
  } finally {
    await registry.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(
  `${publishedFolders.length} packages published to 127.0.0.1, installed, type-checked and run.\n`,
);
