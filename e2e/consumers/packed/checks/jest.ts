import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../../house/repository.ts";
import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { runtimes } from "../../runtimes/runtimes.ts";
import { once } from "../once.ts";
import { createProject, ourDependencies, type Project, projectIn } from "../project.ts";

/** Jest with the configuration of the guide, where Jest has to convert ES modules and where tests are such modules. */
export function jestCells(stage: Stage): Cell[] {
  const project = once(() => installJest(stage));
  const { "Node 20.19": oldest = [] } = runtimes;
  const runJest =
    (args: readonly string[], env: Record<string, string> = {}) =>
    async (): Promise<string> => {
      await (await project()).run(["npx", "-y", ...oldest, "node_modules/jest/bin/jest.js", ...args], env);
      return "passed";
    };
  return [
    {
      check: "Jest on Node 20.19",
      variant: "with the configuration of the guide",
      run: runJest(["calls.test.cjs"]),
    },
    {
      check: "Jest on Node 20.19",
      variant: "with ES modules",
      run: runJest(["--config", '{"testMatch":["**/*.mjs"]}'], { NODE_OPTIONS: "--experimental-vm-modules" }),
    },
  ];
}

async function installJest(stage: Stage): Promise<Project> {
  const dependencies = {
    ...ourDependencies(stage),
    jest: "30",
    "@babel/plugin-transform-modules-commonjs": "7",
  };
  const guide = await readFile(join(repository, "docs/packages/client.md"), "utf8");
  const [, config = ""] = /```js\n([^`]*transformIgnorePatterns[^`]*)```/.exec(guide) ?? [];
  const files = {
    "package.json": JSON.stringify({ name: "jest-consumer", private: true, dependencies }),
    "jest.config.cjs": config.replaceAll("@crossborder", stage.scope),
    "calls.test.cjs": `const { ApiError, createClient, isApiError } = require("${stage.scope}/client");\n${TEST}`,
    "calls.test.mjs": `import { ApiError, createClient, isApiError } from "${stage.scope}/client";\n${TEST}`,
  };
  const project = await createProject(stage, "jest", files);
  await project.run(["npm", "install"]);
  return projectIn(project.folder, {}); // the cache of the machine may have this Node
}

const TEST = `
const answer = (body, status) => createClient({
  apiKey: "k",
  instanceId: "in_000000000001",
  baseUrl: "https://service.example.com",
  fetch: async () => Response.json(body, { status }),
});

test("errors are recognized", async () => {
  const client = answer({ success: false, code: "PAYOUTS_NOT_FOUND" }, 404);
  const reason = await client.payouts.listAll().catch((error) => error);
  expect([isApiError(reason, "PAYOUTS_NOT_FOUND"), reason instanceof ApiError]).toEqual([true, true]);
});

test("files are sent", async () => {
  const client = answer({ file_url: "https://files.example.com/1" }, 200);
  for (const file of [new Blob(["%PDF"]), Buffer.from("%PDF"), new Uint8Array([37])])
    expect(await client.upload.create({ file, bucket: "documents" })).toHaveProperty("file_url");
});
`;
