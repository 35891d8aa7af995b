import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as client from "@crossborder/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { workFolder } from "../blocks/write-programs.ts";
import { referencePages } from "./reference-pages.ts";

const work = workFolder("reference");

interface Example {
  readonly file: string;
  readonly code: string;
}

/** Each call of the client with what a reader has around it: a client, and the functions of its package. */
function programsOf(pages: ReadonlyMap<string, string>): Example[] {
  const calls = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
      .map(([, code = ""]) => code)
      .filter((code) => /^(const|for|await|try) .*client/m.test(code))
      .map((code, index) => ({ file: `${path.replaceAll("/", "-")}-${index}.ts`, code })),
  );
  return calls.map(({ file, code }) => {
    const used = Object.keys(client).filter(
      (name) =>
        new RegExp(`(?<![.\\w"])${name}\\(`).test(code) && !new RegExp(`import .*\\b${name}\\b`).test(code),
    );
    const imports = used.length === 0 ? "" : `import { ${used.join(", ")} } from "@crossborder/client";\n`;
    return { file, code: `import { client } from "./client.ts";\n${imports}${code}export {};\n` };
  });
}

let pages: ReadonlyMap<string, string>;
let programs: Example[] = [];

beforeAll(async () => {
  pages = await referencePages();
  programs = programsOf(pages);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const connect = `import type { Client } from "@crossborder/client";\nexport declare const client: Client;\n`;
  const tsconfig = {
    extends: "../../tsconfig.json",
    compilerOptions: { types: ["node"], noUnusedLocals: false, skipLibCheck: true }, // `pnpm typecheck` checks declarations
    include: ["./*.ts"],
  };
  writeFileSync(join(work, "client.ts"), connect);
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify(tsconfig));
  for (const { file, code } of programs) writeFileSync(join(work, file), code);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test("every operation has an example", () => {
  const operations = programs.filter(({ file }) => file.startsWith("operations-"));
  const described = [...pages.keys()].filter((path) => path.startsWith("operations/"));
  expect(described.length).toBeGreaterThan(10);
  expect(operations).toHaveLength(described.length);
});

test("the calls of the client in the reference compile", async () => {
  await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--noEmit", "--singleThreaded"], {
    cwd: work,
  });
});
