import type { SchemaModel } from "../schema-model.ts";
import { conjuncts } from "./conjuncts.ts";

/** A part of a schema that its type may omit: an `allOf` part, a reference target, or all branches of `anyOf` or `oneOf`. */
export type TypePart = SchemaModel | "anyOf" | "oneOf";

/**
 * Decides which parts of a schema its type omits. TypeScript makes a type of each combination of alternatives, and reports
 * an error when there are too many. The smallest unions are kept. Without the others, the type allows more.
 */
export class OmittedParts {
  readonly #facts = new Map<SchemaModel, Facts>();
  readonly #omittedParts = new Map<SchemaModel, ReadonlySet<TypePart>>();

  /** The parts that the type of a schema omits; most omit none. */
  of(schema: SchemaModel): ReadonlySet<TypePart> {
    this.#factsOf(schema);
    return this.#omittedParts.get(schema) ?? NONE;
  }

  /** The schemas, of several for one value, whose types can be combined. */
  combinable(schemas: readonly SchemaModel[]): readonly SchemaModel[] {
    const kept = new Set(
      this.#kept(schemas.map((schema) => ({ part: schema, facts: this.#factsOf(schema) }))),
    );
    return schemas.filter((_, index) => kept.has(index));
  }

  #factsOf(schema: SchemaModel): Facts {
    const before = this.#facts.get(schema);
    if (before) return before;
    this.#facts.set(schema, ownFacts({ ...schema, types: [] })); // provisional, for cyclic schemas
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
    if (parts.length === 0) return own; // most schemas have no parts
    const kept = new Set(this.#kept([{ part: schema, facts: own }, ...parts]));
    const left = parts.filter((_, index) => !kept.has(index + 1));
    if (left.length > 0) this.#omittedParts.set(schema, new Set(left.map(({ part }) => part)));
    return conjunction([own, ...parts.filter((part) => !left.includes(part)).map(({ facts }) => facts)]);
  }

  /** TypeScript does not multiply `null` with the other alternatives. */
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

  /** The indexes of the parts that can be combined: all, or as many as possible, the smallest unions first. */
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

/** Size and members of a type. */
interface Facts {
  /** Number of members of the union; 1 for other types. */
  readonly choices: number;
  /** True for a type of literal values only. */
  readonly areValues: boolean;
  /** True if other keywords do not change the type. */
  readonly isDecided?: boolean;
  /** The schemas of each property, and those of the items. */
  readonly members: ReadonlyMap<string, readonly SchemaModel[]>;
}

/** TypeScript compares the members of a union with each other in a program that uses it: a million pairs at most. */
const MAX_CHOICES = 1000;

/** Most pairs of values are equal or impossible. TypeScript refuses 100,000. */
const MAX_VALUES = 50_000;

/** Nested properties are compared to this depth. */
const MAX_DEPTH = 5;

/** Key of the items among the names of properties. */
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

/** The facts of the intersection. */
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
