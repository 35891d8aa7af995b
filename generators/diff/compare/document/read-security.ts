import { childPointer } from "../../../core/document/pointer.ts";
import type { JsonObject } from "../../../core/json.ts";
import type { ApiModel, OperationModel } from "../../../core/model/api-model.ts";
import type { SourcePlace } from "../../../core/model/source-place.ts";
import type { SecuritySchemes } from "../pair/pair-security-schemes.ts";
import { entriesAt, nodeAt } from "./document-node.ts";

/** One way to be let in: every scheme has to be met, with all of its scopes. None: open to everybody. */
export type SecurityAlternative = ReadonlyMap<string, readonly string[]>;

/** The ways to be let in; at least one. Schemes are renamed where a map says so. */
export function readAlternatives(
  { security }: OperationModel,
  names: ReadonlyMap<string, string> = new Map(),
): SecurityAlternative[] {
  if (security.length === 0) return [new Map()];
  return security.map(
    (requirement) =>
      new Map(
        Object.entries(requirement).map(([name, scopes]) => [names.get(name) ?? name, strings(scopes)]),
      ),
  );
}

/** Where the security of an operation is written: at itself, or at the document's root. */
export function securityPlace(model: ApiModel, operation: OperationModel): SourcePlace {
  if (nodeAt(model, operation.place).value.security !== undefined)
    return model.placeAt(childPointer(operation.place.pointer, "security"));
  return model.document.security === undefined ? operation.place : model.placeAt("/security");
}

/** The security schemes of a document, as it describes them. */
export function readSchemes(model: ApiModel): SecuritySchemes {
  const components = nodeAt(model, model.placeAt("/components"));
  const nodes = entriesAt(model, { node: components, key: "securitySchemes" });
  return new Map([...nodes].map(([name, { value }]): [string, JsonObject] => [name, value]));
}

function strings(scopes: JsonObject[string]): string[] {
  return Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === "string") : [];
}
