import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { parse } from "yaml";
import { modelOfSchemas } from "../../../generators/core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "../../../generators/validators/test/generated-schema.ts";
import { shapes } from "./shapes.ts";

type Call = (value: unknown) => unknown;

/** Values, a call of generated code with one of them, and the same by a peer. */
export interface Contest {
  readonly name: string;
  readonly ours: Call;
  readonly theirs: Call;
  readonly values: readonly unknown[];
  /** Checks the result of a call. */
  readonly isRight: (result: unknown) => boolean;
}

/** The method of a zod schema that the benchmark calls. */
interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly unknown[] } | undefined;
  };
}

const { schemas } = parse(await readFile(join(import.meta.dirname, "shapes.yaml"), "utf8")).components as {
  readonly schemas: Readonly<Record<string, unknown>>;
};

/** Returns generated schemas beside those that a person writes. */
export async function schemaContests(): Promise<Contest[]> {
  const folder = new GeneratedFolder((await generate(await modelOfSchemas(schemas))).files);
  const generated = await folder.schemas("request");
  folder.remove();
  return Object.entries(shapes).flatMap(([name, { byHand, valid, invalid }]) => {
    const [ours, theirs] = [callsOf(existing(generated[name], name)), callsOf(byHand)];
    const parsing = { ours: ours.parse, theirs: theirs.parse };
    const reading = { ours: ours.readIssues, theirs: theirs.readIssues };
    const succeeds = (result: unknown): boolean => (result as ReturnType<Schema["safeParse"]>).success; // of `parse`
    return [
      { name: `${name}, accepted`, ...parsing, values: valid, isRight: succeeds },
      { name: `${name}, rejected`, ...parsing, values: invalid, isRight: (result) => !succeeds(result) },
      { name: `${name}, issues read`, ...reading, values: invalid, isRight: (result) => Number(result) > 0 },
    ] satisfies Contest[];
  });
}

function callsOf(schema: Schema): { readonly parse: Call; readonly readIssues: Call } {
  return {
    parse: (value) => schema.safeParse(value),
    // zod words an issue only when it is read.
    readIssues: (value) => schema.safeParse(value).error?.issues.length,
  };
}

/** Returns predicates beside what ajv compiles, without formats; those with formats once more with them. */
export async function predicateContests(): Promise<Contest[]> {
  return [
    ...(await predicatesOf(Object.keys(shapes), "annotate")),
    ...(await predicatesOf(["Formats"], "assert")),
  ];
}

async function predicatesOf(names: readonly string[], formats: "assert" | "annotate"): Promise<Contest[]> {
  const { files } = await generate(await modelOfSchemas(schemas), { parsers: true, formats });
  const folder = new GeneratedFolder(files);
  const predicates = await folder.predicates("request");
  folder.remove();
  return names.flatMap((name) => {
    const { valid, invalid } = existing(shapes[name], name);
    const theirs = ajvPredicate(name, formats === "assert");
    const pair = { ours: existing(predicates[`is${name}`], name), theirs };
    const title = formats === "assert" ? `${name}, formats on` : name;
    // Without formats, values that only break a format are valid.
    const rejected = invalid.filter((value) => !theirs(value));
    return [
      { name: `${title}, accepted`, ...pair, values: valid, isRight: (result) => result === true },
      { name: `${title}, rejected`, ...pair, values: rejected, isRight: (result) => result === false },
    ] satisfies Contest[];
  });
}

/** The function that ajv compiles for a schema. */
function ajvPredicate(name: string, validateFormats: boolean): Call {
  const ajv = new Ajv2020({ strict: false, validateFormats });
  if (validateFormats) ajvFormats.default(ajv);
  ajv.addSchema({ $id: "document", components: { schemas } });
  return ajv.compile({ $ref: `document#/components/schemas/${name}` });
}

function existing<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Nothing was generated for ${name}.`);
  return value;
}
