import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { COMPARING, GENERATING, inShortRun } from "./short-run.ts";

const isMeant = process.versions.node.startsWith("24.");
const reason = isMeant ? "" : ` (skipped: these are flags of Node 24, and this is ${process.version})`;

test("the result and the error of what is run are those of the whole", async () => {
  expect(await inShortRun(COMPARING, async () => 7)).toBe(7);
  await expect(inShortRun(COMPARING, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test.skipIf(!isMeant)(`V8 begins with the numbers that are set back at the end${reason}`, () => {
  const { stdout } = spawnSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  for (const { flag, usual } of [...COMPARING, ...GENERATING]) {
    expect(stdout).toMatch(new RegExp(`^ +${flag} .*\\n.*default: ${flag}=${usual}$`, "m"));
  }
});

/**
 * Prints whether a function is compiled by a compiler that optimizes: then, after 2,000 calls, and afterwards, however long
 * a busy machine takes for it.
 */
const BUSY = `
  const { COMPARING, GENERATING, inShortRun } = await import(process.argv[1]);
  const optimized = async (name, calls) => {
    const busy = new Function("index", "return [index % 7, '" + name + "'].length;");
    for (let index = 0; index < calls; index += 1) {
      busy(index);
      if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1)); // it is compiled in the background
      if (%GetOptimizationStatus(busy) & 0b10000) return true;
    }
    return false;
  };
  await optimized("the first one is not compiled in any case", 2_000);
  const meanwhile = await inShortRun(COMPARING, () => optimized("a", 2_000));
  const byTheQuickOne = await inShortRun(GENERATING, () => optimized("c", 200_000));
  console.log(JSON.stringify([meanwhile, await optimized("b", 200_000), byTheQuickOne]));
`;

test.skipIf(!isMeant)(`functions are optimized later, and as usual afterwards${reason}`, () => {
  const module = fileURLToPath(new URL("./short-run.ts", import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--allow-natives-syntax", "--input-type=module", "--eval", BUSY, module],
    { encoding: "utf8" },
  );
  expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: "[false,true,true]", stderr: "" });
});
