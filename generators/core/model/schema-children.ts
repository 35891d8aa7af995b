import { keywordsWith, schemaKeyword } from "../document/schema-keywords.ts";
import type { SchemaModel } from "./schema-model.ts";

/** Keywords with schemas, by the part of the model: most schemas lack most parts. */
interface Holder {
  readonly part: string | undefined;
  readonly names: string[];
}

const HOLDERS: readonly Holder[] = (["value", "members"] as const)
  .flatMap((applied) => keywordsWith(({ appliesTo }) => appliesTo === applied))
  .reduce<Holder[]>((holders, name) => {
    const part = schemaKeyword(name)?.part;
    const last = holders.at(-1);
    if (last && last.part === part) last.names.push(name);
    else holders.push({ part, names: [name] });
    return holders;
  }, []);

type Held = SchemaModel | readonly SchemaModel[] | ReadonlyMap<string, SchemaModel> | undefined;

/**
 * Returns every schema directly inside a schema: first those for the same value, then those for members, items, or
 * names of members. References are not followed.
 */
export function schemaChildren(schema: SchemaModel): SchemaModel[] {
  const children: SchemaModel[] = [];
  for (const { part, names } of HOLDERS) {
    const holder = (part === undefined ? schema : schema[part as "object"]) as
      | Record<string, Held>
      | undefined; // the table names the parts of the model, as a test checks
    if (holder === undefined) continue;
    for (const name of names) {
      const held = holder[name];
      if (held === undefined) continue;
      if (held instanceof Map) children.push(...held.values());
      else if (Array.isArray(held)) children.push(...held);
      else children.push(held as SchemaModel);
    }
  }
  return children;
}

/** Returns the targets of a schema's references. */
export function referencedSchemas({ reference, dynamicReference }: SchemaModel): readonly SchemaModel[] {
  return reference || dynamicReference ? present([reference?.target, dynamicReference?.target]) : NONE;
}

const NONE: readonly SchemaModel[] = [];

/** Removes undefined schemas from a list. */
export function present(schemas: readonly (SchemaModel | undefined)[]): SchemaModel[] {
  return schemas.filter((schema) => schema !== undefined);
}
