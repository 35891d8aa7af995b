import type { Json } from "../../../core/json.ts";
import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Budget } from "../budget.ts";
import { meets } from "../meets.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import type { Relation } from "../relation.ts";
import { connectedTerm } from "../sample/connected-term.ts";
import { repairValue } from "../sample/repair-value.ts";
import type { Sampler } from "../sample/sampler.ts";
import { connectedTo, isRelated } from "../terms/constrained-names.ts";
import { expand, type IsClosed, isChoice } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { piecesOf } from "../terms/own-keywords.ts";
import { type Surrounding, surround } from "../terms/surround.ts";
import type { Term } from "../terms/term.ts";

/** Above this number, choices are combined only if necessary: each at least doubles the alternatives. */
const FEW_CHOICES = 6;

/** Limit of rejected values that are changed into values of the term. */
const MOST_REPAIRS = 8;
const MOST_ALTERNATIVES = 64;

const hasManyOptions = remembered((schema: SchemaModel) => countChoices([schema]));

/** True if the options of a term are too many to combine without need. */
export function hasManyChoices({ all }: Term): boolean {
  const [only] = all;
  return only && all.length === 1 ? hasManyOptions(only) : countChoices(all);
}

function countChoices(schemas: readonly SchemaModel[]): boolean {
  let count = 0;
  for (const schema of conjunctsOf(schemas)) if (isChoice(schema)) count += 1;
  return count > FEW_CHOICES;
}

function conjunctsOf(schemas: readonly SchemaModel[]): ReadonlySet<SchemaModel> {
  const found = new Set(schemas);
  for (const schema of found) for (const inner of conjuncts(schema)) found.add(inner);
  return found;
}

/**
 * Finds obstacles for a term with many choices. Conjuncts of both sides are skipped, and each other one is compared
 * separately, with only the related choices expanded. Without a proof, only a value makes an obstacle certain.
 */
export function comparePieces(
  { term, wide }: { readonly term: Term; readonly wide: SchemaModel },
  relation: Relation,
  budget: Budget,
): readonly Obstacle[] {
  const { classOf } = relation;
  const given = new Set([...conjunctsOf(term.all)].map(classOf));
  const required = new Set([...inPlace(wide)].map(classOf));
  const isCommon: IsClosed = (schema) => required.has(classOf(schema));
  const choices = [...conjunctsOf(term.all)].filter(isChoice);
  const pieces = [...piecesOf([wide])].filter((piece) => !given.has(classOf(piece)));
  return relation.findEach(pieces, compareOne);

  function compareOne(piece: SchemaModel): readonly Obstacle[] {
    let found: Found | undefined;
    for (const isClosed of waysToClose(piece)) {
      const surroundings = surround(term, { isClosed, undescribed: relation.undescribed });
      if (!surroundings) break;
      found = comparePiece({ term, piece, surroundings }, relation, budget);
      if (found.open.length === 0) return found.shown;
    }
    const shown = found?.shown ?? [];
    const parts = found && partsOf(piece, found.open);
    if (!parts) return [...shown, unknownObstacle(term.all, piece)];
    return [...shown, ...relation.findEach(parts, compareOne)];
  }

  /** Yields ways from the cheapest to the most precise: each expands more of the choices. */
  function* waysToClose(piece: SchemaModel): Iterable<IsClosed> {
    const isApart: IsClosed = (schema) => !isRelated(schema, piece);
    yield (schema) => isCommon(schema) || isApart(schema);
    yield isApart;
    const connected = connectedTo(piece, choices);
    yield (schema) => !connected.has(schema);
  }
}

