import type { Json } from "../../json.ts";
import type { OperationModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { conjuncts } from "./conjuncts.ts";
import { errorsOf, jsonSchemasOf } from "./described-responses.ts";

/**
 * The values of `code` that the described errors of an operation list, in their order, and the codes that `x-idempotency` names.
 * Empty where the document lists none.
 */
export function errorCodesOf({ responses, idempotency }: OperationModel): readonly string[] {
  const named = idempotency?.kind === "single-use" ? [idempotency.usedCode, idempotency.expiredCode] : [];
  const listed = jsonSchemasOf(errorsOf(responses)).flatMap(codesIn);
  return [...new Set([...listed, ...named])].filter((code) => typeof code === "string");
}

function codesIn(schema: SchemaModel): readonly (Json | undefined)[] {
  return partsOf(schema).flatMap(({ object }) => {
    const code = object?.properties?.get("code");
    return code ? partsOf(code).flatMap(valuesOf) : [];
  });
}

/** The schema with all that it refers to, is made of, or chooses from. */
function partsOf(schema: SchemaModel): readonly SchemaModel[] {
  const parts = new Set([schema]);
  for (const part of parts)
    for (const inner of [...conjuncts(part), ...(part.anyOf ?? []), ...(part.oneOf ?? [])]) parts.add(inner);
  return [...parts];
}

function valuesOf({ constant, enumeration }: SchemaModel): readonly Json[] {
  return constant ? [constant.value] : (enumeration ?? []);
}
