import fc from "fast-check";

/** Types of members, and whether they are required. */
type Members = Readonly<Record<string, { readonly type: string; readonly isRequired: boolean }>>;

/** A parent and its children, and the values of `kind` that select them. */
export interface Family {
  readonly style: "allOf" | "anyOf" | "oneOf";
  readonly mapping: "none" | "names" | "references";
  /** True if a child of `oneOf` fixes the values that select it. */
  readonly isStated: boolean;
  readonly held: Members;
  readonly children: Readonly<Record<string, Members>>;
  /** Value to child. Without a mapping the values are the names of the children. */
  readonly values: Readonly<Record<string, string>>;
  /** The child of all other values. */
  readonly others?: string;
  /** Order in which the children are written. */
  readonly isReversed?: boolean;
}

const NAMES = ["Cat", "Dog", "Owl"];
const member = fc.record({
  type: fc.constantFrom("string", "integer", "boolean"),
  isRequired: fc.boolean(),
});
const members = fc.dictionary(fc.constantFrom("a", "b", "c"), member, { maxKeys: 3 });

export const families: fc.Arbitrary<Family> = fc
  .record({
    style: fc.constantFrom("allOf" as const, "anyOf" as const, "oneOf" as const),
    mapping: fc.constantFrom("none" as const, "names" as const, "references" as const),
    isStated: fc.boolean(),
    held: fc.dictionary(fc.constantFrom("h"), member),
    children: fc.record(Object.fromEntries(NAMES.map((name) => [name, members]))),
    hasOthers: fc.boolean(),
  })
  .map(({ hasOthers, ...family }) => ({
    ...family,
    values: valuesOf(family.mapping, NAMES),
    ...(hasOthers && family.mapping !== "none" && family.style !== "oneOf" ? { others: "Dog" } : {}),
  }));

function valuesOf(mapping: Family["mapping"], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [mapping === "none" ? name : name.toLowerCase(), name]));
}

/** A change of a family; where it does not apply, nothing changes. */
export interface Edit {
  readonly kind: (typeof KINDS)[number];
  readonly child: string;
  readonly other: string;
  readonly name: string;
}

const KINDS = [
  ...["retype", "require", "remove", "add", "add-required", "retype-held", "remap", "unmap"],
  ...["add-child", "rename-child", "spell", "reverse", "lower", "others"],
] as const;

export const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  child: fc.constantFrom(...NAMES),
  other: fc.constantFrom(...NAMES),
  name: fc.constantFrom("a", "b", "c"),
});

export function editedFamily(family: Family, edit: Edit): Family {
  const { children, held, values } = family;
  const { child, other, name } = edit;
  const own = children[child] ?? {};
  const withOwn = (changed: Members): Family => ({ ...family, children: { ...children, [child]: changed } });
  const present = own[name];
  const fresh = { type: "string", isRequired: edit.kind === "add-required" };
  switch (edit.kind) {
    case "retype":
      return present ? withOwn({ ...own, [name]: retyped(present) }) : family;
    case "require":
      return present ? withOwn({ ...own, [name]: { ...present, isRequired: !present.isRequired } }) : family;
    case "remove":
      return withOwn(Object.fromEntries(Object.entries(own).filter(([key]) => key !== name)));
    case "add":
    case "add-required":
      return present ? family : withOwn({ ...own, [name]: fresh });
    case "retype-held":
      return held.h ? { ...family, held: { h: retyped(held.h) } } : family;
    case "remap":
      if (family.mapping === "none" || family.style === "oneOf") return family;
      return { ...family, values: { ...values, [child.toLowerCase()]: other } };
    case "unmap":
      return without(family, child);
    case "add-child": {
      const more = { ...family, children: { ...children, Yak: own } };
      return { ...more, values: { ...values, ...valuesOf(family.mapping, ["Yak"]) } };
    }
    case "rename-child":
      return renamed(family, child);
    case "spell":
      if (family.mapping === "none") return family;
      return { ...family, mapping: family.mapping === "names" ? "references" : "names" };
    case "reverse":
      return { ...family, isReversed: true };
    case "lower":
      return lowered(family);
    case "others":
      return family.others === undefined ? family : { ...family, others: other };
    default:
      return family;
  }
}

function retyped({ type, isRequired }: Members[string]): Members[string] {
  return { type: type === "integer" ? "boolean" : "integer", isRequired };
}

/** Removes a child and the values that select it. */
function without(family: Family, child: string): Family {
  if (family.others === child) return family;
  const left = <Value>(
    entries: Readonly<Record<string, Value>>,
    isLeft: (entry: [string, Value]) => boolean,
  ) => Object.fromEntries(Object.entries(entries).filter(isLeft));
  return {
    ...family,
    children: left(family.children, ([name]) => name !== child),
    values: left(family.values, ([, name]) => name !== child),
  };
}

