import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GeneratedFile } from "./generated-file.ts";
import { MANIFEST } from "./manifest.ts";
import { planFolder, writeFolder } from "./output-folder.ts";
import { writeAtomically } from "./write-atomically.ts";

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
  await writeFolder(await planFolder(folder, files));
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
    expect([plan.foreign, plan.edited]).toEqual([[], []]);
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });

  it("has no changes when the folder holds exactly these files", async () => {
    const files = [file("a.ts"), file("deep/b.ts", "ä 😀 \u2028")];
    await write(...files);
    expect((await planFolder(folder, files)).changes).toEqual([]);
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

  it("names files that no run wrote as foreign, whatever they say of themselves, and never removes them", async () => {
    await write(file("a.ts"));
    await writeFile(join(folder, "mine.ts"), file("mine.ts").text);
    const plan = await planFolder(folder, [file("b.ts")]);
    expect(plan.foreign).toEqual(["mine.ts"]);
    expect(plan.changes.map(({ path }) => path)).toEqual(["a.ts", "b.ts"]);
  });

  it("never replaces a file of the same name that is written by hand", async () => {
    await writeFile(join(folder, "a.ts"), "by hand\n");
    const plan = await planFolder(folder, [file("a.ts")]);
    expect(plan).toMatchObject({ foreign: ["a.ts"] });
    expect(plan.changes.map(({ path }) => path)).not.toContain("a.ts");
  });

  it("names files that were changed after a run wrote them, whether they stay or go", async () => {
    await write(file("a.ts"), file("b.ts"), { path: "c.md", text: "No header.\n" });
    for (const path of ["a.ts", "b.ts", "c.md"]) await appendFile(join(folder, path), "mine\n");
    const plan = await planFolder(folder, [file("a.ts", "new"), file("c.md")]);
    expect(plan.edited).toEqual(["a.ts", "b.ts", "c.md"]);
  });

  it("takes an edit that is what would be generated for no edit", async () => {
    await write(file("a.ts"));
    await writeFile(join(folder, "a.ts"), file("a.ts", "new").text);
    expect(await planFolder(folder, [file("a.ts", "new")])).toMatchObject({
      changes: [{ path: MANIFEST, kind: "changed" }],
      edited: [],
    });
  });

  it("takes line ends of Windows for no change", async () => {
    await write(file("a.ts", "1"));
    for (const name of ["a.ts", MANIFEST]) {
      const text = await readFile(join(folder, name), "utf8");
      await writeFile(join(folder, name), text.replaceAll("\n", "\r\n"));
    }
    expect((await planFolder(folder, [file("a.ts", "1")])).changes).toEqual([]);
    expect(await planFolder(folder, [file("a.ts", "2")])).toMatchObject({ edited: [] });
  });

  it("knows both sides of a merge that is not resolved", async () => {
    await write(file("a.ts", "ours"));
    const ours = await readFile(join(folder, MANIFEST), "utf8");
    await write(file("a.ts", "theirs"));
    const theirs = await readFile(join(folder, MANIFEST), "utf8");
    await writeFile(join(folder, MANIFEST), `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> branch\n`);
    for (const side of ["ours", "theirs"]) {
      await writeFile(join(folder, "a.ts"), file("a.ts", side).text);
      expect(await planFolder(folder, [file("a.ts", "merged")])).toMatchObject({ edited: [], foreign: [] });
    }
  });

  it("for a folder without a manifest takes what is the same, and names all else as foreign", async () => {
    await writeFile(join(folder, "a.ts"), file("a.ts").text);
    expect(await planFolder(folder, [file("a.ts")])).toMatchObject({
      foreign: [],
      changes: [{ path: MANIFEST, kind: "added" }],
    });
    expect(await planFolder(folder, [file("a.ts", "new")])).toMatchObject({ foreign: ["a.ts"] });
  });

  it("passes over the hidden files that systems leave", async () => {
    await writeFile(join(folder, ".DS_Store"), "x");
    expect(await planFolder(folder, [])).toMatchObject({ changes: [], foreign: [] });
  });

  it("names links as foreign, and looks behind none", async () => {
    const outside = await mkdtemp(join(tmpdir(), "outside-"));
    await writeFile(join(outside, "precious.ts"), "precious\n");
    await symlink(outside, join(folder, "link"));
    const plan = await planFolder(folder, [file("link/precious.ts")]);
    expect(plan.foreign).toEqual(["link"]);
    await rm(outside, { recursive: true });
  });

  it("writes and removes hidden files that a generator names", async () => {
    await write(file(".npmignore"), file("a.ts"));
    expect((await planFolder(folder, [file(".npmignore"), file("a.ts")])).changes).toEqual([]);
    await write(file("a.ts"));
    expect(await readdir(folder)).toEqual([MANIFEST, "a.ts"]);
  });
});

describe("writing", () => {
  it("makes the folder hold exactly the files", async () => {
    await write(file("a.ts", "1"), file("deep/b.ts"));
    await write(file("a.ts", "2"), file("c.ts"));
    expect(await readdir(folder), "a folder without files is removed").toEqual([MANIFEST, "a.ts", "c.ts"]);
    expect(await readFile(join(folder, MANIFEST), "utf8")).toMatch(
      /^# .+\n[0-9a-f]{64} {2}a\.ts\n[0-9a-f]{64} {2}c\.ts\n$/,
    );
    expect(await readFile(join(folder, "a.ts"), "utf8")).toBe(file("a.ts", "2").text);
  });

  it("leaves files alone that are equal already", async () => {
    await write(file("a.ts"));
    const before = await stat(join(folder, "a.ts"), { bigint: true });
    await write(file("a.ts"), file("b.ts"));
    const after = await stat(join(folder, "a.ts"), { bigint: true });
    expect([after.mtimeNs, after.ino]).toEqual([before.mtimeNs, before.ino]);
  });

  it("that is cut short leaves nothing that the next run takes for an edit", async () => {
    await write(file("a.ts", "1"), file("b.ts", "1"), file("c.ts"));
    await mkdir(join(folder, `.b.ts.${process.pid}.tmp`));
    await expect(write(file("a.ts", "2"), file("b.ts", "2"))).rejects.toThrow();
    await rm(join(folder, `.b.ts.${process.pid}.tmp`), { recursive: true });
    const plan = await planFolder(folder, [file("a.ts", "3"), file("b.ts", "3")]);
    expect([plan.edited, plan.foreign]).toEqual([[], []]);
  });

  it("that cannot begin leaves the old file", async () => {
    await write(file("a.ts", "old"));
    await mkdir(join(folder, `.a.ts.${process.pid}.tmp`));
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
