import { referencedSchemas, schemaChildren } from "../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";

/** The way to a schema: where it comes from, and the component by which it was reached. */
interface Way {
  readonly parent: string | undefined;
  readonly component: string | undefined;
}

/** A walk over the schemas below a root, nearest first, that goes on where it was left. */
interface Walk {
  /** Every schema that was reached, by pointer, with the one that leads to it. */
  readonly ways: Map<string, Way>;
  readonly queue: SchemaModel[];
  next: number;
}

const walks = new WeakMap<SchemaModel, Walk>();

/** The components on the shortest way from a schema to a place inside it, outermost first. */
export function findChain(root: SchemaModel, pointer: string): readonly string[] {
  const walk = walks.get(root) ?? startWalk(root);
  walks.set(root, walk);
  while (!walk.ways.has(pointer) && walk.next < walk.queue.length) goOn(walk);
  const chain: string[] = [];
  for (let at: string | undefined = pointer; at !== undefined; at = walk.ways.get(at)?.parent) {
    const component = walk.ways.get(at)?.component;
    if (component !== undefined) chain.unshift(component);
  }
  return chain;
}

function startWalk(root: SchemaModel): Walk {
  const ways = new Map<string, Way>([[root.place.pointer, { parent: undefined, component: undefined }]]);
  return { ways, queue: [root], next: 0 };
}

function goOn(walk: Walk): void {
  const schema = walk.queue[walk.next];
  walk.next += 1;
  if (!schema) return;
  for (const child of schemaChildren(schema)) reach(walk, child, schema);
  for (const target of referencedSchemas(schema)) reach(walk, target, schema, schema.reference?.component);
}

function reach({ ways, queue }: Walk, schema: SchemaModel, from: SchemaModel, component?: string): void {
  const { pointer } = schema.place;
  if (ways.has(pointer)) return;
  ways.set(pointer, { parent: from.place.pointer, component });
  queue.push(schema);
}
