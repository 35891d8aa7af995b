import type { OperationModel } from "../../core/model/api-model.ts";
import { jsonSchemasOf, successesOf } from "../../core/model/facts/described-responses.ts";
import { objectShape } from "../../core/model/facts/object-shape.ts";
import { literalPrefix } from "../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { requiresPath } from "./requires-path.ts";

/** Enough to distinguish a success from other responses; members that are described last are rarely identifiers. */
const MAX_MEMBERS = 8;

const READS: ReadonlySet<string> = new Set(["get", "head", "options", "trace"]);

/** True for an operation that may be repeated. */
export function mayRepeat({ httpMethod, idempotency }: OperationModel): boolean {
  return READS.has(httpMethod) || idempotency?.kind === "idempotent";
}

/** Members that identify a success: name to the prefix of the value, which may be empty. */
type Identity = Readonly<Record<string, string>>;

/**
 * Returns the required members of all successes of an operation, those with a fixed prefix first. Undefined if the
 * document requires none, and for operations that may be repeated, which do not need them.
 */
export function planIdentity(operation: OperationModel): Identity | undefined {
  if (mayRepeat(operation)) return undefined;
  const [first, ...others] = jsonSchemasOf(successesOf(operation.responses));
  if (first === undefined) return undefined;
  const members = [...membersOf(first)].filter(([name, prefix]) =>
    others.every((other) => membersOf(other).get(name) === prefix),
  );
  members.sort(([, one], [, other]) => Number(one === "") - Number(other === ""));
  return members.length === 0 ? undefined : Object.fromEntries(members.slice(0, MAX_MEMBERS));
}

/** Returns the required members of a response with their prefixes, without those that only requests have. */
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
