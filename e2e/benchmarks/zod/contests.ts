import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as request from "@crossborder/zod";
import * as response from "@crossborder/zod/response";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import ajvFormats from "ajv-formats";
import { parse } from "yaml";
import { modelOfSchemas } from "../../../generators/core/model/test/model-of.ts";
import {
  GeneratedFolder,
  generate,
  type Predicate,
} from "../../../generators/validators/test/generated-schema.ts";
import { repository } from "../../house/repository.ts";
import { Payin, PayinPage, Quote, QuoteCreate } from "./description-by-hand.ts";
import { listOf, shapes } from "./shapes.ts";

/** As much of a zod schema as the benchmark calls. */
export interface Validator {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly unknown[] } | undefined;
  };
}

/** A generated candidate, another for the same shape, and values for both. */
export interface Contest<Candidate> {
  readonly name: string;
  readonly ours: Candidate;
  readonly theirs: Candidate;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const { schemas } = parse(await readFile(join(import.meta.dirname, "shapes.yaml"), "utf8")).components as {
  readonly schemas: Readonly<Record<string, unknown>>;
};

/** Returns schemas and those that a person writes: of the description with its examples, and of other shapes. */
export async function schemaContests(): Promise<Contest<Validator>[]> {
  const folder = new GeneratedFolder((await generate(await modelOfSchemas(schemas))).files);
  const generated = await folder.schemas("request");
  folder.remove();
  const ofShapes = Object.entries(shapes).map(([name, { byHand, ...values }]) => ({
    name: `${name} (constructed)`,
    ours: existing(generated[name], name),
    theirs: byHand,
    ...values,
  }));
  return [...(await contestsOfDescription()), ...ofShapes];
}

async function contestsOfDescription(): Promise<Contest<Validator>[]> {
  const payins = await examplesOf("Payin");
  const page = (last: unknown) => ({
    data: [...listOf(payins.valid, 49), last],
    pagination: { has_more: false, next_page: null, prev_page: null },
  });
  const pages = { valid: payins.valid.map(page), invalid: payins.invalid.map(page) };
  return [
    {
      name: "QuoteCreate",
      ours: request.QuoteCreate,
      theirs: QuoteCreate,
      ...(await examplesOf("QuoteCreate")),
    },
    { name: "Quote", ours: response.Quote, theirs: Quote, ...(await examplesOf("Quote")) },
    { name: "Payin", ours: request.Payin, theirs: Payin, ...payins },
    { name: "PayinPage of 50", ours: request.PayinPage, theirs: PayinPage, ...pages },
  ];
}

async function examplesOf(name: string): Promise<{ valid: unknown[]; invalid: unknown[] }> {
  const folder = join(repository, "spec/examples");
  const values = { valid: [] as unknown[], invalid: [] as unknown[] };
  for (const file of (await readdir(folder)).sort()) {
    if (!file.startsWith(`${name}.`)) continue;
    const value: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
    values[file.endsWith(".damaged.json") ? "invalid" : "valid"].push(value);
  }
  return values;
}

/** Returns predicates and what ajv writes ahead of time, without formats; those with formats once more with them. */
export async function predicateContests(): Promise<Contest<Predicate>[]> {
  return [
    ...(await predicatesOf(Object.keys(shapes), "annotate")),
    ...(await predicatesOf(["Formats"], "assert")),
  ];
}

async function predicatesOf(
  names: readonly string[],
  formats: "assert" | "annotate",
): Promise<Contest<Predicate>[]> {
  const { files } = await generate(await modelOfSchemas(schemas), { parsers: true, formats });
  const folder = new GeneratedFolder(files);
  const predicates = await folder.predicates("request");
  folder.remove();
  const contests = names.map(async (name) => {
    const { valid, invalid } = existing(shapes[name], name);
    const ours = existing(predicates[`is${name}`], name);
    const theirs = await ajvPredicate(name, formats === "assert");
    // Without formats, what only breaks one of them is right.
    const rejected = invalid.filter((value) => !theirs(value));
    const title = formats === "assert" ? `${name}, formats on` : name;
    return { name: title, ours, theirs, valid, invalid: rejected };
  });
  return Promise.all(contests);
}

/** The module that ajv writes for a schema. */
async function ajvPredicate(name: string, validateFormats: boolean): Promise<Predicate> {
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true }, validateFormats });
  if (validateFormats) ajvFormats.default(ajv);
  ajv.addSchema({ $id: "document", components: { schemas } });
  const compiled = ajv.compile({ $ref: `document#/components/schemas/${name}` });
  const start =
    'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n';
  const work = await mkdtemp(join(import.meta.dirname, ".work-")); // from here it finds ajv
  const file = join(work, `${name}.js`);
  await writeFile(file, start + standaloneCode.default(ajv, compiled));
  const module = await import(pathToFileURL(file).href);
  await rm(work, { recursive: true });
  return module.default;
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Nothing was generated for ${name}.`);
  return value;
}
