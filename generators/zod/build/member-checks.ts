import { inQuestion } from "../../core/model/int64.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "./build-schema.ts";
import { innerScope, isLoosened, plainScope, type Scope } from "./scope.ts";
import { patternNode } from "./strings/pattern.ts";
import { list, type Member, members, runtime, value, type ZodNode } from "./zod-node.ts";

/** The constraints of objects that zod's object does not know, as checks. */
export function objectChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  const { object = {} } = schema;
  const { minProperties = 0, maxProperties, propertyNames, dependentRequired } = object;
  return [
    ...patternChecks(schema, scope),
    ...(propertyNames
      ? [runtime("propertyNames", buildSchema(propertyNames, innerScope(propertyNames, scope)).node)]
      : []),
    ...(minProperties > 0 ? [runtime("minProperties", value(minProperties))] : []),
    ...(maxProperties === undefined ? [] : [runtime("maxProperties", value(maxProperties))]),
    ...(dependentRequired?.size
      ? [
          runtime(
            "dependentRequired",
            ...[...dependentRequired].map(([key, names]) => list([value(key), list(names.map(value))])),
          ),
        ]
      : []),
  ];
}

function patternChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  const { patternProperties, additionalProperties, properties } = schema.object ?? {};
  if (!patternProperties) return [];
  const pairs = [...patternProperties].flatMap(([pattern, member]) => {
    const regex = patternNode(pattern, schema, scope);
    return regex ? [{ regex, node: buildSchema(member, innerScope(member, scope)).node }] : [];
  });
  const named = runtime("patternProperties", ...pairs.map(({ regex, node }) => list([regex, node])));
  // A schema for anything checks nothing, and counts for `unevaluatedProperties` all the same.
  if (!additionalProperties || (additionalProperties.always && !scope.module.isLookedAt(schema)))
    return [named];
  const known: Member[] = [
    { key: "names", node: list([...(properties?.keys() ?? [])].map(value)) },
    { key: "patterns", node: list(pairs.map(({ regex }) => regex)) },
  ];
  const others = buildSchema(additionalProperties, innerScope(additionalProperties, scope)).node;
  return [named, runtime("additionalProperties", others, members(known, { isCompact: true }))];
}

/** The constraints of arrays that zod's array does not know, as checks. */
export function arrayChecks({ array = {} }: SchemaModel, scope: Scope): ZodNode[] {
  return [
    ...(array.uniqueItems ? [runtime("uniqueItems")] : []),
    ...(array.contains ? [containsCheck(array.contains, array, scope)] : []),
  ];
}

function containsCheck(
  schema: SchemaModel,
  { minContains, maxContains }: NonNullable<SchemaModel["array"]>,
  scope: Scope,
): ZodNode {
  const inner = inQuestion(innerScope(schema, scope));
  const { node } = buildSchema(schema, inner);
  // Where the reading accepts more items, only those that are meant count against the upper bound.
  const counted: Member[] =
    maxContains !== undefined && isLoosened(schema, inner)
      ? [{ key: "counted", node: buildSchema(schema, plainScope(inner)).node }]
      : [];
  const options: Member[] = [
    ...(minContains === undefined ? [] : [{ key: "min", node: value(minContains) }]),
    ...(maxContains === undefined ? [] : [{ key: "max", node: value(maxContains) }]),
    ...counted,
  ];
  const bounds = options.length > 0 ? [members(options, { isCompact: true })] : [];
  return runtime("contains", node, ...bounds);
}
