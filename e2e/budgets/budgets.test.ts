import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publishedFolders, readManifest, readText } from "../house/repository.ts";
import { budgetProblems, type Numbers, raisedLimits, tightenedLimits } from "./budget.ts";
import { codeEntries } from "./measure.ts";
import { gzipBytes } from "./measure-gzip.ts";
import { installCost } from "./measure-install.ts";
import { declarationBytes, instantiations } from "./measure-types.ts";
import { namedImports, placeOf } from "./named-imports.ts";
import { renderProblem } from "./render-budgets.ts";

test("a number above its limit is a problem that names the place, the limit and the way out", () => {
  const problems = budgetProblems({ a: { gzipBytes: 101 } }, { a: { gzipBytes: 100 } });
  expect(problems.map(renderProblem)).toEqual([
    expect.stringMatching(/^a: gzipBytes is 101, the limit is 100 .*raise the limit in e2e\/budgets/),
  ]);
  expect(budgetProblems({ a: { gzipBytes: 100 } }, { a: { gzipBytes: 100 } })).toEqual([]);
});

test("what has no limit, and a limit of what is gone, are problems too", () => {
  const problems = budgetProblems({ a: { gzipBytes: 1 } }, { b: { gzipBytes: 1 } });
  expect(problems.map(({ kind, place }) => [kind, place])).toEqual([
    ["without-limit", "a"],
    ["without-measurement", "b"],
  ]);
});

test("tightening lowers limits, leaves them a little room, and never raises one", () => {
  const limits: Numbers = {
    big: { gzipBytes: 20_000, installedPackages: 3 },
    small: { gzipBytes: 200 },
    grown: { gzipBytes: 100 },
    gone: { gzipBytes: 100 },
  };
  const measured: Numbers = {
    big: { gzipBytes: 10_000, installedPackages: 3 },
    small: { gzipBytes: 100 },
    grown: { gzipBytes: 150 },
  };
  expect(tightenedLimits(measured, limits)).toEqual({
    big: { gzipBytes: 10_500, installedPackages: 3 },
    small: { gzipBytes: 150 },
    grown: { gzipBytes: 100 },
  });
});

test("tightening twice is the same as tightening once", () => {
  const measured: Numbers = { a: { gzipBytes: 1234, installedPackages: 3, instantiations: 1 } };
  const once = tightenedLimits(measured, {});
  expect(once).toEqual({ a: { gzipBytes: 1296, installedPackages: 3, instantiations: 51 } });
  expect(tightenedLimits(measured, once)).toEqual(once);
});

test("every package, every entry point with code and every import of one thing has its limits", () => {
  const limits: Numbers = JSON.parse(readText("e2e/budgets/budgets.json"));
  const places = publishedFolders.flatMap((folder) => [...codeEntries(folder), readManifest(folder).name]);
  expect(new Set(Object.keys(limits))).toEqual(new Set([...places, ...namedImports.map(placeOf)]));
});

test("the limits of one operation, one schema and createClient only fall", () => {
  const limits: Numbers = JSON.parse(readText("e2e/budgets/budgets.json"));
  const lowest: Record<string, number> = JSON.parse(readText("e2e/budgets/lowest.json"));
  expect(raisedLimits(limits, lowest).map(renderProblem)).toEqual([]);
  const names = ["call, createClientCore, quotesCreate", "Quote", "createClient"];
  expect(Object.keys(lowest).map((place) => place.replace(/.*\{ (.*) \}/, "$1"))).toEqual(names);
  expect(raisedLimits({ a: { gzipBytes: 101 } }, { a: 100, b: 100 }).map(renderProblem)).toEqual([
    expect.stringMatching(/^a: the limit of gzipBytes is 101, its lowest so far is 100\./),
    expect.stringMatching(/^b: the limit of gzipBytes is undefined/),
  ]);
});

test("an import of one thing is less than the whole entry point", async () => {
  expect(namedImports.length).toBeGreaterThan(3);
  for (const { from, names } of namedImports)
    expect(await gzipBytes(from, names), names.join()).toBeLessThan(await gzipBytes(from));
});

test("everything is measured the same twice", async () => {
  const folder = await mkdtemp(join(import.meta.dirname, ".work-"));
  try {
    const consumer = join(import.meta.dirname, "consumers/client.ts");
    const once = async () => ({
      gzipBytes: await gzipBytes("@crossborder/client"),
      declarationBytes: await declarationBytes("@crossborder/client", folder),
      instantiations: await instantiations(consumer, folder),
      ...installCost("packages/client"),
    });
    const first = await once();
    for (const number of Object.values(first)) expect(number).toBeGreaterThan(0);
    expect(await once()).toEqual(first);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("a type that costs more is seen in the instantiations", async () => {
  const folder = await mkdtemp(join(import.meta.dirname, ".work-"));
  try {
    const [plain, costly] = [join(folder, "plain.ts"), join(folder, "costly.ts")];
    await writeFile(plain, "export type A = 1;\n");
    await writeFile(
      costly,
      "type Up<N extends number, T extends 0[] = []> = T['length'] extends N ? T : Up<N, [...T, 0]>;\nexport const a: Up<50>['length'] = 50;\n",
    );
    expect(await instantiations(costly, folder)).toBeGreaterThan((await instantiations(plain, folder)) + 40);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
