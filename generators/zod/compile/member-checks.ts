import { quote } from "../../core/emit/text.ts";
import { inQuestion } from "../../core/model/int64.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, type Entry, list, objectLiteral } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import { regexLiteral } from "./pattern.ts";
import { innerScope, isLoosened, plainScope, type Scope } from "./scope.ts";

/** The constraints of objects that zod's object does not know, as checks. */
export function objectChecks(schema: SchemaModel, scope: Scope): string[] {
  const { object = {} } = schema;
  const { minProperties = 0, maxProperties, propertyNames, dependentRequired } = object;
  const { runtime } = scope.module;
  return [
    ...patternChecks(schema, scope),
    ...(propertyNames
      ? [call(runtime("propertyNames"), compileSchema(propertyNames, innerScope(propertyNames, scope)).code)]
      : []),
    ...(minProperties > 0 ? [`${runtime("minProperties")}(${minProperties})`] : []),
    ...(maxProperties === undefined ? [] : [`${runtime("maxProperties")}(${maxProperties})`]),
    ...(dependentRequired?.size
      ? [
          call(
            runtime("dependentRequired"),
            ...[...dependentRequired].map(([key, names]) => pair(quote(key), list(names.map(quote)))),
          ),
        ]
      : []),
  ];
}

function patternChecks(schema: SchemaModel, scope: Scope): string[] {
  const { patternProperties, additionalProperties, properties } = schema.object ?? {};
  if (!patternProperties) return [];
  const entries = [...patternProperties].flatMap(([pattern, member]) => {
    const regex = regexLiteral(pattern, schema, scope);
    return regex ? [{ regex, code: compileSchema(member, innerScope(member, scope)).code }] : [];
  });
  const named = call(
    scope.module.runtime("patternProperties"),
    ...entries.map(({ regex, code }) => pair(regex, code)),
  );
  // A schema for anything checks nothing, and counts for `unevaluatedProperties` all the same.
  if (!additionalProperties || (additionalProperties.always && !scope.module.isLookedAt(schema)))
    return [named];
  const known: Entry[] = [
    { key: "names", value: list([...(properties?.keys() ?? [])].map(quote)) },
    { key: "patterns", value: list(entries.map(({ regex }) => regex)) },
  ];
  const { code } = compileSchema(additionalProperties, innerScope(additionalProperties, scope));
  return [
    named,
    call(scope.module.runtime("additionalProperties"), code, objectLiteral(known, { compact: true })),
  ];
}

function pair(first: string, second: string): string {
  return list([first, second]);
}

/** The constraints of arrays that zod's array does not know, as checks. */
export function arrayChecks({ array = {} }: SchemaModel, scope: Scope): string[] {
  const { runtime } = scope.module;
  return [
    ...(array.uniqueItems ? [`${runtime("uniqueItems")}()`] : []),
    ...(array.contains ? [containsCheck(array.contains, array, scope)] : []),
  ];
}

function containsCheck(schema: SchemaModel, array: NonNullable<SchemaModel["array"]>, scope: Scope): string {
  const { minContains, maxContains } = array;
  const inner = inQuestion(innerScope(schema, scope));
  const { code } = compileSchema(schema, inner);
  // Where the reading accepts more items, only those that are meant count against the upper bound.
  const counted: Entry[] =
    maxContains !== undefined && isLoosened(schema, inner)
      ? [{ key: "counted", value: compileSchema(schema, plainScope(inner)).code }]
      : [];
  const options: Entry[] = [
    ...(minContains === undefined ? [] : [{ key: "min", value: String(minContains) }]),
    ...(maxContains === undefined ? [] : [{ key: "max", value: String(maxContains) }]),
    ...counted,
  ];
  const parts = options.length > 0 ? [code, objectLiteral(options, { compact: true })] : [code];
  return call(scope.module.runtime("contains"), ...parts);
}
