import { registerSchema, unregisterSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Json } from "../../../../generators/core/json.ts";
import { accepts } from "../../../../generators/core/model/accepts/accepts.ts";
import { asComponent } from "../../../../generators/core/model/accepts/test/conformance-suite.ts";
import { modelOfSchemas } from "../../../../generators/core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "../../../../generators/validators/test/generated-schema.ts";
import type { SchemaCase } from "../../../../generators/validators/test/random-cases.ts";

/** Verdicts of three readers of ours about each value of each case. */
interface OwnVerdicts {
  /** The validators that are generated for all schemas at once. */
  readonly validators: boolean[][];
  /** The predicates beside them. */
  readonly predicates: boolean[][];
  /** The interpreter, which is the referee in the tests of generators. */
  readonly interpreter: boolean[][];
}

/** Validates each value of each case with the generated validators, their predicates, and the interpreter. */
export async function ownVerdicts(cases: readonly SchemaCase[]): Promise<OwnVerdicts> {
  const named = cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)]);
  const model = await modelOfSchemas(Object.fromEntries(named));
  const { files } = await generate(model, { formats: "annotate", parsers: true });
  const folder = new GeneratedFolder(files);
  const schemas = new Map(model.schemas.map(({ identifier, schema }) => [identifier, schema]));
  const verdicts = (isValid: (name: string, instance: Json) => boolean) =>
    cases.map(({ instances }, index) => instances.map((instance) => isValid(`S${index}`, instance)));
  try {
    const validators = await folder.schemas("request");
    const predicates = await folder.predicates("request");
    return {
      validators: verdicts((name, instance) => validators[name]?.safeParse(instance).success === true),
      predicates: verdicts((name, instance) => predicates[`is${name}`]?.(instance) === true),
      interpreter: verdicts((name, instance) => {
        const schema = schemas.get(name);
        return schema !== undefined && accepts(schema, instance, { formats: "annotate" });
      }),
    };
  } finally {
    folder.remove();
  }
}

/** Returns the verdicts of ajv; undefined where it cannot compile the schema or fails on a value. */
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

/** Returns the verdicts of the referee; undefined where it fails on a schema. */
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
