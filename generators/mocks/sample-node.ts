import type { Json, SchemaModel } from "../generator.ts";

/** Expression that builds a value for a seed. */
export type SampleNode =
  | { readonly kind: "literal"; readonly value: Json }
  /** One of several values, by seed. */
  | { readonly kind: "pick"; readonly values: readonly Json[] }
  /** A text that ends with a number: that of the first value plus the seed. */
  | { readonly kind: "numbered"; readonly start: string; readonly digits: number; readonly first: number }
  /** The factory of a component, with required members only. */
  | { readonly kind: "create"; readonly component: string }
  /** The factory of one of several components, by seed. */
  | { readonly kind: "union"; readonly components: readonly string[] }
  | { readonly kind: "object"; readonly members: readonly SampleMember[] }
  | { readonly kind: "list"; readonly items: readonly SampleNode[]; readonly isOptional: boolean };

export interface SampleMember {
  readonly name: string;
  readonly node: SampleNode;
  /** True for a member that is missing if only required members are built. */
  readonly isOptional: boolean;
}

/** The values of a schema for a few seeds, with all members and with required ones only. */
export interface Samples {
  readonly full: readonly Json[];
  readonly required: readonly Json[];
}

interface BuildOptions {
  /** Returns the component of a schema if its factory can build the value; otherwise undefined. */
  readonly componentOf: (schema: SchemaModel, isOptional: boolean) => string | undefined;
  /** Returns the schema of a member of an object. */
  readonly memberOf: (schema: SchemaModel, name: string) => SchemaModel | undefined;
}

/** Finds the common structure of samples: fixed members, and members that depend on the seed. */
export function sampleNode(
  samples: Samples,
  schema: SchemaModel | undefined,
  options: BuildOptions,
  isOptional = false,
): SampleNode {
  const { full, required } = samples;
  if (full.every(isObject)) {
    const component = schema && options.componentOf(schema, isOptional);
    if (component !== undefined) return { kind: "create", component };
    const members = objectMembers(full, required, { schema, options, isOptional });
    if (members) return { kind: "object", members };
  }
  if (full.every(Array.isArray)) {
    const items = listItems(samples, options, { schema, isOptional });
    if (items) return items;
  }
  return scalarNode(full);
}

interface Around {
  readonly schema: SchemaModel | undefined;
  readonly options: BuildOptions;
  readonly isOptional: boolean;
}

function objectMembers(
  full: readonly JsonRecord[],
  required: readonly Json[],
  { schema, options, isOptional }: Around,
): readonly SampleMember[] | undefined {
  const names = Object.keys(full[0] ?? {});
  const isSame = full.every(
    (value) =>
      Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name)),
  );
  if (!isSame) return undefined;
  return names.map((name) => {
    const least = required.flatMap((value) =>
      isObject(value) && Object.hasOwn(value, name) ? [value[name]] : [],
    );
    const known = least.filter((value) => value !== undefined);
    const isMissing = known.length < required.length;
    const member = schema && options.memberOf(schema, name);
    const values = full.map((value) => value[name] ?? null);
    const own = { full: values, required: isMissing ? values : known };
    return { name, isOptional: isMissing, node: sampleNode(own, member, options, isOptional || isMissing) };
  });
}

function listItems(
  { full, required }: Samples,
  options: BuildOptions,
  { schema, isOptional }: Pick<Around, "schema" | "isOptional">,
): SampleNode | undefined {
  const lists = full as readonly (readonly Json[])[]; // checked by the caller
  const count = lists[0]?.length ?? 0;
  if (lists.some(({ length }) => length !== count)) return undefined;
  const isEmpty = required.every((value) => Array.isArray(value) && value.length === 0);
  const isEqual = required.every((value) => Array.isArray(value) && value.length === count);
  if (!isEmpty && !isEqual) return undefined;
  const items = Array.from({ length: count }, (_, index) => {
    const values = lists.map((list) => list[index] ?? null);
    const least = isEqual
      ? (required as readonly (readonly Json[])[]).map((list) => list[index] ?? null)
      : values;
    const item = schema && options.memberOf(schema, "[]");
    return sampleNode({ full: values, required: least }, item, options, isOptional || isEmpty);
  });
  return { kind: "list", items, isOptional: isEmpty && count > 0 };
}

function scalarNode(values: readonly Json[]): SampleNode {
  const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  const [first = null] = distinct;
  if (distinct.length === 1) return { kind: "literal", value: first };
  return numberedNode(values) ?? { kind: "pick", values: distinct };
}

/** A text whose end counts up with the seed: `qu_100000000000`, `qu_100000000001`, … */
function numberedNode(values: readonly Json[]): SampleNode | undefined {
  const [zero] = values;
  const [number] = typeof zero === "string" ? (/\d{3,15}$/.exec(zero) ?? []) : [];
  if (typeof zero !== "string" || number === undefined) return undefined;
  const parts = { start: zero.slice(0, -number.length), digits: number.length, first: Number(number) };
  return values.every((value, seed) => value === numberedText(parts, seed))
    ? { kind: "numbered", ...parts }
    : undefined;
}

function numberedText(
  { start, digits, first }: Omit<Extract<SampleNode, { kind: "numbered" }>, "kind">,
  seed: number,
): string {
  return start + String((first + seed) % 10 ** digits).padStart(digits, "0");
}

type JsonRecord = { readonly [key: string]: Json | undefined };

function isObject(value: Json): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface ValueOptions {
  readonly seed: number;
  /** True to build optional members. */
  readonly all: boolean;
  /** Calls the factory of a component. */
  readonly create: (component: string, all: boolean) => Json;
}

/** Builds the value of a node, like the printed code. */
export function buildValue(node: SampleNode, { seed, all, create }: ValueOptions): Json {
  const inner = (child: SampleNode) => buildValue(child, { seed, all, create });
  switch (node.kind) {
    case "literal":
      return node.value;
    case "pick":
      return node.values[seed % node.values.length] ?? null;
    case "numbered":
      return numberedText(node, seed);
    case "create":
      return create(node.component, false);
    case "union":
      return create(node.components[seed % node.components.length] ?? "", all);
    case "object": {
      const members = node.members.filter(({ isOptional }) => all || !isOptional);
      return Object.fromEntries(members.map((member) => [member.name, inner(member.node)]));
    }
    case "list":
      return all || !node.isOptional ? node.items.map(inner) : [];
    default:
      return node satisfies never;
  }
}
