import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
import { shapes } from "./shapes.ts";

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

/** Returns generated schemas, and those that a person writes. */
export async function schemaContests(): Promise<Contest<Validator>[]> {
  const folder = new GeneratedFolder((await generate(await modelOfSchemas(schemas))).files);
  const generated = await folder.schemas("request");
  folder.remove();
  return Object.entries(shapes).map(([name, { byHand, ...values }]) => ({
    name,
    ours: existing(generated[name], name),
    theirs: byHand,
    ...values,
  }));
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
