import { referencedSchemas, schemaChildren } from "../../../../core/model/schema-children.ts";
import type { SchemaModel, SchemaReference } from "../../../../core/model/schema-model.ts";

/** Gives the schema that takes the place of another one. */
export type SchemaView = (schema: SchemaModel) => SchemaModel;

/** A copy of a schema in which everything that it holds or refers to is what the view gives for it. */
export function rebuildSchema(schema: SchemaModel, view: SchemaView): SchemaModel {
  const { reference, dynamicReference, allOf, anyOf, oneOf, not, condition, array, object, ...own } = schema;
  return {
    ...own,
    ...(reference ? { reference: viewReference(reference, view) } : {}),
    ...(dynamicReference ? { dynamicReference: viewReference(dynamicReference, view) } : {}),
    ...(allOf ? { allOf: allOf.map(view) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(view) } : {}),
    ...(oneOf ? { oneOf: oneOf.map(view) } : {}),
    ...(not ? { not: view(not) } : {}),
    ...(condition ? { condition: viewParts(condition, view) } : {}),
    ...(array ? { array: viewParts(array, view) } : {}),
    ...(object ? { object: viewParts(object, view) } : {}),
  };
}

/** The target is read on demand, since it may lead back here. */
function viewReference(reference: SchemaReference, view: SchemaView): SchemaReference {
  let seen: SchemaModel | undefined;
  return {
    uri: reference.uri,
    component: reference.component,
    get target() {
      seen ??= view(reference.target);
      return seen;
    },
  };
}

function viewParts<Parts extends object>(parts: Parts, view: SchemaView): Parts {
  const entries = Object.entries(parts).map(([key, value]) => [key, viewPart(value, view)]);
  return Object.fromEntries(entries) as Parts; // every part is replaced by one of its own kind
}

function viewPart(value: unknown, view: SchemaView): unknown {
  if (Array.isArray(value)) return value.map((part) => viewPart(part, view));
  if (value instanceof Map) return new Map([...value].map(([key, part]) => [key, viewPart(part, view)]));
  return isSchema(value) ? view(value) : value;
}

function isSchema(value: unknown): value is SchemaModel {
  return typeof value === "object" && value !== null && "annotations" in value && "location" in value;
}

/** Finds out whether a schema, or one that it holds or refers to, has a trait. Results are cached. */
export function createReach(hasTrait: (schema: SchemaModel) => boolean): (schema: SchemaModel) => boolean {
  const known = new Map<SchemaModel, boolean>();
  return (root) => {
    if (!known.has(root)) {
      const { parents, hits } = explore(root, { known, hasTrait });
      markAbove(hits, { known, parents });
      for (const schema of parents.keys()) if (!known.has(schema)) known.set(schema, false);
    }
    return known.get(root) ?? false;
  };
}

type Parents = Map<SchemaModel, SchemaModel[]>;

interface Question {
  readonly known: ReadonlyMap<SchemaModel, boolean>;
  readonly hasTrait: (schema: SchemaModel) => boolean;
}

/** Everything below a schema of which nothing is known, with the way back up. */
function explore(
  root: SchemaModel,
  { known, hasTrait }: Question,
): { readonly parents: Parents; readonly hits: SchemaModel[] } {
  const parents: Parents = new Map([[root, []]]);
  const hits: SchemaModel[] = [];
  for (const schema of parents.keys()) {
    const hit = known.get(schema) ?? hasTrait(schema);
    if (hit) hits.push(schema);
    if (hit || known.has(schema)) continue;
    for (const child of schemaChildren(schema).concat(referencedSchemas(schema))) {
      const list = parents.get(child);
      if (list) list.push(schema);
      else parents.set(child, [schema]);
    }
  }
  return { parents, hits };
}

function markAbove(
  hits: readonly SchemaModel[],
  { known, parents }: { readonly known: Map<SchemaModel, boolean>; readonly parents: Parents },
): void {
  const stack = [...hits];
  for (let schema = stack.pop(); schema !== undefined; schema = stack.pop()) {
    known.set(schema, true);
    stack.push(...(parents.get(schema) ?? []).filter((parent) => !known.get(parent)));
  }
}
