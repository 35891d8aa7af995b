import { referencedSchemas, schemaChildren } from "../../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";

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
    for (const child of [...schemaChildren(schema), ...referencedSchemas(schema)]) {
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
