import type { OperationModel } from "../../core/model/api-model.ts";
import { jsonSchemasOf, successesOf } from "../../core/model/facts/described-responses.ts";
import { objectShape } from "../../core/model/facts/object-shape.ts";
import { literalPrefix } from "../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { requiresPath } from "./requires-path.ts";

/** Enough to tell a success from the response of something else; what is described last is rarely an identifier. */
const MAX_MEMBERS = 8;

const READS: ReadonlySet<string> = new Set(["get", "head", "options", "trace"]);

/** The members by which a success is recognized: name to the beginning of the value, or to an empty text. */
export type Identity = Readonly<Record<string, string>>;

/**
 * The members that every success of an operation must have, those with a fixed prefix first. Undefined where the document
 * requires none, and for operations that may be repeated: nothing hangs on how their success is recognized.
 */
export function planIdentity({ httpMethod, idempotency, responses }: OperationModel): Identity | undefined {
  if (READS.has(httpMethod) || idempotency?.kind === "idempotent") return undefined;
  const [first, ...others] = jsonSchemasOf(successesOf(responses));
  if (first === undefined) return undefined;
  const members = [...membersOf(first)].filter(([name, prefix]) =>
    others.every((other) => membersOf(other).get(name) === prefix),
  );
  members.sort(([, one], [, other]) => Number(one === "") - Number(other === ""));
  return members.length === 0 ? undefined : Object.fromEntries(members.slice(0, MAX_MEMBERS));
}

/** The members that a response must have, with their prefixes. Those that only requests have are none of them. */
function membersOf(schema: SchemaModel): ReadonlyMap<string, string> {
  const properties = objectShape(schema)?.properties ?? new Map<string, SchemaModel>();
  const required = [...properties].filter(
    ([name, property]) => !isWriteOnly(property) && requiresPath(schema, [name]),
  );
  return new Map(required.map(([name, property]) => [name, prefixOf(property)]));
}

function isWriteOnly({ annotations, reference }: SchemaModel): boolean {
  return annotations.writeOnly === true || reference?.target.annotations.writeOnly === true;
}

function prefixOf({ types, string, reference }: SchemaModel): string {
  const { types: targetTypes, string: targetString } = reference?.target ?? {};
  const isString = [types, targetTypes].some((all) => all?.length === 1 && all[0] === "string");
  const pattern = string?.pattern ?? targetString?.pattern;
  return (isString && pattern !== undefined && literalPrefix(pattern)) || "";
}
