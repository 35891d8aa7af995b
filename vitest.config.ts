import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Hundreds of processes that tests start load the same programs: Node keeps what it compiled of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node-compile");

// The compilers that tests start keep nearly all that they allocate: looking for garbage takes a fourth of their time.
process.env.GOGC ??= "off";
process.env.GOMEMLIMIT ??= "2GiB";

// Tests write and remove thousands of small files, and a disk takes long to find room for one where another was just removed.
// They are in memory where Linux has a file system for it that has room (tests fill 24 MB) and runs programs.
const MEMORY = "/dev/shm";
if (process.env.TMPDIR === undefined && isUsable(MEMORY)) {
  const folder = mkdtempSync(join(MEMORY, "tests-"));
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

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

export default defineConfig({
  test: {
    projects: ["spec", "generators", "packages/*", "e2e"],
    coverage: { exclude: ["**/generated/**", "**/dist/**"] },
  },
});
