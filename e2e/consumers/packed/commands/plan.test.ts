import { expect, test } from "vitest";
import { readManifest, repository } from "../../../house/repository.ts";
import { mustRun } from "../../../house/run.ts";
import { documentCommands } from "./documents.ts";
import { planFor, plans } from "./plan.ts";

test("every command of every document is run by the end-to-end test, or says why not", () => {
  const commands = documentCommands().map(({ command }) => command);
  const unplanned = commands.filter((command) => planFor(command) === undefined);
  expect(unplanned, "say in e2e/consumers/packed/commands/plan.ts where these are run").toEqual([]);
});

test("every plan is for a command that stands in a document", () => {
  const commands = documentCommands().map(({ command }) => command);
  expect(Object.keys(plans).filter((command) => !commands.includes(command))).toEqual([]);
});

test("scripts of the repository, installations of one package and forms need no plan; what is neither does", () => {
  expect(planFor("npx -y pnpm@12.21.0 generate")).toEqual({ kind: "repository" });
  expect(planFor("npx -y pnpm@12.21.0 run sbom")).toEqual({ kind: "repository" });
  expect(planFor("npm install @crossborder/types")).toEqual({ kind: "project" });
  expect(planFor("npx -y pnpm@12.21.0 no:such:script")).toBeUndefined();
  expect(planFor("npm install @crossborder/no-such-package")).toBeUndefined();
  expect(planFor("codegen diff BASE [REVISION]")).toMatchObject({ kind: "cannot" });
});

/** Those of pnpm's own commands that run the script of their name. */
const SCRIPT_COMMANDS: readonly string[] = ["test", "start", "stop", "restart"];

test("a script with the name of one of pnpm's own commands is called with `run`: pnpm would start its own", async () => {
  const help = await mustRun("pnpm", ["help", "--all"], { cwd: repository });
  const own = [...help.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, name = ""]) => name);
  expect(own).toContain("sbom");
  const { scripts = {} } = readManifest(".");
  const taken = own.filter((name) => name in scripts && !SCRIPT_COMMANDS.includes(name));
  const named = documentCommands().filter(({ command }) =>
    taken.includes(/^(?:npx -y pnpm@[\d.]+|pnpm) (\S+)/.exec(command)?.[1] ?? ""),
  );
  expect(named).toEqual([]);
});
