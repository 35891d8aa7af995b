import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { createUndo } from "./undo.ts";

/** Every file and folder: relative path to text, or to `undefined` for a folder. */
async function readTree(folder: string): Promise<Record<string, string | undefined>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = entry.isFile() ? await readFile(path, "utf8") : undefined;
      return [relative(folder, path), text] as const;
    }),
  );
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const paths = fc
  .array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 })
  .map((names) => [...names, "file"].join("/"));
const step = fc.oneof(
  fc.record({ kind: fc.constant("write"), path: paths, text: fc.string() }),
  fc.record({ kind: fc.constant("remove"), path: paths, text: fc.constant("") }),
);

const { seed: SEED, numRuns: RUNS } = search(60);

it("whatever is written and removed, restoring puts every file back and leaves no folder behind", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 5 }),
      fc.array(step, { maxLength: 8 }),
      async (before, steps) => {
        const folder = await mkdtemp(join(tmpdir(), "undo-"));
        try {
          const setUp = createUndo();
          for (const { path, text } of before) await setUp.write(join(folder, path), text);
          const tree = await readTree(folder);
          const undo = createUndo();
          undo.rememberFolder(join(folder, "node_modules"));
          for (const { kind, path, text } of steps)
            await (kind === "write" ? undo.write(join(folder, path), text) : undo.remove(join(folder, path)));
          await setUp.write(join(folder, "node_modules/zod/package.json"), "{}");
          await undo.restore();
          expect(await readTree(folder)).toEqual(tree);
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
});
