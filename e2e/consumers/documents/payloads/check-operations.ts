import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OtherDocument } from "../corpus/documents.ts";
import { checkExamples } from "./check-examples.ts";
import { type PayloadCheck, totalOf } from "./check-payloads.ts";
import { addressOf, directionalDocument } from "./directional-document.ts";
import { createAjv, type ZodSchema } from "./judges.ts";
import { seededRandom } from "./mutate.ts";
import { nameOf, type OperationPart, operationParts, schemaOf } from "./operation-parts.ts";
import { readModel } from "./read-model.ts";
import { writeValidators } from "./write-validators.ts";

const SEED = 20_261_122;

type Table = Readonly<
  Record<string, Readonly<Record<"request" | "response", Readonly<Record<string, ZodSchema>>>>>
>;

/**
 * Compares the validators of operations with ajv, found as users find them: by operationId, direction and status.
 * Requests must match the description, responses its response reading.
 */
export async function checkOperations({ name, spec }: OtherDocument, folder: string): Promise<PayloadCheck> {
  const model = await readModel(spec);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeValidators(model, folder);
  const { operations }: { operations: Table } = await import(
    pathToFileURL(join(folder, "operations/index.js")).href
  );
  const ajv = createAjv({
    [addressOf("request")]: directionalDocument(model, "request"),
    [addressOf("response")]: directionalDocument(model, "response"),
  });
  const random = seededRandom(SEED);
  const results = operationParts(model).map((part) => {
    const schema = nameOf(part);
    const zod = validatorOf(part, operations);
    if (part.examples.length === 0) return { schema, examples: 0, mutations: 0, differences: [] };
    const check = ajv.compile(schemaOf(part, addressOf) as object); // written just there
    const judges = { ajv: (value: unknown) => check(value) === true, zod: zod.safeParse.bind(zod) };
    return { schema, ...checkExamples(judges, part.examples, random) };
  });
  return totalOf(name, results);
}

function validatorOf(part: OperationPart, operations: Table): ZodSchema {
  const { operationId, keys } = part;
  const [direction, key] = keys;
  const validator = Object.hasOwn(operations, operationId)
    ? operations[operationId]?.[direction][key]
    : undefined;
  if (!validator) throw new Error(`There is no validator for ${nameOf(part)}.`);
  return validator;
}
