import type { ObjectConstraints, SchemaModel } from "../../core/model/schema-model.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import { findsKey } from "./pattern.ts";
import { innerScope, type Scope } from "./scope.ts";

/** Members that another object describes for the same value. */
type Elsewhere = ReadonlySet<string>;

const NOWHERE: Elsewhere = new Set();

/** An object with its named members, and what holds for the others where no pattern has a say. */
export function objectExpression(schema: SchemaModel, scope: Scope, elsewhere: Elsewhere = NOWHERE): string {
  const { module } = scope;
  const { object = {} } = schema;
  const others = otherMembers(object);
  const entries = entriesOf(schema, scope, elsewhere);
  if (entries.length === 0 && others?.always !== false) {
    const value = others ? compileSchema(others, innerScope(others, scope)).code : `${module.z("unknown")}()`;
    return call(module.runtime("record"), value);
  }
  const code = call(module.runtime("object"), objectLiteral(entries));
  if (others?.always === false) return `${code}.strict()`;
  if (others?.always || (!others && showsOthers(object))) return `${code}.loose()`;
  return others ? call(`${code}.catchall`, compileSchema(others, innerScope(others, scope)).code) : code;
}

/** The named members as an object literal. */
export function shapeOf(schema: SchemaModel, scope: Scope, elsewhere: Elsewhere = NOWHERE): string {
  return objectLiteral(entriesOf(schema, scope, elsewhere));
}

/** The schema of members without a name. Beside patterns it is a check of its own. */
function otherMembers({
  additionalProperties,
  patternProperties,
}: ObjectConstraints): SchemaModel | undefined {
  return patternProperties ? undefined : additionalProperties;
}

/** Where something is said about members without a name, the type shows that there are some. */
function showsOthers({
  additionalProperties,
  patternProperties,
  unevaluatedProperties,
}: ObjectConstraints): boolean {
  if (additionalProperties?.always === false || unevaluatedProperties?.always === false) return false;
  return patternProperties !== undefined || unevaluatedProperties !== undefined;
}

function entriesOf({ object = {} }: SchemaModel, scope: Scope, elsewhere: Elsewhere): Entry[] {
  const required = new Set(object.required);
  const declared = [...(object.properties ?? [])].map(([key, member]) =>
    entryOf({ key, member, isRequired: required.has(key) }, scope),
  );
  const demanded = [...required].filter((key) => !object.properties?.has(key) && !elsewhere.has(key));
  return [...declared, ...demanded.map((key) => demandedEntry(key, object, scope))];
}

interface Member {
  readonly key: string;
  readonly member: SchemaModel;
  readonly isRequired: boolean;
}

/** A member that refers to a schema around it is a getter. */
function entryOf({ key, member, isRequired }: Member, scope: Scope): Entry {
  const suffix = isRequired ? "" : ".exactOptional()";
  const before = scope.module.cyclicUses;
  const { code } = compileSchema(member, { ...innerScope(member, scope), isDeferred: true });
  const isDeferred = !scope.isDeferred && scope.module.cyclicUses > before;
  return { key, value: `${code}${suffix}`, isDeferred };
}

/** A member that is required and not described, unless it counts as one of the others. */
function demandedEntry(key: string, object: ObjectConstraints, scope: Scope): Entry {
  const isMatched = [...(object.patternProperties?.keys() ?? [])].some((pattern) => findsKey(pattern, key));
  const others = isMatched ? undefined : object.additionalProperties;
  const value = others
    ? compileSchema(others, innerScope(others, scope)).code
    : `${scope.module.z("unknown")}()`;
  return { key, value };
}
