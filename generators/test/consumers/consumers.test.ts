import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { client } from "../../client/index.ts";
import { operationsOf } from "../../client/operations-of.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { memoryReader, modelOf } from "../../core/model/test/model-of.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import type { BumpLevel } from "../../diff/change.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { mergeBumps } from "../../diff/rules/bumps.ts";
import { TEST_OPTIONS } from "../../diff/test/changes-between.ts";
import { mcp } from "../../mcp/index.ts";
import { planTools } from "../../mcp/plan-tools.ts";
import { mocks } from "../../mocks/index.ts";
import { query } from "../../query/index.ts";
import { types } from "../../types/index.ts";
import { zod } from "../../validators/index.ts";
import { compileTogether } from "../combine/compile-together.ts";
import { contextIn } from "../combine/context-in.ts";
import { editedDocument, type SmallDocument, USES } from "./edited-document.ts";

const { seed, numRuns } = search(60);

const GENERATORS = [types(), zod(), client(), query(), mocks(), mcp()];

type Files = ReadonlyMap<string, string>;

async function generated(document: SmallDocument, folder: string): Promise<Files> {
  const { results, diagnostics } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": JSON.stringify(document) }),
    generators: GENERATORS,
    contextOf: () => contextIn(folder),
    source: "openapi.json",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return new Map(
    results.flatMap(({ generator, files }) =>
      files
        .filter(({ path }) => path.endsWith(".ts"))
        .map(({ path, text }) => [`${folder}/${generator}/${path}`, text] as const),
    ),
  );
}

/** Code that uses every export of the old types: names each, makes values to send, and reads received values. */
function consumerOfTypes(old: SmallDocument, files: Files): string {
  const exported = [...files.values()].join("\n");
  const names = Object.keys(old.components.schemas);
  const lines = names.map((name) => `export type Use${name} = New.${name};`);
  for (const [name, uses] of Object.entries(USES))
    for (const use of uses) {
      const [to, from] = use === "request" ? ["New", "Old"] : ["Old", "New"];
      // Types for both directions have a second, open type for responses.
      const open = use === "response" && exported.includes(`export type ${name}Response =`) ? "Response" : "";
      lines.push(
        `export const ${use}${name} = (value: ${from}.${name}${open}): ${to}.${name}${open} => value;`,
      );
    }
  return `import type * as Old from "./old/types/index.ts";\nimport type * as New from "./new/types/index.ts";\n${lines.join("\n")}\n`;
}

/** Code that imports every validator of the old version. */
function consumerOfValidators(oldFiles: Files, folder: string): string {
  const lines = [...oldFiles].flatMap(([path, text], index) => {
    const names = [...text.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name);
    const module = path.replace(`${folder}/old/`, "./new/");
    return path.includes("/zod/") && names.length > 0
      ? [
          `import * as m${index} from "${module}";`,
          `export const n${index} = [${names.map((name) => `m${index}.${name}`).join(", ")}] as readonly unknown[];`,
        ]
      : [];
  });
  return `${lines.join("\n")}\n`;
}

/** Code that calls every method of the old client with the old input, and reads the old output. */
function consumerOfClient(old: SmallDocument): string {
  const methods = Object.values(old.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId.replace("things.", "")),
  );
  const lines = methods.flatMap((method) => [
    `type In_${method} = Parameters<Old["things"]["${method}"]>[0];`,
    `type Out_${method} = Awaited<ReturnType<Old["things"]["${method}"]>>;`,
    `export const ${method} = async (client: New, input: In_${method}): Promise<Out_${method}> => client.things.${method}(input);`,
  ]);
  return `import type { Client as Old } from "./old/client/index.ts";\nimport type { Client as New } from "./new/client/index.ts";\n${lines.join("\n")}\n`;
}

