import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileFromPath } from "../src/node.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-node-"));
  await writeFile(join(folder, "my 100% id.pdf"), "%PDF");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ["path", (path: string) => path],
  ["URL", (path: string) => pathToFileURL(path)],
])("a file by its %s has its name and content", async (_name, address) => {
  const file = await fileFromPath(address(join(folder, "my 100% id.pdf")), { type: "application/pdf" });
  expect([file.name, file.type, await file.text()]).toEqual(["my 100% id.pdf", "application/pdf", "%PDF"]);
});

test("a name can be given", async () => {
  expect((await fileFromPath(join(folder, "my 100% id.pdf"), { name: "id.pdf" })).name).toBe("id.pdf");
});

test("a file that is not there is an error of the file system", async () => {
  await expect(fileFromPath(join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
});
