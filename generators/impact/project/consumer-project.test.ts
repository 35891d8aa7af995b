import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openProjects } from "./consumer-project.ts";

test("a folder without files to compile is refused, and not a consumer that nothing concerns", () => {
  const folder = mkdtempSync(join(tmpdir(), "no-files-"));
  try {
    expect(() => openProjects(folder)).toThrow(`${folder} has no files to compile.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
