import { describe, expect, test } from "vitest";
import { type Import, importsOf } from "./imports.ts";
import { repositoryFiles } from "./repository.ts";

/** The rooms of the house, and which rooms each may import. `type` allows `import type` alone. */
const ARROWS: Readonly<Record<string, Readonly<Record<string, "value" | "type">>>> = {
  spec: {},
  "generators/core": {},
  "generators/types": { "generators/core": "value" },
  "generators/client": { "generators/core": "value" },
  "generators/zod": { "generators/core": "value" },
  "generators/webhooks": { "generators/core": "value" },
  "generators/errors": { "generators/core": "value" },
  "generators/diff": { "generators/core": "value" },
  "generators/cli": {
    "generators/core": "value",
    "generators/types": "value",
    "generators/client": "value",
    "generators/zod": "value",
    "generators/webhooks": "value",
    "generators/errors": "value",
    "generators/diff": "value",
    generators: "value",
  },
  "generators/test-kit": { "generators/core": "value", generators: "value" },
  generators: {
    "generators/core": "value",
    "generators/types": "value",
    "generators/client": "value",
    "generators/zod": "value",
    "generators/webhooks": "value",
    "generators/errors": "value",
    "generators/diff": "value",
  },
  "packages/runtime": {},
  "packages/types": {},
  "packages/errors": { "packages/runtime": "value" },
  "packages/zod": { "packages/runtime": "value", "packages/types": "type" },
  "packages/client": { "packages/runtime": "value", "packages/errors": "value", "packages/types": "type" },
  "packages/webhooks": { "packages/runtime": "value", "packages/types": "type" },
};

/** Modules of libraries that are for Node and what is like it: a sub-path, or what the condition `node` leads to. */
const NODE_ENTRIES: ReadonlySet<string> = new Set([
  "packages/client/src/node.ts",
  "packages/runtime/src/webhooks/hmac/node.ts",
]);

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
    ["generators/zod/index.ts", "generators/types/index.ts", false],
    ["generators/core/json.ts", "generators/cli/main.ts", false],
    ["generators/cli/main.ts", "@crossborder/runtime/zod", false],
    ["packages/zod/src/index.ts", "@crossborder/types", false],
    ["packages/types/src/index.ts", "@crossborder/runtime/errors", false],
    ["packages/webhooks/src/index.ts", "@crossborder/zod", false],
    ["packages/runtime/src/client/index.ts", "@crossborder/errors", true],
  ])("%s may not import %s", (from, to, typeOnly) => {
    expect(violation({ from, to, typeOnly })).toContain(from);
  });

  test.each([
    ["packages/zod/src/index.ts", "@crossborder/types", true],
    ["packages/client/src/index.ts", "@crossborder/errors", false],
    ["generators/zod/index.ts", "generators/core/generator.ts", false],
    ["generators/built-in.ts", "generators/zod/index.ts", false],
  ])("%s may import %s", (from, to, typeOnly) => {
    expect(violation({ from, to, typeOnly })).toBeUndefined();
  });

  test("libraries import nothing of Node outside their sub-paths for it", () => {
    const libraries = sources.filter((file) =>
      /^packages\/(runtime|types|errors|zod|client|webhooks)\/src\//.test(file),
    );
    const found = libraries
      .filter((file) => !NODE_ENTRIES.has(file))
      .flatMap(importsOf)
      .filter(({ to }) => to.startsWith("node:"));
    expect(found).toEqual([]);
  });
});
