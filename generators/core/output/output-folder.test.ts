import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GeneratedFile } from "./generated-file.ts";
import { planFolder, writeAtomically, writeFolder } from "./output-folder.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "output-"));
});
afterEach(() => rm(folder, { recursive: true }));

const file = (path: string, body = ""): GeneratedFile => ({
  path,
  text: `// Generated from a.yaml.\n${body}\n`,
});

async function write(...files: GeneratedFile[]): Promise<void> {
  await writeFolder(await planFolder(folder, files), files);
}

describe("a plan", () => {
  it("names what would be added, changed and removed, and writes nothing", async () => {
    await write(file("same.ts"), file("deep/old.ts"), file("other.ts", "before"));
    const before = await readdir(folder, { recursive: true });
    const plan = await planFolder(folder, [file("same.ts"), file("deep/new.ts"), file("other.ts", "after")]);
    expect(plan.changes).toEqual([
      { path: "deep/new.ts", kind: "added" },
      { path: "deep/old.ts", kind: "removed" },
      { path: "other.ts", kind: "changed" },
    ]);
    expect(plan.foreign).toEqual([]);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it("has no changes when the folder holds exactly these files", async () => {
    const files = [file("a.ts"), file("deep/b.ts", "ä 😀 \u2028")];
    await write(...files);
    expect(await planFolder(folder, files)).toEqual({ folder, changes: [], foreign: [] });
  });

  it("for a folder that is not there adds everything", async () => {
    const missing = join(folder, "not", "there");
    expect((await planFolder(missing, [file("a.ts")])).changes).toEqual([{ path: "a.ts", kind: "added" }]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("names paths in the same way however the folder is written", async () => {
    await write(file("deep/a.ts"));
    for (const spelling of [`${folder}/`, `${folder}/./deep/..`]) {
      expect((await planFolder(spelling, [file("deep/a.ts")])).changes).toEqual([]);
    }
  });

  it("names files without the mark as foreign, and never removes them", async () => {
    await writeFile(join(folder, "mine.ts"), "export const mine = 1;\n");
    await writeFile(join(folder, "late.ts"), `${"// my own words\n".repeat(60)}// Generated from a.yaml.\n`);
    const plan = await planFolder(folder, [file("a.ts")]);
    expect(plan.foreign).toEqual(["late.ts", "mine.ts"]);
    expect(plan.changes).toEqual([{ path: "a.ts", kind: "added" }]);
  });

  it("never replaces a file of the same name that is written by hand", async () => {
    await writeFile(join(folder, "a.ts"), "by hand\n");
    const plan = await planFolder(folder, [file("a.ts")]);
    expect(plan).toMatchObject({ changes: [], foreign: ["a.ts"] });
  });

  it("passes over the hidden files that systems leave", async () => {
    await writeFile(join(folder, ".DS_Store"), "x");
    expect(await planFolder(folder, [])).toMatchObject({ changes: [], foreign: [] });
  });

  it("does not look behind links", async () => {
    const outside = await mkdtemp(join(tmpdir(), "outside-"));
    await writeFile(join(outside, "precious.ts"), "// Generated from elsewhere\n");
    await symlink(outside, join(folder, "link"));
    expect((await planFolder(folder, [])).changes).toEqual([]);
    await rm(outside, { recursive: true });
  });
});

describe("writing", () => {
  it("makes the folder hold exactly the files", async () => {
    await write(file("a.ts", "1"), file("deep/b.ts"));
    await write(file("a.ts", "2"), file("c.ts"));
    expect((await readdir(folder)).filter((name) => name.endsWith(".ts"))).toEqual(["a.ts", "c.ts"]);
    expect(await readdir(folder), "a folder without files is removed").not.toContain("deep");
    expect(await readFile(join(folder, "a.ts"), "utf8")).toBe(file("a.ts", "2").text);
  });

  it("leaves files alone that are equal already", async () => {
    await write(file("a.ts"));
    const before = await stat(join(folder, "a.ts"), { bigint: true });
    await write(file("a.ts"), file("b.ts"));
    const after = await stat(join(folder, "a.ts"), { bigint: true });
    expect([after.mtimeNs, after.ino]).toEqual([before.mtimeNs, before.ino]);
  });

  it("that cannot begin leaves the old file", async () => {
    await write(file("a.ts", "old"));
    await mkdir(join(folder, `a.ts.${process.pid}.tmp`));
    await expect(writeAtomically(join(folder, "a.ts"), "new")).rejects.toThrow();
    expect(await readFile(join(folder, "a.ts"), "utf8")).toBe(file("a.ts", "old").text);
  });

  it("that cannot end leaves what stood there, and nothing half-written beside it", async () => {
    await mkdir(join(folder, "a.ts", "full"), { recursive: true });
    await expect(writeAtomically(join(folder, "a.ts"), "new")).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["a.ts"]);
    expect(await readdir(join(folder, "a.ts"))).toEqual(["full"]);
  });

  it.skipIf(process.getuid?.() === 0)(
    "into a folder without permission leaves the old file (skipped as root)",
    async () => {
      await write(file("a.ts", "old"));
      await chmod(folder, 0o500);
      await expect(writeAtomically(join(folder, "a.ts"), "new")).rejects.toThrow(/EACCES/);
      await chmod(folder, 0o700);
      expect(await readFile(join(folder, "a.ts"), "utf8")).toBe(file("a.ts", "old").text);
    },
  );
});
