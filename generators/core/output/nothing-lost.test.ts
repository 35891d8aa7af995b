import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { planFolder, writeFolder } from "./output-folder.ts";

const HEADER = "Generated from a.yaml. To change it, edit the description and run `x`.";
const PATHS = ["a.ts", "b.md", "deep/c.json", "deep/d.py"];
const programs = search(400);
const path = fc.constantFrom(...PATHS);

/** One step in the life of an output folder. */
type Step =
  | { readonly kind: "generate"; readonly files: Readonly<Record<string, string>> }
  | { readonly kind: "write by hand"; readonly path: string; readonly text: string }
  | { readonly kind: "delete"; readonly path: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("generate" as const),
    files: fc.dictionary(path, fc.constantFrom("1\n", "2\n", `// ${HEADER}\n3\n`), { noNullPrototype: true }),
  }),
  fc.record({
    kind: fc.constant("write by hand" as const),
    path,
    text: fc.constantFrom("mine\n", `// ${HEADER}\nmine\n`, `<!-- ${HEADER} -->\nmine\n`),
  }),
  fc.record({ kind: fc.constant("delete" as const), path }),
);

it("no run loses what somebody wrote, and a run that can write leaves exactly its files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lost-"));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await rm(folder, { recursive: true, force: true });
      const byHand = new Map<string, string>();
      for (const each of steps) {
        if (each.kind === "write by hand") {
          await mkdir(dirname(join(folder, each.path)), { recursive: true });
          await writeFile(join(folder, each.path), each.text);
          byHand.set(each.path, each.text);
        } else if (each.kind === "delete") {
          await rm(join(folder, each.path), { force: true });
          byHand.delete(each.path);
        } else {
          const files = Object.entries(each.files).map(([path, text]) => ({ path, text }));
          const plan = await planFolder(folder, files);
          if (plan.foreign.length + plan.edited.length > 0) continue;
          await writeFolder(plan);
          const left = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
            PATHS.includes(name),
          );
          expect(left.sort()).toEqual(Object.keys(each.files).sort());
          for (const [path, text] of Object.entries(each.files))
            if (byHand.get(path) === text) byHand.delete(path);
        }
        for (const [path, text] of byHand) expect(await readFile(join(folder, path), "utf8")).toBe(text);
      }
    }),
    programs,
  );
  await rm(folder, { recursive: true, force: true });
});
