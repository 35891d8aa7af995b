import { referencedSchemas, schemaChildren } from "../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";

/** Step to a schema: its parent, and the component by which it was reached. */
interface Way {
  readonly parent: string | undefined;
  readonly component: string | undefined;
}

/** A breadth-first walk over the schemas below a root that can be continued. */
interface Walk {
  /** Reached schemas by pointer, with the step that leads to each. */
  readonly ways: Map<string, Way>;
  readonly queue: SchemaModel[];
  next: number;
}

/** A schema inside another one, or behind a reference of it. */
interface Step {
  readonly schema: SchemaModel;
  readonly way: Way;
}

const walkFrom = remembered((root: SchemaModel): Walk => {
  const ways = new Map<string, Way>([[root.location.pointer, { parent: undefined, component: undefined }]]);
  return { ways, queue: [root], next: 0 };
});

/** Finds the components on the shortest way from a schema to a place inside it, outermost first. */
export function findChain(root: SchemaModel, pointer: string): readonly string[] {
  const { start, behind } = behindReferences(root, pointer);
  const walk = walkFrom(start);
  while (!walk.ways.has(pointer) && walk.next < walk.queue.length) goOn(walk);
  if (!walk.ways.has(pointer)) return [];
  const chain: string[] = [];
  for (let at: string | undefined = pointer; at !== undefined; at = walk.ways.get(at)?.parent) {
    const component = walk.ways.get(at)?.component;
    if (component !== undefined) chain.unshift(component);
  }
  return [...behind, ...chain];
}

/**
 * Follows a schema that is only a reference, and returns the components on the way. Thousands of operations refer to
 * the same few components, and share their walks.
 */
function behindReferences(
  root: SchemaModel,
  pointer: string,
): { readonly start: SchemaModel; readonly behind: readonly string[] } {
  const behind: string[] = [];
  const seen = new Set<string>();
  let start = root;
  while (start.location.pointer !== pointer && !seen.has(start.location.pointer)) {
    seen.add(start.location.pointer);
    const [step, ...others] = stepsFrom(start);
    if (step === undefined || others.length > 0 || step.schema !== start.reference?.target) break;
    if (step.way.component !== undefined) behind.push(step.way.component);
    start = step.schema;
  }
  return { start, behind };
}

function goOn(walk: Walk): void {
  const schema = walk.queue[walk.next];
  walk.next += 1;
  if (!schema) return;
  for (const { schema: reached, way } of stepsFrom(schema)) {
    const { pointer } = reached.location;
    if (walk.ways.has(pointer)) continue;
    walk.ways.set(pointer, way);
    walk.queue.push(reached);
  }
}

/** Returns the subschemas of a schema first, then its references. */
const stepsFrom = remembered((schema: SchemaModel): readonly Step[] => {
  const parent = schema.location.pointer;
  const inside: Way = { parent, component: undefined };
  const behind: Way = { parent, component: schema.reference?.component };
  return [
    ...schemaChildren(schema).map((child) => ({ schema: child, way: inside })),
    ...referencedSchemas(schema).map((target) => ({ schema: target, way: behind })),
  ];
});
