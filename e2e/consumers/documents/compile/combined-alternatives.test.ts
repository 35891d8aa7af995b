import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { chanceOf } from "../../../../generators/test/damage/chance.ts";
import { search } from "../../../../random-search.ts";
import { repository } from "../../../house/repository.ts";
import { combinedSchema } from "../corpus/combined-schema.ts";
import { compile, STRICTEST, testedCompilers } from "./compile.ts";
import { generateDocument } from "./generate-document.ts";

// Inside e2e, where the runtime can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/documents/.work-combined");
afterAll(() => rm(work, { recursive: true, force: true }));

const { seed, numRuns: runs } = search(2);

/** A document with a schema called `Subject`, and a program that uses all that it combines. */
async function writeCase(caseSeed: number): Promise<string[]> {
  const folder = join(work, `SEED-${caseSeed}`);
  await mkdir(folder, { recursive: true });
  const spec = join(folder, "openapi.json");
  const json = { "application/json": { schema: { $ref: "#/components/schemas/Subject" } } };
  const post = { operationId: "post", requestBody: { content: json }, responses: {} };
  const responses = { 200: { description: "OK", content: json } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Combined", version: "1" },
    paths: { "/a": { post: { ...post, responses } } },
    components: { schemas: combinedSchema(chanceOf(caseSeed)) },
  };
  await writeFile(spec, JSON.stringify(document));
  const { exitCode, stderr } = await generateDocument({
    spec,
    folder: join(folder, "out"),
    only: ["types", "zod"],
  });
  await writeFile(
    join(folder, "use.ts"),
    `import type * as z from "zod";
import type * as types from "./out/types/index.js";
import type * as schemas from "./out/zod/request/index.js";
type KeyOf<Value> = Value extends unknown ? keyof Value : never;
type MemberOf<Value> = Value extends { readonly member?: infer Member } ? Member : never;
declare const value: types.Subject;
export const same: types.Subject = value;
export declare const keys: KeyOf<types.Subject> | KeyOf<z.output<typeof schemas.Subject>>;
export declare const members: KeyOf<MemberOf<types.Subject>>;
`,
  );
  return exitCode === 0 ? [] : [`SEED-${caseSeed}: ${stderr}`];
}

it(`types that combine many alternatives compile (SEED=${seed}, ${runs} runs)`, async () => {
  const diagnostics: string[] = [];
  for (let run = 0; run < runs; run++) diagnostics.push(...(await writeCase(seed + run)));
  for (const version of testedCompilers) {
    const complaints = await compile(work, version, { ...STRICTEST, skipLibCheck: true });
    diagnostics.push(...complaints.map((complaint) => `TypeScript ${version}: ${complaint}`));
  }
  expect(diagnostics).toEqual([]);
});
