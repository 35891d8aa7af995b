import { posix, win32 } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { pathFaults } from "./path-faults.ts";

const paths = search(2000);

it.each([
  ["../../../src/mine.ts", "leads out of the folder"],
  ["a/../../b.ts", "leads out of the folder"],
  ["/etc/a.ts", "is absolute"],
  ["C:/a.ts", "is absolute"],
  ["C:a.ts", "is absolute"],
  ["..\\a.ts", "has a backslash"],
  ["a//b.ts", "has an empty part"],
  ["./a.ts", "has an empty part"],
  ["", "is not a path"],
  [undefined, "is not a path"],
  ["a.ts:stream", "has a character"],
  ["a\0.ts", "has a character"],
  ["a./b.ts", "ends with a dot or a space"],
  ["aux.ts", "keeps for a device"],
  [".codegen-manifest", "is the manifest"],
])("the path %j has a fault", (path, fault) => {
  expect(pathFaults(["index.ts", path]).join()).toContain(fault);
});

it.each([
  [["a.ts", "a.ts"], 'is the same file as "a.ts"'],
  [["Pets.ts", "pets.ts"], 'is the same file as "Pets.ts" where disks ignore case'],
  [["\u00e9.ts", "e\u0301.ts"], "is the same file as"],
  [["a/b.ts", "A"], '"a/b.ts" is in a folder where "A" is a file'],
])("%j cannot be files of one folder", (paths, fault) => {
  expect(pathFaults(paths).join()).toContain(fault);
});

it("paths without a fault stay in their folder, on every system", () => {
  const part = fc.constantFrom("..", ".", "", "a", "b.ts", "C:", "\\", "~", "con", ".x", "é");
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
  let accepted = 0;
  fc.assert(
    fc.property(path, (path) => {
      if (pathFaults([path]).length > 0) return;
      accepted += 1;
      for (const [system, root] of [
        [posix, "/out"],
        [win32, "D:\\out"],
      ] as const)
        expect(system.relative(root, system.resolve(root, path)).split(system.sep).join("/")).toBe(path);
    }),
    paths,
  );
  expect(accepted).toBeGreaterThan(100);
});
