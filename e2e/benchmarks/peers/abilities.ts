import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { parse } from "yaml";
import { folderOf, type Generator, generateOnce } from "../harness/generators.ts";
import { ADAPTERS, type Adapter } from "./adapters.ts";
import { CALL_CASES, type PetCalls } from "./calls.ts";
import { measureOutput } from "./measure-output.ts";

/** A document that some generators cannot read, or write code of that does not compile. */
interface OddDocument {
  readonly title: string;
  readonly document: unknown;
  /** Texts of other files. */
  readonly others?: Readonly<Record<string, string>>;
}

/** A rule of JSON Schema, with values that show whether a validator holds to it. */
interface Rule {
  readonly title: string;
  /** The component's name. */
  readonly name: string;
  readonly schema: unknown;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const read = (file: string) => parse(readFileSync(join(import.meta.dirname, file), "utf8"));
const oddDocuments: readonly OddDocument[] = read("odd-documents.yaml");
const rules: readonly Rule[] = read("rules.yaml");

/** Titles of the rows of each table. */
export const abilities = {
  documents: oddDocuments.map(({ title }) => title),
  rules: rules.map(({ title }) => title),
  calls: CALL_CASES.map(({ title }) => title),
};

/** A cell for each row of the tables. */
export type Abilities = Readonly<Record<keyof typeof abilities, readonly string[]>>;

/** Runs a generator on small documents, each made for one question, and tries what it writes. */
export async function measureAbilities(generator: Generator): Promise<Abilities> {
  const adapter = ADAPTERS[generator.name];
  if (adapter === undefined) throw new Error(`There is no adapter for ${generator.name}.`);
  return {
    documents: await measureDocuments(generator),
    rules: await measureRules(generator, adapter),
    calls: await measureCalls(generator, adapter),
  };
}

/** `yes` where code is written that compiles. */
async function measureDocuments(generator: Generator): Promise<string[]> {
  const cells: string[] = [];
  for (const odd of oddDocuments) {
    const { exitCode, files, strictErrors } = await measureOutput(generator, await inputOf(generator, odd));
    const isRefused = exitCode !== 0 || files === 0;
    cells.push(isRefused ? "no code" : strictErrors === 0 ? "yes" : "does not compile");
  }
  return cells;
}

async function measureRules(generator: Generator, { validators, validator }: Adapter): Promise<string[]> {
  const folder = await generated(generator, ruleDocument());
  const module = await bundled<Record<string, Validator>>(join(folder, validators));
  return rules.map((rule) => ruleCell(rule, module?.[validatorName(validator, rule.name)]));
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

async function measureCalls(generator: Generator, adapter: Adapter): Promise<string[]> {
  const folder = await generated(generator, read("pets.yaml"));
  const entry = join(folder, "calls.ts");
  await writeFile(entry, adapter.calls);
  const calls = await bundled<PetCalls>(entry);
  const cells: string[] = [];
  for (const { passes } of CALL_CASES) cells.push(calls && (await passes(calls)) ? "yes" : "no");
  return cells;
}

async function generated(generator: Generator, document: unknown): Promise<string> {
  const folder = folderOf(generator, "abilities");
  await generateOnce(generator, await inputOf(generator, { document }), folder);
  return folder;
}

/** Writes a document for a generator; gives its path. */
async function inputOf(
  { work }: Generator,
  { document, others = {} }: Omit<OddDocument, "title">,
): Promise<string> {
  const inputs = join(work, "abilities");
  await rm(inputs, { recursive: true, force: true });
  await mkdir(inputs, { recursive: true });
  const files = { "openapi.json": JSON.stringify(document), ...others };
  for (const [name, text] of Object.entries(files)) await writeFile(join(inputs, name), text);
  return join(inputs, "openapi.json");
}

/** A module with all that it imports; undefined where that cannot be put together. */
async function bundled<Module>(entry: string): Promise<Module | undefined> {
  const outfile = join(dirname(entry), "bundled.mjs");
  const options = { bundle: true, platform: "node", format: "esm", logLevel: "silent" } as const;
  try {
    await build({ entryPoints: [entry], outfile, ...options });
  } catch {
    return undefined;
  }
  return (await import(`${pathToFileURL(outfile).href}?${performance.now()}`)) as Module; // as its adapter says
}
