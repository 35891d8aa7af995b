import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedFolders, readManifest } from "../../house/repository.ts";
import { assertLoopback, type LocalRegistry, startRegistry } from "../registry.ts";
import { type CuttingProxy, startCuttingProxy } from "./cutting-proxy.ts";
import { type ReleaseRun, startReleaseRun } from "./release-run.ts";

/** Result of a release that was killed, and run twice more. */
export interface Rehearsal {
  /** Packages in the registry after the kill. */
  readonly before: readonly string[];
  /** Packages that the second run published. */
  readonly after: readonly string[];
  /** Sentences about what is wrong. */
  readonly problems: readonly string[];
}

/** Publishes to an empty registry on loopback, is killed once so many uploads arrived, and runs the release again. */
export async function rehearseCut(afterUploads: number, scope: string): Promise<Rehearsal> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "crossborder-resume-"));
  const folder = temporary.path;
  await using registry = await startRegistry(folder, scope);
  let killed: ReleaseRun | undefined;
  using proxy = await startCuttingProxy(registry.url, { afterUploads, onCut: () => killed?.kill() });
  let count = 0;
  const nextRun = () => startRun(join(folder, `run-${++count}`), { registry, proxy, scope });
  killed = await nextRun();
  const { exitCode } = await killed.publish();
  const before = await proxy.takeAccepted();
  proxy.repair();
  const rest = await nextRun();
  const ended = await rest.publish();
  const after = await proxy.takeAccepted();
  const last = await nextRun();
  const problems = [
    ...(exitCode === null ? [] : ["the first run was not killed"]),
    ...(ended.exitCode === 0 ? [] : [`the second run ended with ${ended.exitCode}`]),
    ...withoutDependencies(before),
    ...difference("the second run planned", { found: rest.groups.flat(), wanted: others(before) }),
    ...difference("the second run published", { found: after, wanted: others(before) }),
    ...difference("a third run planned", { found: last.groups.flat(), wanted: [] }),
  ];
  return { before, after, problems };
}

/** Starts a release whose programs reach the registry through the proxy. */
async function startRun(
  folder: string,
  {
    registry,
    proxy,
    scope,
  }: { readonly registry: LocalRegistry; readonly proxy: CuttingProxy; readonly scope: string },
): Promise<ReleaseRun> {
  await mkdir(folder);
  const userConfig = join(folder, "npmrc");
  const direct = await readFile(registry.userConfig, "utf8");
  await writeFile(userConfig, direct.replaceAll(hostOf(registry.url), hostOf(proxy.url)));
  for (const program of ["npm", "pnpm"] as const)
    await assertLoopback(userConfig, { scope, cwd: folder, program });
  return startReleaseRun(folder, userConfig);
}

function hostOf(url: string): string {
  return new URL(url).host;
}

function others(published: readonly string[]): string[] {
  const names = publishedFolders.map((folder) => readManifest(folder).name);
  return names.filter((name) => !published.includes(name));
}

/** A package must not be in the registry before what it depends on: its users could not install it. */
function withoutDependencies(published: readonly string[]): string[] {
  return publishedFolders.flatMap((folder) => {
    const { name, dependencies = {} } = readManifest(folder);
    if (!published.includes(name)) return [];
    const missing = Object.keys(dependencies).filter((dependency) => others(published).includes(dependency));
    return missing.map((dependency) => `${name} was published before ${dependency}`);
  });
}

function difference(
  what: string,
  { found, wanted }: { readonly found: readonly string[]; readonly wanted: readonly string[] },
): string[] {
  const isSame = [...found].sort().join() === [...wanted].sort().join();
  return isSame ? [] : [`${what} ${list(found)} instead of ${list(wanted)}`];
}

function list(names: readonly string[]): string {
  return names.length === 0 ? "nothing" : names.join(", ");
}
