import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

// All processes of a test run share these caches. Without them, a run only takes more CPU time.

/** Compile cache of Node: hundreds of processes that tests start load the same programs. */
const CACHE = join(import.meta.dirname, "node_modules/.cache/node-compile");

/** Modules that tests generate are never loaded again, so each run adds files. Beyond this number, all are removed. */
const MAX_FILES = 20_000;

/** A file system of Linux in memory. */
const MEMORY = "/dev/shm";

/** Sets the variables of this process, which vitest passes on. Variables that are set stay. */
export function shareBetweenProcesses(): void {
  if (process.env.NODE_COMPILE_CACHE === undefined) {
    if (countFiles() > MAX_FILES) rmSync(CACHE, { recursive: true, force: true });
    process.env.NODE_COMPILE_CACHE = CACHE;
  }

  // The compilers that tests start keep nearly all memory: collecting garbage takes a fourth of their time.
  process.env.GOGC ??= "off";
  process.env.GOMEMLIMIT ??= "2GiB";

  // After each commit git starts itself again to see whether there is something to tidy up.
  if (process.env.GIT_CONFIG_COUNT === undefined) {
    process.env.GIT_CONFIG_COUNT = "1";
    process.env.GIT_CONFIG_KEY_0 = "maintenance.auto";
    process.env.GIT_CONFIG_VALUE_0 = "false";
  }

  // Tests write and remove thousands of small files, and a disk takes long to find room for one where another was just removed.
  if (process.env.TMPDIR === undefined && isUsable(MEMORY)) {
    const folder = mkdtempSync(join(MEMORY, "tests-"));
    process.env.TMPDIR = folder;
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
}

/** Node makes a folder for each version of itself and each set of its options. */
function countFiles(): number {
  if (!existsSync(CACHE)) return 0;
  return readdirSync(CACHE).reduce((count, folder) => count + readdirSync(join(CACHE, folder)).length, 0);
}

/** Returns true if it is in memory, runs programs, and has room: tests fill 24 MB. */
function isUsable(path: string): boolean {
  try {
    const mount = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .map((line) => line.split(" "))
      .find(([, at]) => at === path);
    const { bavail, bsize } = statfsSync(path);
    return mount?.[2] === "tmpfs" && !/\b(?:noexec|ro)\b/.test(mount[3] ?? "") && bavail * bsize >= 2 ** 29;
  } catch {
    return false; // another system
  }
}
