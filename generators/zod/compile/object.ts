import { isDeepStrictEqual } from "node:util";
import type { ObjectConstraints, SchemaModel } from "../../core/model/schema-model.ts";
import { UNKNOWN } from "../../core/types/type-node.ts";
import { call, type Entry, objectLiteral } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import { memberDefault } from "./member-default.ts";
import { findsKey } from "./pattern.ts";
import { innerScope, type Scope } from "./scope.ts";
import { typeWriter } from "./type-text.ts";
import { unstated } from "./unstated.ts";

/** Members that another object describes for the same value. */
type Elsewhere = ReadonlySet<string>;

const NOWHERE: Elsewhere = new Set();

/** An object with its named members, and what holds for the others where no pattern has a say. */
export function objectExpression(schema: SchemaModel, scope: Scope, elsewhere: Elsewhere = NOWHERE): string {
  const { module } = scope;
  const { object = {} } = schema;
  const entries = entriesOf(schema, scope, elsewhere);
  const isClosed = otherMembers(object)?.always === false;
  const others = othersExpression(schema, scope);
  if (entries.length === 0 && !isClosed)
    return call(module.runtime("record"), others ?? unstated(schema, scope));
  const code = call(module.runtime("object"), objectLiteral(entries));
  if (isClosed) return `${code}.strict()`;
  if (others === undefined) return code;
  return others === anything(scope) ? `${code}.loose()` : call(`${code}.catchall`, others);
}

function anything({ module }: Scope): string {
  return `${module.z("unknown")}()`;
}

/** The schema of additional members in the type of the object; undefined if it has none. */
function othersExpression(
  { place, annotations, object = {} }: SchemaModel,
  scope: Scope,
): string | undefined {
  const { typeOf, textOf } = typeWriter(scope);
  const node = typeOf({ place, annotations, types: ["object"], object });
  const index = node.kind === "object" ? node.index : undefined;
  const others = otherMembers(object);
  if (!index || others?.always === false) return undefined;
  const code = others ? compileSchema(others, innerScope(others, scope)).code : unstated({ place }, scope);
  const inferred = others ? typeWriter(innerScope(others, scope)).typeOf(others) : UNKNOWN;
  if (isDeepStrictEqual(inferred, index)) return code;
  return call(`${scope.module.runtime("typed")}<${textOf(index)}>`, code);
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

function entriesOf({ place, object = {} }: SchemaModel, scope: Scope, elsewhere: Elsewhere): Entry[] {
  const required = new Set(object.required);
  const declared = [...(object.properties ?? [])].map(([key, member]) =>
    entryOf({ key, member, isRequired: required.has(key) }, scope),
  );
  const demanded = [...required].filter((key) => !object.properties?.has(key) && !elsewhere.has(key));
  return [...declared, ...demanded.map((key) => demandedEntry(key, { place, object }, scope))];
}

interface Member {
  readonly key: string;
  readonly member: SchemaModel;
  readonly isRequired: boolean;
}

/** A member that refers to a schema around it is a getter. */
function entryOf({ key, member, isRequired }: Member, scope: Scope): Entry {
  const inner = innerScope(member, scope);
  const before = scope.module.cyclicUses;
  const { code } = compileSchema(member, { ...inner, isDeferred: true });
  const value = isRequired ? code : optionalMember({ code, absent: memberDefault(member, inner) });
  const isDeferred = !scope.isDeferred && scope.module.cyclicUses > before;
  return { key, value, isDeferred };
}

/** A member that may be absent, with what it stands for then. */
export function optionalMember({ code, absent }: OptionalMember): string {
  return `${absent === undefined ? code : call(`${code}.meta`, absent)}.exactOptional()`;
}

interface OptionalMember {
  readonly code: string;
  readonly absent: string | undefined;
}

/** A member that is required and not described, unless it counts as one of the others. */
function demandedEntry(
  key: string,
  { place, object }: Pick<SchemaModel, "place"> & { readonly object: ObjectConstraints },
  scope: Scope,
): Entry {
  const isMatched = [...(object.patternProperties?.keys() ?? [])].some((pattern) => findsKey(pattern, key));
  const others = isMatched ? undefined : object.additionalProperties;
  const value = others ? compileSchema(others, innerScope(others, scope)).code : unstated({ place }, scope);
  return { key, value };
}
