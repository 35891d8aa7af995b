import type { SchemaModel } from "../schema-model.ts";
import { conjuncts } from "./conjuncts.ts";

/** A part of a schema that its type may leave out: a part of `allOf` or what a reference leads to, or the branches of a keyword. */
export type TypePart = SchemaModel | "anyOf" | "oneOf";

/**
 * Decides which parts of a schema its type leaves out. TypeScript makes a type of each combination of alternatives, and
 * refuses when there are too many: the smallest unions stay, and what is left out makes the type wider.
 */
export class OmittedParts {
  readonly #facts = new Map<SchemaModel, Facts>();
  readonly #omittedParts = new Map<SchemaModel, ReadonlySet<TypePart>>();

  /** The parts that the type of a schema leaves out; most leave out none. */
  of(schema: SchemaModel): ReadonlySet<TypePart> {
    this.#factsOf(schema);
    return this.#omittedParts.get(schema) ?? NONE;
  }

  /** Of schemas for one value those whose types are combined. */
  combinable(schemas: readonly SchemaModel[]): readonly SchemaModel[] {
    const kept = new Set(
      this.#kept(schemas.map((schema) => ({ part: schema, facts: this.#factsOf(schema) }))),
    );
    return schemas.filter((_, index) => kept.has(index));
  }

  #factsOf(schema: SchemaModel): Facts {
    const before = this.#facts.get(schema);
    if (before) return before;
    this.#facts.set(schema, ownFacts({ ...schema, types: [] })); // for what leads back to itself
    const facts = this.#combined(schema);
    this.#facts.set(schema, facts);
    return facts;
  }

  #combined(schema: SchemaModel): Facts {
    const own = ownFacts(schema);
    if (own.isDecided) return own;
    const parts: Part[] = [
      ...conjuncts(schema).map((part) => ({ part, facts: this.#factsOf(part) })),
      ...(["anyOf", "oneOf"] as const).flatMap((part) => {
        const branches = schema[part];
        return branches ? [{ part, facts: this.#ofBranches(branches) }] : [];
      }),
    ];
    if (parts.length === 0) return own; // most schemas stand by themselves
    const kept = new Set(this.#kept([{ part: schema, facts: own }, ...parts]));
    const left = parts.filter((_, index) => !kept.has(index + 1));
    if (left.length > 0) this.#omittedParts.set(schema, new Set(left.map(({ part }) => part)));
    return conjunction([own, ...parts.filter((part) => !left.includes(part)).map(({ facts }) => facts)]);
  }

  /** TypeScript keeps null out of what it multiplies. */
  #ofBranches(branches: readonly SchemaModel[]): Facts {
    const others = branches.filter(({ types }) => types?.length !== 1 || types[0] !== "null");
    const facts = others.map((branch) => this.#factsOf(branch));
    const members = new Map<string, readonly SchemaModel[]>();
    for (const [name, described] of facts.flatMap((branch) => [...branch.members]))
      if (this.#productOf(described) > this.#productOf(members.get(name) ?? [])) members.set(name, described);
    return {
      choices: Math.max(1, sum(facts.map(({ choices }) => choices))),
      areValues: facts.length > 0 && facts.every(({ areValues }) => areValues),
      members,
    };
  }

  #productOf(schemas: readonly SchemaModel[]): number {
    return product(schemas.map((schema) => this.#factsOf(schema).choices));
  }

  /** The places of those that can be combined: all of them, or as many as go, the smallest unions first. */
  #kept(parts: readonly Part[]): readonly number[] {
    const all = parts.map((_, index) => index);
    if (this.#canCombine(parts.map(({ facts }) => facts))) return all;
    const kept: number[] = [];
    for (const index of all.sort((a, b) => choicesAt(parts, a) - choicesAt(parts, b)))
      if (
        this.#canCombine(
          [...kept, index].map((one) => parts[one]?.facts).filter((facts) => facts !== undefined),
        )
      )
        kept.push(index);
    return kept;
  }

  #canCombine(facts: readonly Facts[], depth = 0): boolean {
    const unions = facts.filter(({ choices }) => choices > 1);
    const combinations = (areValues: boolean) =>
      product(unions.filter((one) => one.areValues === areValues).map(({ choices }) => choices));
    if (unions.length > 1 && (combinations(true) > MAX_VALUES || combinations(false) > MAX_CHOICES))
      return false;
    if (facts.length < 2 || depth === MAX_DEPTH) return true;
    return [...conjunction(facts).members.values()].every(
      (described) =>
        described.length < 2 ||
        this.#canCombine(
          described.map((schema) => this.#factsOf(schema)),
          depth + 1,
        ),
    );
  }
}

interface Part {
  readonly part: TypePart;
  readonly facts: Facts;
}

/** What is known of a type. */
interface Facts {
  /** How many members the union has; 1 for what is no union. */
  readonly choices: number;
  /** True for values that are written out, and nothing else. */
  readonly areValues: boolean;
  /** True when nothing beside adds to the type. */
  readonly isDecided?: boolean;
  /** The schemas of each member, and those of the items. */
  readonly members: ReadonlyMap<string, readonly SchemaModel[]>;
}

/** TypeScript compares the members of a union with each other in a program that uses it: a million pairs at most. */
const MAX_CHOICES = 1000;

/** Most pairs of values are equal or impossible. TypeScript refuses 100,000. */
const MAX_VALUES = 50_000;

/** How deep members within members are looked at. */
const MAX_DEPTH = 5;

/** Stands for the items of a list among the names of members. */
const ITEMS = "\0items";

const NONE: ReadonlySet<TypePart> = new Set();

function ownFacts({ always, constant, enumeration, types = [], object, array }: SchemaModel): Facts {
  if (always !== undefined || constant || enumeration) {
    const choices = enumeration && !constant ? Math.max(1, enumeration.length) : 1;
    return { choices, areValues: always === undefined, isDecided: true, members: new Map() };
  }
  const properties = [...(object?.properties ?? [])].map(([name, member]) => [name, [member]] as const);
  const items = array?.items ? [[ITEMS, [array.items]] as const] : [];
  const others = new Set(types.filter((type) => type !== "null"));
  return { choices: Math.max(1, others.size), areValues: false, members: new Map([...properties, ...items]) };
}

/** What is known of all of them together. */
function conjunction(facts: readonly Facts[]): Facts {
  const members = new Map<string, readonly SchemaModel[]>();
  for (const [name, described] of facts.flatMap((one) => [...one.members]))
    members.set(name, [...new Set([...(members.get(name) ?? []), ...described])]);
  return {
    choices: product(facts.map(({ choices }) => choices)),
    areValues: facts.some(({ areValues }) => areValues),
    members,
  };
}

function choicesAt(parts: readonly Part[], index: number): number {
  return parts[index]?.facts.choices ?? 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total * one, 1);
}
