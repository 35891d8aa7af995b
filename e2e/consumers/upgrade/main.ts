import { mkdir, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readManifest } from "../../house/repository.ts";
import { assertLoopback, startRegistry } from "../../publishing/registry.ts";
import { applyChange, CHANGES, type RehearsedChange } from "./changes.ts";
import { findBrokenPromises, levelBetween, type RoundRow } from "./check-round.ts";
import { type Consumer, createConsumer } from "./consumer.ts";
import { commitAll, copyRepository, type RunInCopy } from "./copy-repository.ts";
import { publishNew } from "./publish-new.ts";

// A rehearsal of upgrading, in a copy of the repository and against a registry on this machine: publish, change the
// description, let `codegen changeset` say what is released, publish again, and see what a consumer's update brings.
const BASE = "HEAD:spec/openapi.yaml";
const scope = readManifest("packages/types").name.split("/")[0] ?? "";
await using temporary = await mkdtempDisposable(join(tmpdir(), "crossborder-upgrade-"));
const folder = temporary.path;
const root = join(folder, "repository");

function report(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Changes the description and makes of it what a pull request and a release would. */
async function release(change: RehearsedChange, run: RunInCopy): Promise<string> {
  await applyChange(change, root);
  await run("node", ["generators/cli/main.ts", "generate"]);
  const reported = await run("node", ["generators/cli/main.ts", "changeset", BASE]);
  await run("node", ["generators/cli/main.ts", "changeset", BASE, "--check"]);
  await run("pnpm", ["exec", "changeset", "version"]);
  await commitAll(run, change.name);
  await run("pnpm", ["run", "build"]);
  return reported;
}

async function rehearse(run: RunInCopy): Promise<string[]> {
  const packed = join(folder, "packed");
  await mkdir(packed);
  await using registry = await startRegistry(folder, scope);
  await assertLoopback(registry, scope, folder);
  const published = new Set<string>();
  const publish = () => publishNew({ root, folder: packed, registry, published });
  let versions = await publish();
  const consumer = await createConsumer(join(folder, "consumer"), {
    registry,
    names: [...versions.keys()],
  });
  const broken: string[] = [];
  for (const change of CHANGES) {
    report(`\n${change.name} (${change.level})\n\n${await release(change, run)}`);
    const released = await publish();
    const rows = await updateRows(consumer, { before: versions, released });
    for (const row of rows) report(rowText(row));
    broken.push(...findBrokenPromises({ change, scope, rows }));
    versions = released;
  }
  return broken;
}

async function updateRows(
  consumer: Consumer,
  { before, released }: { readonly before: Map<string, string>; readonly released: Map<string, string> },
): Promise<RoundRow[]> {
  const installed = await consumer.update();
  return [...released].map(([name, version]) => ({
    name,
    before: before.get(name) ?? "",
    released: version,
    installed: installed.get(name) ?? "",
  }));
}

function rowText({ name, before, released, installed }: RoundRow): string {
  const level = levelBetween(before, released);
  const update = installed === released ? "has it" : `stays at ${installed}`;
  return `${name.padEnd(24)}${before} -> ${released}  ${level.padEnd(6)} after npm update: ${update}`;
}

const run = await copyRepository(root);
await run("pnpm", ["run", "build"]);
const broken = await rehearse(run);
if (broken.length > 0) {
  process.stderr.write(`${broken.join("\n")}\n`);
  process.exitCode = 1;
} else report("\nEvery update brought what its bump promised: minors arrived, majors stayed out.");
