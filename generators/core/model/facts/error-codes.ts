import type { Json } from "../../json.ts";
import type { OperationModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { applicableSchemas } from "./applicable-schemas.ts";
import { errorsOf, jsonSchemasOf } from "./described-responses.ts";

/**
 * Returns the values of `code` in the described errors of an operation, in order, and the codes of `x-idempotency`.
 * Empty if the document lists none.
 */
export function errorCodesOf(operation: OperationModel): readonly string[] {
  const listed = jsonSchemasOf(errorsOf(operation.responses)).flatMap(codesIn);
  return [...new Set([...listed, ...singleUseCodesOf(operation)])].filter((code) => typeof code === "string");
}

/** Returns the codes of `x-idempotency` for a used and for an expired single-use resource. */
export function singleUseCodesOf({ idempotency }: OperationModel): readonly string[] {
  return idempotency?.kind === "single-use" ? [idempotency.usedCode, idempotency.expiredCode] : [];
}

function codesIn(schema: SchemaModel): readonly (Json | undefined)[] {
  return applicableSchemas([schema]).flatMap(({ object }) => {
    const code = object?.properties?.get("code");
    return code ? applicableSchemas([code]).flatMap(valuesOf) : [];
  });
}

function valuesOf({ constant, enumeration }: SchemaModel): readonly Json[] {
  return constant ? [constant.value] : (enumeration ?? []);
}
