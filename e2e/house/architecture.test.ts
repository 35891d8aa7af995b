import { describe, expect, test } from "vitest";
import { BUILT_IN } from "../../generators/built-in.ts";
import { reference } from "../../generators/reference/index.ts";
import { type Import, importsOf } from "./imports.ts";
import { readText, repositoryFiles } from "./repository.ts";

/** The rooms of the diff, from the top. Each may import those below that it names, and `core`. */
const DIFF_ARROWS: Readonly<Record<string, readonly string[]>> = {
  release: ["rules", "change.ts", "options.ts"],
  report: ["change.ts"],
  changes: ["compare", "rules", "change.ts", "options.ts"],
  compare: ["rules", "containment", "change.ts", "options.ts"],
  rules: ["change.ts", "options.ts"],
  containment: [],
  "change.ts": [],
  "options.ts": [],
};

const DIFF_ROOMS = Object.keys(DIFF_ARROWS).map((name) => `generators/diff/${name}`);

/** The rooms of the validators, from the top: two printers are independent of each other. */
const VALIDATOR_ARROWS: Readonly<Record<string, readonly string[]>> = {
  files: ["zod", "predicates", "text", "plan", "run"],
  zod: ["text", "plan"],
  predicates: ["text", "plan", "run"],
  text: ["plan"],
  plan: ["run"],
  run: [],
};

const VALIDATOR_ROOMS = Object.keys(VALIDATOR_ARROWS).map((name) => `generators/validators/${name}`);

/** A generator that comes with the package is a folder with its name, but for that of validators, which users call `zod`. */
const GENERATORS = [...BUILT_IN, reference()].map(
  ({ name }) => `generators/${name === "zod" ? "validators" : name}`,
);

/** Generators that only import what authors of other generators can import. */
const ON_THE_CONTRACT = ["generators/query", "generators/mocks", "generators/mcp"];

/** The entry for authors of generators, and the part that is needed before a generator runs. */
const CONTRACT = "generators/generator.ts";
const DEFINITION = "generators/define-generator.ts";

/** The rooms as they are named below. */
function allowed(...rooms: readonly string[]): Readonly<Record<string, "value">> {
  return Object.fromEntries(rooms.map((room) => [room, "value"]));
}

/** The rooms of the house, and which rooms each may import. `type` allows `import type` alone. */
const ARROWS: Readonly<Record<string, Readonly<Record<string, "value" | "type">>>> = {
  spec: {},
  "generators/core": {},
  ...Object.fromEntries(GENERATORS.map((room) => [room, allowed("generators/core")])),
  "generators/reference": allowed("generators/core", "generators/client"), // its pages show calls of the client
  ...Object.fromEntries(ON_THE_CONTRACT.map((room) => [room, allowed(CONTRACT, DEFINITION)])),
  [CONTRACT]: allowed("generators/core", "generators/client"),
  [DEFINITION]: allowed("generators/core"),
  "generators/diff": allowed("generators/core", ...DIFF_ROOMS),
  ...Object.fromEntries(
    Object.entries(DIFF_ARROWS).map(([room, below]) => [
      `generators/diff/${room}`,
      allowed("generators/core", ...below.map((name) => `generators/diff/${name}`)),
    ]),
  ),
  "generators/validators": allowed("generators/core", ...VALIDATOR_ROOMS),
  ...Object.fromEntries(
    Object.entries(VALIDATOR_ARROWS).map(([room, below]) => [
      `generators/validators/${room}`,
      {
        ...allowed("generators/core", ...below.map((name) => `generators/validators/${name}`)),
        "generators/validators": "type", // the options
      },
    ]),
  ),
  "generators/verify": allowed("generators/core", "generators/diff", ...DIFF_ROOMS),
  "generators/impact": allowed("generators/core", "generators/diff", "generators/client", ...DIFF_ROOMS),
  "generators/traffic": allowed("generators/core", "generators/diff", "generators/verify", ...DIFF_ROOMS),
  "generators/upgrade": allowed(
    "generators/core",
    "generators/diff",
    "generators/client",
    "generators/impact",
    ...DIFF_ROOMS,
  ),
  "generators/cli": {
    "generators/traffic": "value",
    "generators/impact": "value",
    "generators/upgrade": "value",
    "generators/core": "value",
    "generators/diff": "value",
    "generators/verify": "value",
    ...allowed(...GENERATORS, ...DIFF_ROOMS),
    generators: "value",
  },
  "generators/test-kit": { "generators/core": "value", generators: "value" },
  generators: {
    "generators/core": "value",
    "generators/diff": "value",
    ...allowed(...GENERATORS, ...ON_THE_CONTRACT, ...DIFF_ROOMS),
  },
  "packages/runtime": {},
  "packages/types": {},
  "packages/errors": { "packages/runtime": "value" },
  "packages/zod": { "packages/runtime": "value", "packages/types": "type" },
  "packages/client": { "packages/runtime": "value", "packages/errors": "value", "packages/types": "type" },
  "packages/webhooks": { "packages/runtime": "value", "packages/types": "type" },
  "packages/sandbox": {
    spec: "value",
    "packages/zod": "value",
    "packages/errors": "value",
    "packages/webhooks": "value",
  },
  "packages/mcp": {
    "packages/runtime": "value",
    "packages/types": "type",
    "packages/client": "value",
    "packages/sandbox": "value",
  },
};

