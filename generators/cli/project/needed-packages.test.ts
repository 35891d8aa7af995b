import { expect, it } from "vitest";
import { neededPackages, packageOf } from "./needed-packages.ts";

const names = (text: string, runtime = "@crossborder/runtime") =>
  neededPackages([{ path: "index.ts", text }], runtime).map(({ name }) => name);

it.each([
  ["zod", 'import * as z from "zod";\n', ["zod"]],
  ["a sub-path of zod", 'import { z } from "zod/mini";\n', ["zod"]],
  ["openapi-fetch", 'import createClient from "openapi-fetch";\n', ["openapi-fetch"]],
  [
    "the client of the runtime, which imports openapi-fetch",
    'import type { Operation } from "@crossborder/runtime/client/internal";\n',
    ["@crossborder/runtime", "openapi-fetch"],
  ],
  [
    "an import of several lines",
    'import {\n  a,\n  b,\n} from "@crossborder/runtime/zod";\n',
    ["@crossborder/runtime", "zod"],
  ],
  ["a re-export", 'export * from "@crossborder/runtime/errors";\n', ["@crossborder/runtime"]],
  ["an import for its effect", 'import "zod";\n', ["zod"]],
  [
    "no package: files, Node and others",
    'import a from "./zod";\nimport b from "node:zod";\nimport c from "zodiac";\n',
    [],
  ],
  ["no import: a text that is exported", 'export const name: string = "zod";\n', []],
  ["no import: text in a comment", ' * import { z } from "zod";\n', []],
])("finds %s", (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

it("knows the runtime by the name that the configuration gives it", () => {
  const text = 'import { parse } from "@acme/runtime/zod";\n';
  expect(names(text)).toEqual([]);
  expect(names(text, "@acme/runtime")).toEqual(["@acme/runtime", "zod"]);
  expect(names('import { parse } from "../runtime/zod";\n', "../runtime")).toEqual([]);
});

it("reads TypeScript files only", () => {
  expect(neededPackages([{ path: "page.md", text: 'import "zod";\n' }], "@crossborder/runtime")).toEqual([]);
});

it.each([
  ["zod/v4/core", "zod"],
  ["@acme/types/client", "@acme/types"],
])("%s belongs to %s", (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