/** Splits a schema by the properties that obstacles concern: each one needs fewer expanded choices. */
function partsOf(piece: SchemaModel, obstacles: readonly Obstacle[]): readonly SchemaModel[] | undefined {
  const { location, annotations, object = {} } = piece;
  const { properties = new Map<string, SchemaModel>(), required = [], ...others } = object;
  const own = new Set([...properties.keys(), ...required]);
  if (own.size < 2 || Object.keys(others).length > 0) return undefined;
  const names = new Set(obstacles.map(propertyOf));
  if (![...names].every((name) => name !== undefined && own.has(name))) return undefined;
  return [...names].map((name = ""): SchemaModel => {
    const member = properties.get(name);
    const one = {
      ...(member && { properties: new Map([[name, member]]) }),
      ...(required.includes(name) && { required: [name] }),
    };
    return { location, annotations, object: one };
  });
}

function propertyOf({ path: [step], name }: Obstacle): string | undefined {
  return step?.kind === "property" ? step.name : name;
}

/** False for obstacles that were neither proved nor disproved. */
export function isCertain({ keyword }: Obstacle): boolean {
  return keyword !== "complexity";
}

interface PieceQuestion {
  readonly term: Term;
  readonly piece: SchemaModel;
  readonly surroundings: readonly Surrounding[];
}

interface Found {
  /** Obstacles, each with a value that shows it. */
  readonly shown: readonly Obstacle[];
  /** Possible obstacles, neither proved nor disproved. */
  readonly open: readonly Obstacle[];
}

function comparePiece(question: PieceQuestion, relation: Relation, budget: Budget): Found {
  const { piece, surroundings } = question;
  const shown: Obstacle[] = [];
  const open: Obstacle[] = [];
  for (const surrounding of surroundings) {
    if (relation.isEmptyAlternative(surrounding.certain)) continue;
    const found = relation.compareAlternative(surrounding.alternative, piece);
    if (relation.isBrief && found.length > 0) return { shown: found, open: [] };
    for (const obstacle of found) {
      const witness = witnessOf({ ...question, surrounding, obstacle }, relation, budget);
      if (witness === undefined) open.push(obstacle);
      else shown.push({ ...obstacle, witness: () => witness });
    }
  }
  const isShown = (obstacle: Obstacle) => shown.some((other) => isAlike(obstacle, other));
  return { shown, open: open.filter((obstacle) => !isShown(obstacle)) };
}

function isAlike(left: Obstacle, right: Obstacle): boolean {
  return left.keyword === right.keyword && left.name === right.name && left.path.length === right.path.length;
}

interface WitnessQuestion extends PieceQuestion {
  readonly surrounding: Surrounding;
  readonly obstacle: Obstacle;
}

/** Finds a value of the term that the piece rejects. */
function witnessOf(question: WitnessQuestion, { sampler }: Relation, budget: Budget): Json | undefined {
  const { term, piece, surrounding } = question;
  const pieces = [...piecesOf(term.all)];
  const choices = pieces.filter(isChoice);
  const among = surrounding.alternative;
  let tried = 0;
  for (const value of candidates({ ...question, choices }, sampler)) {
    if (!meets(piece, value)) {
      const repaired = repairValue({ value, pieces, choices, among, rejecting: piece, sampler, budget });
      const isShown = repaired !== undefined && !meets(piece, repaired);
      if (isShown && !term.none.some((schema) => meets(schema, repaired))) return repaired;
      tried += 1;
    }
    if (tried >= MOST_REPAIRS || budget.isExhausted()) return undefined;
  }
  return undefined;
}

/** Yields values that may show an obstacle: its own witness, values of related schemas, then others. */
function* candidates(
  { piece, surrounding, obstacle, choices }: WitnessQuestion & { readonly choices: readonly SchemaModel[] },
  sampler: Sampler,
): Iterable<Json> {
  const among = surrounding.alternative;
  const own = obstacle.witness();
  if (own !== undefined) yield own;
  const connected = connectedTerm(piece, { among, choices });
  for (const alternative of (connected && expand(connected.term)?.slice(0, MOST_ALTERNATIVES)) ?? [])
    yield* sampler.samples(alternative, [piece]);
  yield* sampler.samples(among, [piece]);
}