/** A package by its name, as others import it. */
const ROOM_OF_PACKAGE: Readonly<Record<string, string>> = {
  "@crossborder/spec": "spec",
  "@crossborder/codegen": "generators",
  "@crossborder/runtime": "packages/runtime",
  "@crossborder/types": "packages/types",
  "@crossborder/errors": "packages/errors",
  "@crossborder/zod": "packages/zod",
  "@crossborder/client": "packages/client",
  "@crossborder/webhooks": "packages/webhooks",
  "@crossborder/sandbox": "packages/sandbox",
  "@crossborder/mcp": "packages/mcp",
};

function roomOf(path: string): string | undefined {
  const rooms = Object.keys(ARROWS).filter((room) => path === room || path.startsWith(`${room}/`));
  return rooms.sort((a, b) => b.length - a.length)[0];
}

function targetRoom({ to }: Import): string | undefined {
  if (to.startsWith("@")) return ROOM_OF_PACKAGE[to.split("/").slice(0, 2).join("/")];
  return roomOf(to);
}

/** Why an import is not allowed; undefined when it is. */
export function violation(found: Import): string | undefined {
  const from = roomOf(found.from);
  const to = targetRoom(found);
  if (from === undefined || to === undefined || from === to) return undefined;
  const allowed = ARROWS[from]?.[to];
  if (allowed === "value" || (allowed === "type" && found.typeOnly)) return undefined;
  return `${found.from} -> ${found.to}${allowed === "type" ? " (only `import type` is allowed)" : ""}`;
}

const sources = repositoryFiles("*.ts", "*.js", "*.mts").filter(
  (file) => roomOf(file) !== undefined && !/(\.test|\.test-d)\.ts$|\/test\/|vitest\.config\.ts$/.test(file),
);

