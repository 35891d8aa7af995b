import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import { parse } from "yaml";
import { compile } from "../../consumers/documents/compile/compile.ts";
import { writeFiles } from "../../house/write-files.ts";
import {
  type ClientGenerator,
  type Generator,
  generateOnce,
  generators,
  type OnClient,
  onClient,
  outputOf,
} from "../harness/generators.ts";
import { CALL_CASES, type PetCalls } from "./calls.ts";
import { measureOutput, RESOLUTION } from "./measure-output.ts";
import { MOCK_CASES, type PetMocks } from "./mocks.ts";
import { type PetQueries, QUERY_CASES } from "./queries.ts";

/** A document that some generators cannot read, or write code of that does not compile. */
interface OddDocument {
  readonly title: string;
  readonly document: unknown;
  /** Texts of other files. */
  readonly others?: Readonly<Record<string, string>>;
}

/** A rule of JSON Schema, with values that show whether a validator follows it. */
interface Rule {
  readonly title: string;
  /** The component's name. */
  readonly name: string;
  readonly schema: unknown;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

/** A table of the page: generators beside each other, a row for each ability. */
interface Table {
  readonly head: readonly string[];
  readonly titles: readonly string[];
  measure(): Promise<string[][]>;
}

const read = (file: string) => parse(readFileSync(join(import.meta.dirname, file), "utf8"));
const oddDocuments: readonly OddDocument[] = read("odd-documents.yaml");
const rules: readonly Rule[] = read("rules.yaml");
const petShop: { readonly components: object } = read("pet-shop.yaml");

const FRAMEWORKS = /react|vue|svelte|solid|angular/;
const NEUTRAL = "the output runs without a framework";
const TYPED = "a nested override of a wrong type does not compile";

/** Tables of what generators can do, by their region of the page. Each runs them on small documents, and tries what they write. */
export const TABLES = {
  documents: tableOf("document", generators, {
    titles: oddDocuments.map(({ title }) => title),
    cellsOf: documentCells,
  }),
  rules: tableOf("rule", generators, { titles: rules.map(({ title }) => title), cellsOf: ruleCells }),
  calls: tableOf("client", generators, { titles: Object.keys(CALL_CASES), cellsOf: callCells }),
  queries: tableOf(
    "query",
    onClient.filter(({ queries }) => queries),
    { titles: [...Object.keys(QUERY_CASES), NEUTRAL], cellsOf: queryCells },
  ),
  mocks: tableOf(
    "mock",
    onClient.filter(({ mocks }) => mocks),
    { titles: [...Object.keys(MOCK_CASES), TYPED], cellsOf: mockCells },
  ),
} as const;

function tableOf<Tried extends Generator>(
  subject: string,
  tried: readonly Tried[],
  {
    titles,
    cellsOf,
  }: { readonly titles: readonly string[]; readonly cellsOf: (generator: Tried) => Promise<string[]> },
): Table {
  return {
    head: [subject, ...tried.map(({ name }) => name)],
    titles,
    async measure() {
      const columns: string[][] = [];
      for (const generator of tried) {
        console.log(`${subject}: ${generator.name}`);
        columns.push(await cellsOf(generator));
      }
      return titles.map((title, row) => [title, ...columns.map((cells) => cells[row] ?? "")]);
    },
  };
}

/** `yes` where code is written that compiles. */
async function documentCells(generator: Generator): Promise<string[]> {
  const cells: string[] = [];
  for (const { document, others } of oddDocuments) {
    const { exitCode, files, strictErrors } = await measureOutput(
      generator,
      await inputOf(generator, document, others),
    );
    const isRefused = exitCode !== 0 || files === 0;
    cells.push(isRefused ? "no code" : strictErrors === 0 ? "yes" : "does not compile");
  }
  return cells;
}

async function ruleCells(generator: ClientGenerator): Promise<string[]> {
  await generateOnce(generator, await inputOf(generator, ruleDocument()));
  const loaded = await load<Record<string, Validator>>(join(outputOf(generator), generator.validators));
  return rules.map((rule) => ruleCell(rule, loaded?.module[validatorName(generator.validator, rule.name)]));
}

function validatorName(pattern: string, component: string): string {
  const lower = component.charAt(0).toLowerCase() + component.slice(1);
  return pattern.replace("{Name}", component).replace("{name}", lower);
}

interface Validator {
  safeParse(value: unknown): { readonly success: boolean };
}

/** A validator that throws tells nothing of the value. */
function ruleCell({ valid, invalid }: Rule, validator: Validator | undefined): string {
  if (validator === undefined) return "no validator";
  const accepts = (value: unknown): boolean => {
    try {
      return validator.safeParse(value).success;
    } catch {
      return false;
    }
  };
  if (!valid.every(accepts)) return "rejects valid values";
  return invalid.some(accepts) ? "no" : "yes";
}

/** A document with one operation for each rule. */
function ruleDocument(): unknown {
  const paths = rules.map(({ name }) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const requestBody = { required: true, content: { "application/json": { schema } } };
    const responses = { 204: { description: "OK" } };
    return [`/${name}`, { post: { operationId: `check${name}`, requestBody, responses } }];
  });
  return {
    openapi: "3.1.0",
    info: { title: "Rules", version: "1.0.0" },
    servers: [{ url: "https://pets.example" }],
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(rules.map(({ name, schema }) => [name, schema])) },
  };
}

