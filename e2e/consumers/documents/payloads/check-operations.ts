import type { Validator } from "../../../../generators/validators/test/generated-schema.ts";
import { readModel } from "../../../house/read-model.ts";
import type { OtherDocument } from "../corpus/documents.ts";
import { checkExamples, type PayloadCheck } from "./check-examples.ts";
import { addressOf, directionalDocument } from "./directional-document.ts";
import { createAjv, importValidators } from "./judges.ts";
import { nameOf, type OperationPart, operationParts, schemaOf } from "./operation-parts.ts";

type Table = Readonly<
  Record<string, Readonly<Record<"request" | "response", Readonly<Record<string, Validator>>>>>
>;

/**
 * Compares the validators of operations with ajv, found as users find them: by operationId, direction and status.
 * Requests must match the description, responses its response reading.
 */
export async function checkOperations({ spec }: OtherDocument): Promise<PayloadCheck> {
  const model = await readModel(spec);
  const { operations } = (await importValidators(model, "operations/index.ts")) as { operations: Table };
  const ajv = createAjv({
    [addressOf("request")]: directionalDocument(model, "request"),
    [addressOf("response")]: directionalDocument(model, "response"),
  });
  const parts = operationParts(model).map((part) => ({ part, zod: validatorOf(part, operations) }));
  return checkExamples(
    parts
      .filter(({ part }) => part.examples.length > 0)
      .map(({ part, zod }) => ({
        schema: nameOf(part),
        zod,
        ajv: ajv.compile(schemaOf(part, addressOf)),
        examples: part.examples,
      })),
  );
}

function validatorOf(part: OperationPart, operations: Table): Validator {
  const { operationId, keys } = part;
  const [direction, key] = keys;
  const validator = Object.hasOwn(operations, operationId)
    ? operations[operationId]?.[direction][key]
    : undefined;
  if (!validator) throw new Error(`There is no validator for ${nameOf(part)}.`);
  return validator;
}
