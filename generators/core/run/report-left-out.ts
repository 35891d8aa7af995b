import { childPointer } from "../document/pointer.ts";
import type { ApiModel } from "../model/api-model.ts";
import type { TypePart } from "../model/facts/left-out.ts";
import { allSchemas, findReadings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { Problem } from "../problem/problem.ts";

/** Reports the parts of schemas that generated types leave out. */
export function reportLeftOut(model: ApiModel): readonly Problem[] {
  const { leftOut } = findReadings(model);
  return [...allSchemas(model)].flatMap((schema) =>
    [...leftOut(schema)].map((part): Problem => {
      const path = pathTo(part, schema);
      return {
        code: "type-part-left-out",
        severity: "warning",
        message: `The type of this schema leaves out its "${path.join("/")}", so it allows more than the schema: with the parts beside it there are too many combinations for TypeScript. Validators check the part.`,
        location: model.placeAt(childPointer(schema.place.pointer, ...path)).locate(),
        help: "Use fewer alternatives in the parts of this schema, or make one of the parts a property.",
      };
    }),
  );
}

/** Where a part stands in its schema. */
function pathTo(part: TypePart, { allOf = [], reference }: SchemaModel): string[] {
  if (typeof part === "string") return [part];
  const index = allOf.indexOf(part);
  if (index >= 0) return ["allOf", String(index)];
  return [part === reference?.target ? "$ref" : "$dynamicRef"];
}
