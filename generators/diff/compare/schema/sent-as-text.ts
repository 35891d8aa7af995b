import type { JsonType, SchemaModel } from "../../../core/model/schema-model.ts";
import { COMPARED_FORMATS } from "../../containment/meets.ts";
import type { SchemaFinding, SchemaPair } from "./finding.ts";
import { flatten } from "./flatten.ts";
import { schemaAlong } from "./value-path.ts";

/**
 * What is found about a value of a URL, header or form: numbers and booleans are written as strings there, so that
 * nothing is lost when any text is taken instead.
 */
export function asSentText(finding: SchemaFinding, { base, revision }: SchemaPair): SchemaFinding {
  if (finding.rule !== "type-narrowed") return finding;
  const was = schemaAlong(base, finding.path);
  const is = schemaAlong(revision, finding.path);
  if (!was || !is || !isWrittenPlainly(was) || !takesAnyText(is)) return finding;
  const { counterexample: _, ...reported } = finding;
  return { ...reported, rule: "value-sent-as-text", certain: true };
}

const PLAIN: readonly JsonType[] = ["boolean", "integer", "number", "string"];

function isWrittenPlainly(schema: SchemaModel): boolean {
  return flatten(schema).parts.some(({ types }) => types?.every((type) => PLAIN.includes(type)) === true);
}

function takesAnyText(schema: SchemaModel): boolean {
  const { parts, unions } = flatten(schema);
  return unions.length === 0 && parts.every(demandsNothingOfStrings);
}

function demandsNothingOfStrings(schema: SchemaModel): boolean {
  const { types, string, constant, enumeration, not, condition, always, annotations } = schema;
  const { format = "" } = annotations;
  if (string || constant || enumeration || not || condition || always === false) return false;
  return (types?.includes("string") ?? true) && !COMPARED_FORMATS.includes(format);
}
