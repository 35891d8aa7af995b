import type { NumberForms } from "../../core/model/int64.ts";
import type { Readings } from "../../core/model/reading/reading.ts";
import { schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { SchemaReading } from "../build/scope.ts";
import { typeReader } from "../build/written-type.ts";
import { hasClashingMembers } from "./clashing-members.ts";
import { targetsOf } from "./cycles.ts";

/** Whether the type that is inferred of a schema has members that clash, there or in what it refers to, by reading. */
export type ClashQuestions = Readonly<Record<SchemaReading, (schema: SchemaModel) => boolean>>;

interface Document extends NumberForms {
  readonly readings: Readings;
  /** Types that are written out are compared where they are declared: what is inside of them does not count. */
  hasWrittenType(schema: SchemaModel): boolean;
}

/** The questions for the schemas of one run. */
export function clashQuestions(document: Document): ClashQuestions {
  const inReading = (reading: SchemaReading): ClashQuestions[SchemaReading] => {
    const known = new Map<SchemaModel, boolean>();
    const find = (schema: SchemaModel): boolean => {
      if (document.hasWrittenType(schema)) return false;
      const found = known.get(schema);
      if (found !== undefined) return found;
      const answer = clashes(schema, reading, document) || targetsOf(schema).some(find);
      known.set(schema, answer);
      return answer;
    };
    return find;
  };
  return { exact: inReading("exact"), tolerant: inReading("tolerant"), plain: inReading("plain") };
}

function clashes(schema: SchemaModel, reading: SchemaReading, document: Document): boolean {
  if (!combines(schema)) return false;
  const { typeOf, typeOfTarget } = typeReader({ ...document, reading });
  return hasClashingMembers(typeOf(schema), typeOfTarget);
}

/** True where a type may be an intersection: most have none anywhere, and then they are not built. */
function combines(schema: SchemaModel): boolean {
  const { object, reference, allOf = [], anyOf, oneOf } = schema;
  const others = [object, reference, anyOf, oneOf].filter((part) => part !== undefined);
  return others.length + allOf.length > 1 || schemaChildren(schema).some(combines);
}
