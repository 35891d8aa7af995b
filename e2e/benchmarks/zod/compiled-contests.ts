import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
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
import { constructedSamples } from "./constructed-samples.ts";

/** A generated predicate, what ajv writes ahead of time for the same schema, and values for both. */
export interface CompiledContest {
  readonly name: string;
  readonly predicate: Predicate;
  readonly ajv: Predicate;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const work = join(import.meta.dirname, ".work-ajv");

type Schemas = Readonly<Record<string, unknown>>;

/** The constructed schemas without formats; those with formats once more with them. */
export async function compiledContests(): Promise<CompiledContest[]> {
  const text = await readFile(join(import.meta.dirname, "constructed.yaml"), "utf8");
  const { schemas } = parse(text).components as { readonly schemas: Schemas };
  await mkdir(work, { recursive: true });
  try {
    return [
      ...(await contestsOf(schemas, Object.keys(constructedSamples), false)),
      ...(await contestsOf(schemas, ["Formats"], true)),
    ];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function contestsOf(
  schemas: Schemas,
  names: readonly string[],
  hasFormats: boolean,
): Promise<CompiledContest[]> {
  const { files } = await generate(await modelOfSchemas(schemas), {
    parsers: true,
    formats: hasFormats ? "assert" : "annotate",
  });
  const folder = new GeneratedFolder(files);
  try {
    const predicates = await folder.predicates("exact");
    return await Promise.all(
      names.map(async (name) => {
        const predicate = predicates[`is${name}`];
        if (!predicate) throw new Error(`No predicate was generated for ${name}.`);
        const ajv = await ajvPredicate(schemas, name, hasFormats);
        const { valid, invalid } = constructedSamples[name as keyof typeof constructedSamples]; // both list the same names
        // Without formats, what only breaks one of them is right.
        const rejected = invalid.filter((value) => !ajv(value));
        return {
          name: `${name}${hasFormats ? ", formats on" : ""}`,
          predicate,
          ajv,
          valid,
          invalid: rejected,
        };
      }),
    );
  } finally {
    folder.remove();
  }
}

/** The module that ajv writes for a schema. */
async function ajvPredicate(schemas: Schemas, name: string, validateFormats: boolean): Promise<Predicate> {
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true }, validateFormats });
  if (validateFormats) ajvFormats.default(ajv);
  ajv.addSchema({ $id: "document", components: { schemas } });
  const compiled = ajv.compile({ $ref: `document#/components/schemas/${name}` });
  const start =
    'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n';
  const file = join(work, `${name}-${validateFormats}.js`);
  await writeFile(file, start + standaloneCode.default(ajv, compiled));
  return (await import(pathToFileURL(file).href)).default;
}
