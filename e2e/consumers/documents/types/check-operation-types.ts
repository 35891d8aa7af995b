import { quote } from "../../../../generators/core/emit/text.ts";
import type { ApiModel, OperationModel } from "../../../../generators/core/model/api-model.ts";
import { nameComponentTypes } from "../../../../generators/core/model/names/component-types.ts";
import { reachable } from "../../../../generators/core/model/reading/direction.ts";
import { findReadings } from "../../../../generators/core/model/reading/reading.ts";
import type { SchemaModel } from "../../../../generators/core/model/schema-model.ts";
import { readModel } from "../../../house/read-model.ts";
import type { OtherDocument } from "../corpus/documents.ts";
import { nameOf, type OperationPart, operationParts } from "../payloads/operation-parts.ts";
import type { TypeCheck } from "./check-types.ts";
import type { Check, Claim } from "./prove-types.ts";

/** Result of comparing the types of operations' parts with the input and output of their validators. */
export interface OperationTypeCheck extends TypeCheck {
  /** Parts that are unequal themselves, not through a component that is reported separately. */
  readonly unexplained: readonly string[];
}

const IMPORTS = [
  'import type { operations } from "./types/index.js";',
  'import type { operations as validators } from "./zod/operations/index.js";',
];

/**
 * Returns the check that the types of parameters, requests and responses equal the input and output of the operations'
 * validators, as `generateTypes` wrote them into a folder; with the names of component types that are unequal, if there
 * are any.
 */
export async function operationCheck(
  { name, spec }: OtherDocument,
  folder: string,
  unequalTypes: readonly string[] = [],
): Promise<Check<OperationTypeCheck>> {
  const model = await readModel(spec);
  const parts = operationParts(model);
  const claims = model.operations.flatMap((operation) =>
    parts
      .filter(({ operationId }) => operationId === operation.operationId)
      .map((part) => claimOf(part, operation)),
  );
  const known = schemasOf(unequalTypes, model);
  return {
    proof: { folder, file: "operation-proof.ts", imports: IMPORTS, claims },
    resultOf(unequal) {
      const unexplained = parts
        .filter((part) => unequal.includes(nameOf(part)))
        .filter((part) => ![...reachable(schemasOfPart(part))].some((schema) => known.has(schema)))
        .map(nameOf);
      return { document: name, total: claims.length, unequal, unexplained };
    },
  };
}

function claimOf(part: OperationPart, operation: OperationModel): Claim {
  const path = [part.operationId, ...part.keys].map((key) => `[${quote(key)}]`).join("");
  return { name: nameOf(part), type: typeOf(part, operation), schema: `(typeof validators)${path}` };
}

function typeOf({ keys: [direction, key], schema }: OperationPart, operation: OperationModel): string {
  const described = `operations[${quote(operation.operationId)}]`;
  if (schema.kind === "parameters") return `NonNullable<${described}["parameters"][${quote(key)}]>`;
  const status = /^\d+$/.test(key) ? key : quote(key);
  const holder =
    direction === "response"
      ? `${described}["responses"][${status}]`
      : `NonNullable<${described}["requestBody"]>`;
  const types = schema.media.map(({ contentType }) => `${holder}["content"][${quote(contentType)}]`);
  const isOptional = direction === "request" && !operation.requestBody?.required;
  return [...types, ...(isOptional ? ["undefined"] : [])].join(" | ");
}

function schemasOf(typeNames: readonly string[], model: ApiModel): ReadonlySet<SchemaModel> {
  const types = nameComponentTypes(model, findReadings(model));
  const named = types.filter(({ identifier }) => typeNames.includes(identifier));
  return new Set(named.map(({ schema }) => schema));
}

function schemasOfPart({ schema }: OperationPart): SchemaModel[] {
  return (schema.kind === "parameters" ? schema.parameters : schema.media).map((part) => part.schema);
}