describe("who may import whom", () => {
  test("every source file keeps to the allowed arrows", () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(importsOf).flatMap((found) => violation(found) ?? [])).toEqual([]);
  });

  test.each([
    ["generators/validators/index.ts", "generators/types/index.ts", false],
    ["generators/validators/zod/zod-printer.ts", "generators/validators/predicates/part.ts", false],
    ["generators/validators/predicates/predicate-of.ts", "generators/validators/zod/zod-printer.ts", true],
    ["generators/core/json.ts", "generators/cli/main.ts", false],
    ["generators/query/index.ts", "generators/core/json.ts", false],
    ["generators/mocks/index.ts", "generators/index.ts", false],
    ["generators/cli/main.ts", "@crossborder/runtime/zod", false],
    ["generators/impact/index.ts", "generators/cli/main.ts", false],
    ["generators/impact/index.ts", "generators/upgrade/index.ts", false],
    ["generators/verify/section.ts", "generators/traffic/read-recordings.ts", true],
    ["generators/diff/compare/context.ts", "generators/diff/changes/group-differences.ts", true],
    ["generators/diff/rules/index.ts", "generators/diff/compare/pair/pair-nodes.ts", true],
    ["generators/diff/rules/index.ts", "generators/diff/index.ts", true],
    ["generators/diff/containment/containment.ts", "generators/diff/rules/index.ts", true],
    ["generators/diff/report/report-view.ts", "generators/verify/section.ts", true],
    ["packages/zod/src/index.ts", "@crossborder/types", false],
    ["packages/types/src/index.ts", "@crossborder/runtime/errors", false],
    ["packages/webhooks/src/index.ts", "@crossborder/zod", false],
    ["packages/runtime/src/client/index.ts", "@crossborder/errors", true],
    ["packages/sandbox/src/index.ts", "@crossborder/client", false],
    ["packages/client/src/index.ts", "@crossborder/sandbox", false],
    ["packages/client/src/index.ts", "@crossborder/mcp", false],
    ["packages/mcp/src/index.ts", "@crossborder/types", false],
  ])("%s may not import %s", (from, to, typeOnly) => {
    expect(violation({ from, to, typeOnly })).toContain(from);
  });

  test.each([
    ["packages/zod/src/index.ts", "@crossborder/types", true],
    ["packages/client/src/index.ts", "@crossborder/errors", false],
    ["generators/validators/index.ts", "generators/core/generator.ts", false],
    ["generators/built-in.ts", "generators/validators/index.ts", false],
    ["generators/query/index.ts", "generators/generator.ts", false],
    ["generators/cli/commands/diff.ts", "generators/diff/report/render-report.ts", false],
    ["generators/diff/compare/context.ts", "generators/diff/containment/containment.ts", false],
    ["generators/diff/rules/rule.ts", "generators/diff/options.ts", true],
  ])("%s may import %s", (from, to, typeOnly) => {
    expect(violation({ from, to, typeOnly })).toBeUndefined();
  });

  test.each([
    "generators/types",
    "generators/client",
    "generators/validators",
    "generators/webhooks",
    "generators/errors",
    "generators/diff",
  ])("%s reads the model of a document, and not the document", (folder) => {
    const files = sources.filter((file) => file.startsWith(`${folder}/`));
    expect(files.length).toBeGreaterThan(2);
    // Pointers, references and the table of keywords describe the format, and contain nothing of a document.
    const helpers = /generators\/core\/document\/(pointer|reference|schema-keywords)\.ts$/;
    const found = files
      .flatMap(importsOf)
      .filter(
        ({ to, typeOnly }) => to.startsWith("generators/core/document/") && !typeOnly && !helpers.test(to),
      );
    expect(found).toEqual([]);
    expect(
      files.filter((file) => /\b(model|models\.\w+|base|revision)\.document\b/.test(readText(file))),
    ).toEqual([]);
  });

  test("contracts of the client import nothing but types, of each other and of what lies below the client", () => {
    const contracts = sources.filter((file) => file.startsWith("packages/runtime/src/client/contracts/"));
    expect(contracts.length).toBeGreaterThan(15);
    const wrong = contracts
      .flatMap(importsOf)
      .filter(({ to, typeOnly }) => !typeOnly || /src\/client\/(?!contracts\/)/.test(to));
    expect(wrong).toEqual([]);
  });

  test("one file of the runtime names the internals of zod", () => {
    const runtime = sources.filter((file) => file.startsWith("packages/runtime/"));
    expect(runtime.filter((file) => /\b_zod\b/.test(readText(file)))).toEqual([
      "packages/runtime/src/zod/zod-internals.ts",
    ]);
  });
});
