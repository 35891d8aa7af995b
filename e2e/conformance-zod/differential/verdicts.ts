import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Json } from "../../../generators/core/json.ts";
import { asComponent } from "../../../generators/core/model/accepts/test/conformance-suite.ts";
import { modelOfSchemas } from "../../../generators/core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "../../../generators/zod/test/generated-schema.ts";

/** A schema, with values to ask it. */
export interface SchemaCase {
  readonly schema: Json;
  readonly instances: readonly Json[];
}

/** Whether each value of each case is accepted by the validators that are generated for all schemas at once. */
export async function zodVerdicts(cases: readonly SchemaCase[]): Promise<boolean[][]> {
  const named = cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)]);
  const { files } = await generate(await modelOfSchemas(Object.fromEntries(named)), { formats: "annotate" });
  const folder = new GeneratedFolder(files);
  try {
    const validators = await folder.schemas("exact");
    return cases.map(({ instances }, index) =>
      instances.map((instance) => validators[`S${index}`]?.safeParse(instance).success === true),
    );
  } finally {
    folder.remove();
  }
}

/** What ajv says; undefined where it cannot compile the schema or fails on a value. */
export function ajvVerdicts({ schema, instances }: SchemaCase): (boolean | undefined)[] {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false, logger: false });
  try {
    const isValid = ajv.compile(schema as boolean | object); // what the generator of schemas gives
    return instances.map((instance) => isValid(instance) === true);
  } catch {
    return instances.map(() => undefined);
  }
}

const metaSchemas = new Ajv2020({ strict: false, logger: false });

/** True when a value is a schema by the meta-schema. */
export function isSchema(value: Json): boolean {
  return metaSchemas.validateSchema(value as boolean | object) === true;
}

let count = 0;

/** What the referee says; undefined where it fails on a schema. */
export async function refereeVerdict(schema: Json, instance: Json): Promise<boolean | undefined> {
  const uri = `https://referee.test/${count++}`;
  registerSchema(schema, uri, "https://json-schema.org/draft/2020-12/schema");
  try {
    return (await validate(uri, instance)).valid;
  } catch {
    return undefined;
  } finally {
    unregisterSchema(uri);
  }
}
