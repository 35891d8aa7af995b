import { isObject } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import { schemasOfProperty } from "../../core/model/accepts/object.ts";
import { reachable } from "../../core/model/reading/direction.ts";
import { present, referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { reachedFrom } from "../../core/reached-from.ts";

/** A changed schema that was applied to a part of a value, or to a property that the value does not have. */
export interface Visit {
  readonly pointer: string;
  /** As in a `Rejection`: `*` for keys that no schema names, and for items. */
  readonly path: readonly string[];
  readonly isAbsent: boolean;
}

/** Finds the schemas at some pointers that apply to a value. Parts of a schema without any of them are skipped. */
export class SchemaWalk {
  readonly #pointers: ReadonlySet<string>;
  readonly #leading: ReadonlySet<SchemaModel>;

  constructor(roots: readonly SchemaModel[], pointers: ReadonlySet<string>) {
    this.#pointers = pointers;
    this.#leading = leadingTo(roots, pointers);
  }

  visits(schema: SchemaModel, value: unknown): Visit[] {
    const found: Visit[] = [];
    this.#walk({ schema, value, path: [], around: [] }, found);
    return found;
  }

  #walk({ schema, value, path, around }: Step, found: Visit[]): void {
    if (!this.#leading.has(schema) || around.includes(schema)) return;
    const { pointer } = schema.location;
    if (this.#pointers.has(pointer)) found.push({ pointer, path, isAbsent: false });
    const same = { value, path, around: [...around, schema] };
    for (const part of appliedTo(schema, value)) this.#walk({ ...same, schema: part }, found);
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        for (const [key, part] of itemSchemas(schema, index))
          this.#walk({ schema: part, value: item, path: [...path, key], around: [] }, found);
    } else if (isObject(value)) this.#walkMembers(schema, { value, path }, found);
  }

  #walkMembers(
    { object }: SchemaModel,
    { value, path }: { readonly value: object; readonly path: readonly string[] },
    found: Visit[],
  ): void {
    if (object === undefined) return;
    const { properties = NO_SCHEMAS } = object;
    for (const [name, property] of properties) {
      if (Object.hasOwn(value, name)) continue;
      for (const { location } of [property, ...referencedSchemas(property)])
        if (this.#pointers.has(location.pointer))
          found.push({ pointer: location.pointer, path: [...path, name], isAbsent: true });
    }
    for (const [name, member] of Object.entries(value))
      for (const schema of schemasOfProperty(object, name)) {
        const key = schema === properties.get(name) ? name : "*";
        this.#walk({ schema, value: member, path: [...path, key], around: [] }, found);
      }
  }
}

interface Step {
  readonly schema: SchemaModel;
  readonly value: unknown;
  readonly path: readonly string[];
  /** Schemas that are being applied to the same value. */
  readonly around: readonly SchemaModel[];
}

const NO_SCHEMAS: ReadonlyMap<string, SchemaModel> = new Map();

/** Returns the subschemas for the same value: of alternatives those that accept it, or all if none does. */
function appliedTo(schema: SchemaModel, value: unknown): readonly SchemaModel[] {
  const { allOf = [], anyOf, oneOf, condition, object } = schema;
  const chosen = [anyOf, oneOf].flatMap((branches) => {
    if (!branches) return [];
    const accepting = branches.filter((branch) => accepts(branch, value));
    return accepting.length > 0 ? accepting : branches;
  });
  const branch = condition && (accepts(condition.if, value) ? condition.then : condition.else);
  const dependent = isObject(value)
    ? [...(object?.dependentSchemas ?? [])].flatMap(([name, part]) =>
        Object.hasOwn(value, name) ? [part] : [],
      )
    : [];
  return [...referencedSchemas(schema), ...allOf, ...chosen, ...present([branch]), ...dependent];
}

function itemSchemas({ array }: SchemaModel, index: number): [string, SchemaModel][] {
  const prefix = array?.prefixItems?.[index];
  if (prefix) return [[String(index), prefix]];
  return present([array?.items, array?.contains]).map((part) => ["*", part]);
}

/** Returns the schemas that lead to one of the pointers. */
function leadingTo(roots: readonly SchemaModel[], pointers: ReadonlySet<string>): ReadonlySet<SchemaModel> {
  const all = reachable(roots);
  const parents = new Map<SchemaModel, SchemaModel[]>();
  for (const schema of all)
    for (const child of [...schemaChildren(schema), ...referencedSchemas(schema)]) {
      const known = parents.get(child);
      if (known) known.push(schema);
      else parents.set(child, [schema]);
    }
  const wanted = [...all].filter(({ location }) => pointers.has(location.pointer));
  return reachedFrom(wanted, (schema) => parents.get(schema) ?? []);
}
