import { referencedSchemas, schemaChildren } from "../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";

type Parents = ReadonlyMap<
  string,
  { readonly parent: string | undefined; readonly component: string | undefined }
>;

const explored = new WeakMap<SchemaModel, Parents>();

/** The components on the shortest way from a schema to a place inside it, outermost first. */
export function findChain(root: SchemaModel, pointer: string): readonly string[] {
  const parents = explored.get(root) ?? explore(root);
  explored.set(root, parents);
  const chain: string[] = [];
  for (let at: string | undefined = pointer; at !== undefined; at = parents.get(at)?.parent) {
    const component = parents.get(at)?.component;
    if (component !== undefined) chain.unshift(component);
  }
  return chain;
}

/** Every schema below the root by pointer, with the one that leads to it. */
function explore(root: SchemaModel): Parents {
  const parents = new Map([
    [
      root.place.pointer,
      { parent: undefined as string | undefined, component: undefined as string | undefined },
    ],
  ]);
  const queue = [root];
  for (const schema of queue) {
    const children = schemaChildren(schema).map((child) => [child, undefined] as const);
    const targets = referencedSchemas(schema).map((target) => [target, schema.reference?.component] as const);
    for (const [child, component] of [...children, ...targets]) {
      if (parents.has(child.place.pointer)) continue;
      parents.set(child.place.pointer, { parent: schema.place.pointer, component });
      queue.push(child);
    }
  }
  return parents;
}
