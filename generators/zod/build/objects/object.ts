import { isDeepStrictEqual } from "node:util";
import type { ObjectConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { describesOthers } from "../../../core/types/object-type.ts";
import { UNKNOWN } from "../../../core/types/type-node.ts";
import { buildSchema } from "../build-schema.ts";
import { innerScope, type Scope } from "../scope.ts";
import { findsKey } from "../strings/pattern.ts";
import { unstated } from "../unstated.ts";
import { typeWriter } from "../written-type.ts";
import {
  isAnything,
  isCyclic,
  type Member,
  type MembersNode,
  members,
  method,
  runtime,
  type ZodNode,
} from "../zod-node.ts";
import { memberDefault } from "./member-default.ts";

/** Members that another object describes for the same value. */
type Elsewhere = ReadonlySet<string>;

const NOWHERE: Elsewhere = new Set();

/** An object with its named members, and what holds for the others where no pattern has a say. */
export function objectNode(schema: SchemaModel, scope: Scope, elsewhere: Elsewhere = NOWHERE): ZodNode {
  const { object = {} } = schema;
  const entries = entriesOf(schema, scope, elsewhere);
  const isClosed = otherMembers(object)?.always === false;
  const others = othersNode(schema, scope);
  if (entries.length === 0 && !isClosed) return runtime("record", others ?? unstated(schema, scope));
  const node = runtime("object", members(entries));
  if (isClosed) return method(node, "strict");
  if (others === undefined) return node;
  return isAnything(others) ? method(node, "loose") : method(node, "catchall", others);
}

/** The schema of additional members in the type of the object; undefined if it has none. */
function othersNode({ place, annotations, object = {} }: SchemaModel, scope: Scope): ZodNode | undefined {
  const others = otherMembers(object);
  if (others?.always === false || !describesOthers(object)) return undefined;
  const { typeOf, written } = typeWriter(scope);
  const node = typeOf({ place, annotations, types: ["object"], object });
  const index = node.kind === "object" ? node.index : undefined;
  if (!index) return undefined;
  const schema = others ? buildSchema(others, innerScope(others, scope)).node : unstated({ place }, scope);
  const inferred = others ? typeWriter(innerScope(others, scope)).typeOf(others) : UNKNOWN;
  if (isDeepStrictEqual(inferred, index)) return schema;
  return { ...runtime("typed", schema), type: written(index) };
}

/** The named members as an object literal. */
export function shapeOf(schema: SchemaModel, scope: Scope, elsewhere: Elsewhere = NOWHERE): MembersNode {
  return members(entriesOf(schema, scope, elsewhere));
}

/** The schema of members without a name. Beside patterns it is a check of its own. */
function otherMembers({
  additionalProperties,
  patternProperties,
}: ObjectConstraints): SchemaModel | undefined {
  return patternProperties ? undefined : additionalProperties;
}

function entriesOf({ place, object = {} }: SchemaModel, scope: Scope, elsewhere: Elsewhere): Member[] {
  const required = new Set(object.required);
  const declared = [...(object.properties ?? [])].map(([key, member]) =>
    entryOf({ key, member, isRequired: required.has(key) }, scope),
  );
  const demanded = [...required].filter((key) => !object.properties?.has(key) && !elsewhere.has(key));
  return [...declared, ...demanded.map((key) => demandedEntry(key, { place, object }, scope))];
}

interface NamedMember {
  readonly key: string;
  readonly member: SchemaModel;
  readonly isRequired: boolean;
}

/** A member that refers to a schema around it is a getter. */
function entryOf({ key, member, isRequired }: NamedMember, scope: Scope): Member {
  const inner = innerScope(member, scope);
  const { node } = buildSchema(member, { ...inner, isDeferred: true });
  const entry = isRequired ? node : optionalMember(node, memberDefault(member, inner));
  return { key, node: entry, isGetter: !scope.isDeferred && isCyclic(node) };
}

/** A member that may be absent, with what it stands for then. */
export function optionalMember(node: ZodNode, absent: ZodNode | undefined): ZodNode {
  return method(absent ? method(node, "meta", absent) : node, "exactOptional");
}

/** A member that is required and not described, unless it counts as one of the others. */
function demandedEntry(
  key: string,
  { place, object }: Pick<SchemaModel, "place"> & { readonly object: ObjectConstraints },
  scope: Scope,
): Member {
  const isMatched = [...(object.patternProperties?.keys() ?? [])].some((pattern) => findsKey(pattern, key));
  const others = isMatched ? undefined : object.additionalProperties;
  const node = others ? buildSchema(others, innerScope(others, scope)).node : unstated({ place }, scope);
  return { key, node };
}
