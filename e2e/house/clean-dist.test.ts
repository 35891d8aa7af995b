import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cleanDist } from "./clean-dist.ts";
import { publishedFolders, readManifest } from "./repository.ts";

const work = await mkdtemp(join(tmpdir(), "clean-dist-"));
afterAll(() => rm(work, { recursive: true, force: true }));

test("a file whose source is gone is not published with the next build", async () => {
  await mkdir(join(work, "dist/old"), { recursive: true });
  await mkdir(join(work, "src"));
  await writeFile(join(work, "dist/old/gone.js"), "");
  await cleanDist(work);
  await cleanDist(work);
  expect([existsSync(join(work, "dist")), existsSync(join(work, "src"))]).toEqual([false, true]);
});

test.each(publishedFolders)("%s is built into an empty folder", (folder) => {
  const up = folder.replace(/[^/]+/g, "..");
  expect(readManifest(folder).scripts?.build).toMatch(
    new RegExp(`^node ${up}/e2e/house/clean-dist\\.ts && `),
  );
});

test("the root's build empties all of them, since turbo adds what it restores to what is there", () => {
  const { scripts = {} } = readManifest(".");
  expect(scripts.build).toMatch(/^node e2e\/house\/clean-dist\.ts && .*turbo run build/);
});