/** Code that reads every page and calls every mutation with the old input, and reads the old output. */
function consumerOfQueries(old: SmallDocument): string {
  const lines = Object.entries(old.paths["/things"] ?? {}).flatMap(([verb, { operationId }]) => {
    const method = operationId.replace("things.", "");
    const kinds = verb === "get" ? ["queryOptions", "infiniteQueryOptions"] : ["mutationOptions"];
    return kinds.map((kind) => {
      const make = `Old["things"]["${method}"]["${kind}"]`;
      const call =
        verb === "get"
          ? `(input: Parameters<${make}>[0]) => queries.things.${method}.${kind}(input).queryFn(context)`
          : `(input: Parameters<ReturnType<${make}>["mutationFn"]>[0]) => queries.things.${method}.${kind}().mutationFn(input)`;
      const output = `ReturnType<ReturnType<${make}>["${verb === "get" ? "queryFn" : "mutationFn"}"]>`;
      return `export const ${method}${kind} = (queries: New): ((...input: never) => ${output}) => ${call};`;
    });
  });
  return `import type { Queries as Old } from "./old/query/index.ts";\nimport type { Queries as New } from "./new/query/index.ts";\ndeclare const context: { signal: AbortSignal; pageParam: undefined };\n${lines.join("\n")}\n`;
}

/** Code that makes a value with every old factory, and a handler for every operation. */
function consumerOfMocks(old: SmallDocument, files: Files): string {
  const exported = [...files.values()].join("\n");
  const names = Object.keys(USES).filter((name) => exported.includes(`export const create${name}:`));
  const values = names.map((name) => `export const make${name} = (): object => New.create${name}();`);
  const handlers = Object.values(old.paths["/things"] ?? {}).map(({ operationId }) => {
    const method = operationId.replace("things.", "");
    return `export const ${method} = (mocks: New.Mocks) => [mocks.things.${method}(), mocks.things.${method}.error(500)] as unknown;`;
  });
  return `import * as New from "./new/mocks/index.ts";\n${[...values, ...handlers].join("\n")}\n`;
}

/** Tools without their old names: strings, which no compiler checks. */
function lostTools(before: ApiModel, after: ApiModel): string[] {
  const [old, kept] = [before, after].map((model) =>
    planTools(operationsOf(model, { ...contextIn("pair"), options: {} })).map(({ name }) => String(name)),
  );
  return (old ?? []).filter((name) => !kept?.includes(name));
}

const CONSUMERS = {
  types: "types.ts",
  zod: "zod.ts",
  client: "client.ts",
  query: "query.ts",
  mocks: "mocks.ts",
} as const;

test(`no edit breaks code of a consumer under a patch or a minor (SEED=${seed}, ${numRuns} pairs)`, async () => {
  const pairs = fc.sample(editedDocument, { seed, numRuns });
  const files = new Map<string, string>();
  const bumps: Readonly<Record<string, BumpLevel>>[] = [];
  const broken = new Map<string, string>();
  for (const [index, [base, revision]] of pairs.entries()) {
    const folder = `pair-${index}`;
    const before = await generated(base, `${folder}/old`);
    for (const [path, text] of [...before, ...(await generated(revision, `${folder}/new`))])
      files.set(path, text);
    files.set(`${folder}/${CONSUMERS.types}`, consumerOfTypes(base, before));
    files.set(`${folder}/${CONSUMERS.zod}`, consumerOfValidators(before, folder));
    files.set(`${folder}/${CONSUMERS.client}`, consumerOfClient(base));
    files.set(`${folder}/${CONSUMERS.query}`, consumerOfQueries(base));
    files.set(`${folder}/${CONSUMERS.mocks}`, consumerOfMocks(base, before));
    const models = { base: await modelOf(base), revision: await modelOf(revision) };
    const { changes } = diffDocuments(models, { ...TEST_OPTIONS, generatedPackages: GENERATORS });
    bumps.push(mergeBumps(changes.map((change) => change.bumps)));
    for (const name of lostTools(models.base, models.revision)) broken.set(`${index} mcp`, name);
  }
  const complaints = await compileTogether(files);
  for (const line of complaints) {
    const [, index = "", consumer = ""] = /^pair-(\d+)\/(\w+)\.ts/.exec(line) ?? [];
    expect(Object.keys(CONSUMERS), line).toContain(consumer);
    broken.set(`${index} ${consumer}`, line);
  }
  const wrong = [...broken].flatMap(([key, line]) => {
    const [index = "", consumer = ""] = key.split(" ");
    const level = bumps[Number(index)]?.[consumer];
    return level === "major" ? [] : [{ level, line, pair: pairs[Number(index)] }];
  });
  console.log(
    `consumers: ${pairs.length} pairs, ${broken.size} packages broken, ${wrong.length} without a major`,
  );
  expect(broken.size).toBeGreaterThan(numRuns / 4);
  expect(wrong).toEqual([]);
}, 300_000);
