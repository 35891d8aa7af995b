import { expect, test } from "vitest";
import { parse } from "yaml";
import { ACTIONS, TOOLS } from "../../generators/cli/init/monorepo/versions.ts";
import { readText, repositoryFiles } from "./repository.ts";

test("a repository that `codegen init --monorepo` writes uses the tools of this one, in the same versions", () => {
  const { catalog } = parse(readText("pnpm-workspace.yaml"));
  const manifest = JSON.parse(readText("package.json"));
  expect(TOOLS).toEqual({
    pnpm: manifest.packageManager.replace("pnpm@", ""),
    node: manifest.devDependencies.nodejs.replace("npm:node@", ""),
    "@changesets/cli": catalog["@changesets/cli"],
    turbo: catalog.turbo,
    typescript: catalog.typescript,
  });
});

test("its workflows use the actions of this one, at the same commits", () => {
  const workflows = repositoryFiles(".github/*.yml").map(readText).join("\n");
  for (const action of Object.values(ACTIONS)) expect(workflows).toContain(action);
});
