import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { measureParts, measureSizes } from "./bundles.ts";

let section: string;
let parts: string;
beforeAll(async () => {
  const guide = await readFile(join(repository, "docs/packages/client.md"), "utf8");
  [, section = ""] = /## Single operations\n([\s\S]*?)\n## /.exec(guide) ?? [];
  [, parts = ""] = /## Bundle size by part\n([\s\S]*)$/.exec(guide) ?? [];
});

/** Compressors differ by a few bytes. */
function expectKilobytes(reported: string | undefined, bytes: number): void {
  expect(Math.abs(Number(reported) - bytes / 1000)).toBeLessThanOrEqual(0.1);
}

test("the guide states the sizes of the bundles", async () => {
  const sizes = await measureSizes();
  const [, one, all] = /that is ([\d.]+) kB; [^.]* is ([\d.]+) kB\./.exec(section) ?? [];
  expectKilobytes(one, sizes["one operation"]);
  expectKilobytes(all, sizes["createClient, all operations"]);
});

test("the guide states the share of each part in the bundle of one operation", async () => {
  const measured = await measureParts();
  const reported = [...parts.matchAll(/^\| ([^|]+) \| (\d+) \|/gm)];
  expect(reported.map(([, name]) => name)).toEqual(Object.keys(measured));
  expect(reported.map(([, , share]) => Number(share))).toEqual(Object.values(measured));
});
