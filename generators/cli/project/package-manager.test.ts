import { afterEach, beforeEach, expect, it } from "vitest";
import { createWorkspace, type Workspace } from "../test/workspace.ts";
import { addCommand, detectPackageManager } from "./package-manager.ts";

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ "app/.keep": "" });
});
afterEach(() => workspace.remove());

it.each([
  ["a lockfile of npm", { "package-lock.json": "{}" }, "npm"],
  ["a lockfile of pnpm", { "pnpm-lock.yaml": "" }, "pnpm"],
  ["a lockfile of Yarn", { "yarn.lock": "" }, "yarn"],
  ["a lockfile of Bun", { "bun.lock": "" }, "bun"],
  ["a binary lockfile of Bun", { "bun.lockb": "" }, "bun"],
  ["`packageManager`", { "package.json": '{ "packageManager": "pnpm@12.21.0" }' }, "pnpm"],
  [
    "`packageManager` beside another lockfile",
    { "package.json": '{ "packageManager": "yarn@4.18.1" }', "package-lock.json": "{}" },
    "yarn",
  ],
  [
    "`packageManager` that nobody knows",
    { "package.json": '{ "packageManager": "vlt@1.0.0" }', "bun.lock": "" },
    "bun",
  ],
  ["a lockfile further up", { "app/package.json": "{}", "pnpm-lock.yaml": "" }, "pnpm"],
  ["the closest lockfile", { "app/yarn.lock": "", "pnpm-lock.yaml": "" }, "yarn"],
  ["a package.json that is not JSON", { "package.json": "{", "yarn.lock": "" }, "yarn"],
])("%s decides", async (_, files, name) => {
  await workspace.write(files);
  expect(detectPackageManager(`${workspace.path}/app`).name).toBe(name);
});

it("without either, the package manager that started the program is used, or npm", () => {
  const started = { npm_config_user_agent: "bun/1.4.5 npm/? node/v24.0.0" };
  expect(detectPackageManager(workspace.path, started).name).toBe("bun");
  expect(detectPackageManager(workspace.path, {}).name).toBe("npm");
});

it("the command that adds packages names their versions", () => {
  const pnpm = detectPackageManager(workspace.path, { npm_config_user_agent: "pnpm/12.21.0" });
  expect(addCommand(pnpm, [{ name: "zod", range: "^4.6.0" }])).toBe("pnpm add zod@^4.6.0");
  // A shell would read `||` as "or else run".
  expect(addCommand(pnpm, [{ name: "msw", range: "^2.12.0 || ^3.0.0" }])).toBe("pnpm add msw@^3.0.0");
});
