import {
  type ApiModel,
  accepts,
  type ComponentModel,
  type Json,
  objectShape,
  type SchemaModel,
  sampleOf,
} from "../generator.ts";
import { buildValue, type SampleNode, type Samples, sampleNode } from "./sample-node.ts";

/** The factory of a component. */
export interface FactoryPlan {
  readonly component: ComponentModel;
  readonly node: SampleNode;
}

/** The seeds of samples, and those that their factory is tested with: also other ones, with more digits. */
const SEEDS = [0, 1, 2];
const TRIED = [...SEEDS, 3, 11, 123];

/**
 * Plans a factory for each component of objects or lists with a sample. Every plan was tested: the schema accepts its
 * values. If factories of other components or single members do not fit together, it contains whole samples.
 */
export function planFactories({ schemas }: ApiModel): readonly FactoryPlan[] {
  const planned = new Map<string, SampleNode>();
  const calls = new Map<string, Set<string>>();
  const samples = new Map(schemas.map((component) => [component.name, samplesOf(component)]));
  for (const component of ordered(schemas)) {
    const own = samples.get(component.name);
    if (own === undefined) continue;
    const attempts = [
      () => unionOf(component, planned),
      () => composed(component, own, { calls, planned }),
      () => whole(own),
    ];
    for (const attempt of attempts) {
      const node = attempt();
      if (node === undefined || !isAccepted(component.schema, node, planned)) continue;
      planned.set(component.name, node);
      break;
    }
  }
  return schemas.flatMap((component) => {
    const node = planned.get(component.name);
    return node ? [{ component, node }] : [];
  });
}

/** Sorts components after those that they refer to, unless cyclic: a plan is tested with those of its members. */
function ordered(schemas: readonly ComponentModel[]): readonly ComponentModel[] {
  const byName = new Map(schemas.map((component) => [component.name, component]));
  const found = new Set<ComponentModel>();
  const visit = (component: ComponentModel, around: ReadonlySet<ComponentModel>) => {
    if (found.has(component) || around.has(component)) return;
    const inside = new Set([...around, component]);
    const members = [...(objectShape(component.schema)?.properties.values() ?? []), ...branchesOf(component)];
    for (const member of members) {
      const name = (member.reference ?? itemsOf(member)?.reference)?.component;
      const other = name === undefined ? undefined : byName.get(name);
      if (other) visit(other, inside);
    }
    found.add(component);
  };
  for (const component of schemas) visit(component, new Set());
  return [...found];
}

function samplesOf({ schema, direction }: ComponentModel): Samples | undefined {
  const side = direction === "request" ? "request" : "response";
  const made = (members: "all" | "required") =>
    SEEDS.flatMap((seed) => sampleOf(schema, { direction: side, seed, members }) ?? []);
  const samples = { full: made("all"), required: made("required") };
  const isWhole = samples.full.length === SEEDS.length && samples.required.length === SEEDS.length;
  const isComposite = samples.full.every((value) => typeof value === "object" && value !== null);
  return isWhole && isComposite ? samples : undefined;
}

interface Planning {
  /** Calls of factories for required members, by component: they must not be cyclic. */
  readonly calls: Map<string, Set<string>>;
  readonly planned: ReadonlyMap<string, SampleNode>;
}

function composed({ name, schema }: ComponentModel, samples: Samples, planning: Planning): SampleNode {
  const own = new Set<string>();
  planning.calls.set(name, own);
  return sampleNode(samples, schema, {
    memberOf,
    componentOf(member, isOptional) {
      const component = member === schema ? undefined : member.reference?.component;
      if (component === undefined || !planning.planned.has(component)) return undefined;
      if (isOptional) return component;
      if (reaches(component, name, planning.calls)) return undefined;
      own.add(component);
      return component;
    },
  });
}

function branchesOf({ schema: { oneOf, anyOf } }: ComponentModel): readonly SchemaModel[] {
  return oneOf ?? anyOf ?? [];
}

/** A choice between components that have factories. */
function unionOf(
  component: ComponentModel,
  planned: ReadonlyMap<string, SampleNode>,
): SampleNode | undefined {
  const components = branchesOf(component).map(({ reference }) => reference?.component ?? "");
  const isWhole = components.length > 0 && components.every((name) => planned.has(name));
  return isWhole ? { kind: "union", components } : undefined;
}

function reaches(from: string, to: string, calls: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set([from]);
  for (const name of seen) for (const next of calls.get(name) ?? []) seen.add(next);
  return seen.has(to);
}

function whole({ full, required }: Samples): SampleNode {
  const values = [...new Map([...full, ...required].map((value) => [JSON.stringify(value), value])).values()];
  return { kind: "pick", values };
}

function memberOf(schema: SchemaModel, name: string): SchemaModel | undefined {
  return name === "[]" ? itemsOf(schema) : objectShape(schema)?.properties.get(name);
}

function itemsOf(schema: SchemaModel, seen: readonly SchemaModel[] = []): SchemaModel | undefined {
  if (seen.includes(schema)) return undefined;
  const target = schema.reference?.target;
  return schema.array?.items ?? (target && itemsOf(target, [...seen, schema]));
}

function isAccepted(
  schema: SchemaModel,
  node: SampleNode,
  planned: ReadonlyMap<string, SampleNode>,
): boolean {
  return TRIED.every((seed) =>
    [true, false].every((all) => accepts(schema, built(node, { seed, all, planned }))),
  );
}

interface Built {
  readonly seed: number;
  readonly all: boolean;
  readonly planned: ReadonlyMap<string, SampleNode>;
}

function built(node: SampleNode, { seed, all, planned }: Built): Json {
  return buildValue(node, {
    seed,
    all,
    create: (component, whole) => {
      const other = planned.get(component);
      return other === undefined ? null : built(other, { seed, all: whole, planned });
    },
  });
}