async function callCells(generator: ClientGenerator): Promise<string[]> {
  await generateOnce(generator, await inputOf(generator, read("pets.yaml")));
  const loaded = await load<PetCalls>(join(outputOf(generator), "calls.ts"), generator.calls);
  const cells: string[] = [];
  for (const passes of Object.values(CALL_CASES))
    cells.push(cellOf(loaded !== undefined && (await passes(loaded.module))));
  return cells;
}

async function queryCells(generator: OnClient): Promise<string[]> {
  const { module, packages } = await programOf<PetQueries>(generator, generator.queries);
  const cells: string[] = [];
  for (const tried of Object.values(QUERY_CASES)) cells.push(cellOf(await tried(module)));
  return [...cells, cellOf(!packages.some((name) => FRAMEWORKS.test(name)))];
}

async function mockCells(generator: OnClient): Promise<string[]> {
  const { module } = await programOf<PetMocks>(generator, generator.mocks);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  const isValid = ajv.compile({ components: petShop.components, $ref: "#/components/schemas/Pet" });
  const cells: string[] = [];
  for (const tried of Object.values(MOCK_CASES)) cells.push(cellOf(await tried(module, isValid)));
  return [...cells, cellOf(await isTyped(generator))];
}

/** Generates the pet shop, and loads a program over the output: one that cannot be put together is a fault of this benchmark. */
async function programOf<Module>(generator: OnClient, text = ""): Promise<Loaded<Module>> {
  const { exitCode, stdout, stderr } = await generateOnce(generator, await inputOf(generator, petShop));
  const loaded = exitCode === 0 && (await load<Module>(join(outputOf(generator), "program.ts"), text));
  if (!loaded)
    throw new Error(`The program over ${generator.name} cannot be put together.\n${stdout}${stderr}`);
  return loaded;
}

/** True where a city that is a number does not compile, and one that is a text does. */
async function isTyped(generator: OnClient): Promise<boolean> {
  const { mocks = "", override } = generator;
  if (override === undefined) return false;
  const imports = mocks.split("\n").filter((line) => line.startsWith("import "));
  const program = [
    ...imports,
    `{ const city = "Rome"; ${override} }`,
    "// @ts-expect-error",
    `{ const city = 5; ${override} }`,
  ];
  await writeFile(join(outputOf(generator), "typed.ts"), program.join("\n"));
  const complaints = await compile(outputOf(generator), "7", RESOLUTION);
  return !complaints.some((complaint) => complaint.startsWith("typed.ts("));
}

function cellOf(result: boolean | string): string {
  return typeof result === "string" ? result : result ? "yes" : "no";
}

/** Writes a document for a generator; gives its path. */
async function inputOf(
  generator: Generator,
  document: unknown,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  const inputs = `${outputOf(generator)}-input`;
  await rm(inputs, { recursive: true, force: true });
  await writeFiles(inputs, { "openapi.json": JSON.stringify(document), ...others });
  return join(inputs, "openapi.json");
}

interface Loaded<Module> {
  readonly module: Module;
  /** Packages that the program and the output import. */
  readonly packages: readonly string[];
}

/** A program with the output that it imports; undefined where that cannot be put together. */
async function load<Module>(entry: string, text?: string): Promise<Loaded<Module> | undefined> {
  if (text !== undefined) await writeFile(entry, text);
  const outfile = join(dirname(entry), "bundled.mjs");
  const options = { bundle: true, packages: "external", format: "esm", logLevel: "silent" } as const;
  const built = await build({ entryPoints: [entry], outfile, metafile: true, ...options }).catch(
    () => undefined,
  );
  if (built === undefined) return undefined;
  const module: Module = await import(`${pathToFileURL(outfile).href}?${performance.now()}`); // as its program says
  const [{ imports = [] } = {}] = Object.values(built.metafile.outputs);
  return { module, packages: imports.map(({ path }) => path) };
}