function renamed(family: Family, child: string): Family {
  const call = (name: string) => (name === child ? `${name}2` : name);
  return {
    ...family,
    children: Object.fromEntries(
      Object.entries(family.children).map(([name, own]) => [call(name), own] as const),
    ),
    values: Object.fromEntries(
      Object.entries(family.values).map(([value, name]) => [
        family.mapping === "none" ? call(value) : value,
        call(name),
      ]),
    ),
    ...(family.others === undefined ? {} : { others: call(family.others) }),
  };
}

/** Moves the properties of the parent into each child. */
function lowered(family: Family): Family {
  if (family.others === undefined && family.mapping === "none") return family;
  const children = Object.entries(family.children).map(([name, own]) => [name, { ...family.held, ...own }]);
  return { ...family, children: Object.fromEntries(children) };
}

/** Returns the members of values with a `kind`, without JSON Schema; undefined stands for all other values. */
function membersOf(family: Family, value: string | undefined): Members | undefined {
  const child = value === undefined ? family.others : family.values[value];
  if (child === undefined) return value === undefined ? family.held : undefined;
  return { ...family.held, ...family.children[child] };
}

/** True if every value of `kind` has the same members, also values that are in none of the lists. */
export function meanSame(old: Family, now: Family): boolean {
  const all = (family: Family) =>
    [...Object.keys(old.values), ...Object.keys(now.values), undefined].map((value) => {
      const members = Object.entries(membersOf(family, value) ?? { none: {} });
      return members.sort(([left], [right]) => (left < right ? -1 : 1));
    });
  return JSON.stringify(all(old)) === JSON.stringify(all(now));
}

/** `growth`: responses have values of `kind` that were unknown. */
type Broken = "request" | "response" | "growth";

/** Returns which clients break between two versions of a family. */
export function brokenBy(old: Family, now: Family): ReadonlySet<Broken> {
  const broken = new Set<Broken>();
  const values = new Set<string | undefined>([...Object.keys(old.values), ...Object.keys(now.values)]);
  if (old.style === "allOf" || old.others !== undefined || now.others !== undefined) values.add(undefined);
  for (const value of values) {
    const [before, after] = [membersOf(old, value), membersOf(now, value)];
    if (!before) broken.add("growth");
    else if (!after) broken.add("request");
    else compareMembers(before, after, broken);
  }
  return broken;
}

function compareMembers(before: Members, after: Members, broken: Set<Broken>): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    if (was && is && was.type !== is.type) broken.add("request").add("response");
    if (is?.isRequired && !was?.isRequired) broken.add("request");
    if (was && !is) broken.add("response");
    if (was?.isRequired && is && !is.isRequired) broken.add("response");
  }
}

const refTo = (name: string) => `#/components/schemas/${name}`;

/** Returns the document of a family: one operation takes it, one returns it, in a list. */
export function documentOfFamily(family: Family): Record<string, unknown> {
  const { style, mapping, held, values, others } = family;
  const children = Object.entries(family.children);
  if (family.isReversed) children.reverse();
  const targets = Object.entries(values).map(([value, name]) => [
    value,
    mapping === "names" ? name : refTo(name),
  ]);
  const discriminator = {
    propertyName: "kind",
    ...(mapping === "none" ? {} : { mapping: Object.fromEntries(targets) }),
    ...(others === undefined ? {} : { defaultMapping: mapping === "names" ? others : refTo(others) }),
  };
  const marked = { kind: { type: "string", isRequired: true } };
  const options = children.map(([name]) => ({ $ref: refTo(name) }));
  const parent =
    style === "allOf"
      ? { ...objectOf({ ...marked, ...held }), discriminator }
      : { [style]: options, discriminator };
  const schemas = children.map(([name, own]) => {
    const known = Object.entries(values).flatMap(([value, target]) => (target === name ? [value] : []));
    if (style === "allOf") return [name, { allOf: [{ $ref: refTo("Pet") }, objectOf(own)] }];
    const whole = objectOf({ ...marked, ...held, ...own });
    if (style === "anyOf" || !family.isStated) return [name, whole];
    return [name, { ...whole, properties: { ...whole.properties, kind: { enum: known } } }];
  });
  const content = { "application/json": { schema: { type: "array", items: { $ref: refTo("Pet") } } } };
  const done = { description: "Done." };
  return {
    openapi: others === undefined ? "3.1.1" : "3.2.0",
    paths: {
      "/pets": {
        post: { operationId: "add", requestBody: { required: true, content }, responses: { 204: done } },
        get: { operationId: "list", responses: { 200: { ...done, content } } },
      },
    },
    components: { schemas: { Pet: parent, ...Object.fromEntries(schemas) } },
  };
}

function objectOf(members: Members) {
  const entries = Object.entries(members);
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, { type }]) => [name, { type }])),
    required: entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
  };
}
