import type { Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Alternative } from "./alternative.ts";
import { expand, narrow } from "./expand.ts";
import { demandsMore, isMarkedApart } from "./marks.ts";
import { objectFacts } from "./object-facts.ts";
import type { Obstacle } from "./obstacle.ts";
import type { Relation } from "./relation.ts";
import { lacking, valued } from "./synthetic-schema.ts";
import { tellsApart } from "./tells-apart.ts";

/** How a union failed: no option takes the alternative, or more than one does. */
export type UnionFinding =
  /** The obstacles of the option that is meant. */
  | { readonly kind: "option"; readonly found: readonly Obstacle[] }
  | { readonly kind: "union" }
  /** Given up: it took too much. */
  | { readonly kind: "unknown" }
  | { readonly kind: "oneOf" };

interface Question {
  readonly alternative: Alternative;
  readonly options: readonly SchemaModel[];
  readonly exclusive: boolean;
  readonly relation: Relation;
  readonly splits: number;
}

/** A value may be split by a property of few values this often. */
const MOST_SPLITS = 2;
const MOST_VALUES = 64;
const MOST_PARTITIONS = 4;

/** Why some value of the alternative may not meet `anyOf` or `oneOf`; undefined when all do. */
export function compareUnion(
  alternative: Alternative,
  { options, exclusive }: { readonly options: readonly SchemaModel[]; readonly exclusive: boolean },
  relation: Relation,
): UnionFinding | undefined {
  return ask({ alternative, options, exclusive, relation, splits: 0 });
}

function ask(question: Question): UnionFinding | undefined {
  const { alternative, options, exclusive, relation } = question;
  const alike = optionAlike(question);
  if (alike && (!exclusive || isAlone(question, alike))) return undefined;
  const taking = options.filter((option) => isTaken(question, option));
  if (taking.length > 0 && (!exclusive || isAlone(question, taking[0]))) return undefined;
  if (relation.isExhausted()) return { kind: "unknown" };
  if (!exclusive && isTakenTogether(question)) return undefined;
  if (splitsWell(question)) return undefined;
  if (taking.length > 0) return { kind: "oneOf" };
  const meant = optionMeant(question);
  if (meant === undefined) return { kind: "union" };
  return { kind: "option", found: relation.compareAlternative(alternative, meant) };
}

/** The option that the alternative has been chosen by as well: most options are the same on both sides. */
function optionAlike({ alternative, options, relation: { classOf } }: Question): SchemaModel | undefined {
  const classes = new Set([...alternative.require, ...alternative.parts].map(classOf));
  return options.find((option) => classes.has(classOf(option)));
}

function isTaken({ alternative, relation }: Question, option: SchemaModel): boolean {
  return (
    !isMarkedApart(alternative, option) &&
    !demandsMore(alternative, option) &&
    relation.compareAlternative(alternative, option).length === 0
  );
}

/** Texts that no option takes alone may be taken by all of them together. */
function isTakenTogether({ alternative, options, relation }: Question): boolean {
  const { type, none } = alternative;
  return type === "string" && relation.isEmptyAlternative({ ...alternative, none: [...none, ...options] });
}

function isAlone({ alternative, options, relation }: Question, taking: SchemaModel | undefined): boolean {
  return options.every((option) => option === taking || relation.isDisjoint(alternative, option));
}

/** True when every part of the alternative, told apart by some property, finds its option. */
function splitsWell(question: Question): boolean {
  if (question.splits >= MOST_SPLITS || !hasChoice(question)) return false;
  let tried = 0;
  for (const parts of partitions(question)) {
    const isShared = parts.every(
      (alternative) => ask({ ...question, alternative, splits: question.splits + 1 }) === undefined,
    );
    if (isShared) return true;
    tried += 1;
    if (tried >= MOST_PARTITIONS) return false;
  }
  return false;
}

/** One option that refuses the whole refuses some part of it: only more than one can share the parts. */
function hasChoice({ alternative, options }: Question): boolean {
  return options.filter((option) => !isMarkedApart(alternative, option)).length > 1;
}

/** Ways to cut objects by the value of one property that has few. */
function* partitions({ alternative, options, relation }: Question): Iterable<readonly Alternative[]> {
  if (alternative.type !== "object") return;
  const facts = objectFacts(alternative);
  for (const name of facts.names) {
    const values = fewValues(facts.property(name));
    if (!values || values.length > MOST_VALUES) continue;
    if (values.length < 2 && facts.required.has(name)) continue;
    if (!tellsApart(name, options, relation.classOf)) continue;
    const cuts = [
      ...values.map((value) => valued(name, value)),
      ...(facts.required.has(name) ? [] : [lacking(name)]),
    ];
    const parts = cuts.map((cut) => narrow(alternative, { all: [cut], none: [] }));
    if (parts.every((part) => part !== undefined)) yield parts.flat();
  }
}

function fewValues(
  term: ReturnType<ReturnType<typeof objectFacts>["property"]>,
): readonly Json[] | undefined {
  const alternatives = term && expand(term);
  if (!alternatives || alternatives.length > MOST_VALUES) return undefined;
  const lists = alternatives.map(({ values }) => values);
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/** The option that a reader would hold the alternative against: the same component, the same mark, the only one of its type. */
function optionMeant({ alternative, options, relation }: Question): SchemaModel | undefined {
  const chosen = new Set([...alternative.require, ...alternative.parts]);
  const names = new Set([...chosen].flatMap(({ reference }) => reference?.component ?? []));
  const byName = options.find(
    ({ reference }) => reference?.component !== undefined && names.has(reference.component),
  );
  if (byName) return byName;
  const open = options.filter((option) => !relation.isDisjoint(alternative, option));
  return open.length === 1 ? open[0] : undefined;
}
