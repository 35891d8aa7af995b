import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readText, repository } from "../../../house/repository.ts";
import { publish, type Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { installProject, runAsConsumer } from "../project.ts";

const FOLDER = join(repository, "e2e/consumers/own-generator/test/foreign");

/** Three generators of somebody else, published and installed as a package. */
export function foreignGeneratorCells(stage: Stage): Cell[] {
  return [
    { check: "generators of others", variant: "a package of three", run: () => useForeignGenerators(stage) },
  ];
}

async function useForeignGenerators(stage: Stage): Promise<string> {
  await assertDocumented();
  const packed = await runAsConsumer(["npm", "pack", "--pack-destination", stage.folder], {
    cwd: join(FOLDER, "package"),
  });
  await publish(stage, { tarball: join(stage.folder, packed.trim()), tag: "latest" });
  const dependencies = {
    [`${stage.scope}/codegen`]: "*",
    [`${stage.scope}/foreign-generators`]: "1.0.0",
    [`${stage.scope}/runtime`]: "*",
    "openapi-fetch": "0.17",
    typescript: "7",
  };
  const { folder, run } = await installProject(stage, "foreign-generators", dependencies);
  await cp(join(FOLDER, "project"), folder, { recursive: true });
  await run(["npx", "codegen", "generate"]);
  await run(["npx", "codegen", "generate", "--check"]);
  const strict = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--types", ""];
  await run(["npx", "tsc", ...strict, "program.ts"]);
  await run(["node", "check.mjs"]);
  return "generated, compiled and tested";
}

/** Throws where the package imports a name that the guide does not have. */
async function assertDocumented(): Promise<void> {
  const [, names = ""] =
    /import \{([^}]*)\}/.exec(await readFile(join(FOLDER, "package/index.js"), "utf8")) ?? [];
  const guide = readText("docs/codegen/writing-a-generator.md");
  const unknown = names.match(/\w+/g)?.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide)) ?? [];
  if (unknown.length > 0) throw new Error(`The guide does not mention ${unknown.join(", ")}.`);
}
