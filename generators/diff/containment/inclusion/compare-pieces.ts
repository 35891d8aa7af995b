import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import { ALL_TYPES } from "../../../core/model/facts/types-of.ts";
import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Budget } from "../budget.ts";
import { meets } from "../meets.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import { findEach, type Relation } from "../relation.ts";
import { repairValue } from "../sample/repair-value.ts";
import { choicesOf, type IsClosed } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { piecesOf } from "../terms/own-keywords.ts";
import { isRelated } from "../terms/spoken-names.ts";
import { type Surrounding, surround } from "../terms/surround.ts";
import type { Term } from "../terms/term.ts";

/** More choices than these are not combined where that can be avoided: each of them doubles the alternatives at least. */
const FEW_CHOICES = 6;

/** Samples that are held against a schema where the value that shows an obstacle is no value of the term. */
const MOST_SAMPLES = 24;

const chosen = new WeakMap<SchemaModel, boolean>();

/** True when the options of a term are too many to combine without need. */
export function hasManyChoices({ all }: Term): boolean {
  const [only] = all;
  if (!only || all.length > 1) return countChoices(all);
  const known = chosen.get(only) ?? countChoices(all);
  chosen.set(only, known);
  return known;
}

function countChoices(schemas: readonly SchemaModel[]): boolean {
  let count = 0;
  for (const schema of conjunctsOf(schemas)) if (isChoice(schema)) count += 1;
  return count > FEW_CHOICES;
}

function isChoice(schema: SchemaModel): boolean {
  return choicesOf(schema, { types: ALL_TYPES }).some((options) => options.length > 1);
}

function conjunctsOf(schemas: readonly SchemaModel[]): ReadonlySet<SchemaModel> {
  const found = new Set(schemas);
  for (const schema of found) for (const inner of conjuncts(schema)) found.add(inner);
  return found;
}

/**
 * Why not every value of a term with many choices is known to meet a schema. What both sides say alike is left out, and
 * everything else is compared apart, with only those choices opened that may matter to it. That proves enough; what is not
 * proved is an obstacle only where a value shows it.
 */
export function comparePieces(
  { term, wide }: { readonly term: Term; readonly wide: SchemaModel },
  relation: Relation,
  budget: Budget,
): readonly Obstacle[] {
  const { classOf } = relation;
  const said = new Set([...conjunctsOf(term.all)].map(classOf));
  const asked = new Set([...inPlace(wide)].map(classOf));
  const isCommon: IsClosed = (schema) => asked.has(classOf(schema));
  const pieces = [...piecesOf([wide])].filter((piece) => !said.has(classOf(piece)));
  return findEach(relation, pieces, (piece) => {
    const isApart: IsClosed = (schema) => !isRelated(schema, piece);
    const opened: IsClosed[] = [(schema) => isCommon(schema) || isApart(schema), isApart];
    let found: readonly Obstacle[] | undefined;
    for (const isClosed of opened) {
      const surroundings = surround(term, { isClosed, undescribed: relation.undescribed });
      if (!surroundings) break;
      found = comparePiece({ term, piece, surroundings }, relation, budget);
      if (found.every(isCertain)) return found;
    }
    return found ?? [unknownObstacle(term.all, wide)];
  });
}

/** False for what could be neither proved nor disproved. */
export function isCertain({ keyword }: Obstacle): boolean {
  return keyword !== "complexity";
}

interface PieceQuestion {
  readonly term: Term;
  readonly piece: SchemaModel;
  readonly surroundings: readonly Surrounding[];
}

function comparePiece(question: PieceQuestion, relation: Relation, budget: Budget): readonly Obstacle[] {
  const { term, piece, surroundings } = question;
  const shown: Obstacle[] = [];
  const open: Obstacle[] = [];
  for (const surrounding of surroundings) {
    if (relation.isEmptyAlternative(surrounding.letter)) continue;
    const found = relation.compareAlternative(surrounding.alternative, piece);
    if (relation.isBrief && found.length > 0) return found;
    for (const obstacle of found) {
      const witness = witnessOf({ ...question, surrounding, obstacle }, relation, budget);
      if (witness === undefined) open.push(obstacle);
      else shown.push({ ...obstacle, witness: () => witness });
    }
  }
  const isShown = (obstacle: Obstacle) => shown.some((other) => isAlike(obstacle, other));
  return open.every(isShown) ? shown : [...shown, unknownObstacle(term.all, piece)];
}

function isAlike(left: Obstacle, right: Obstacle): boolean {
  return (
    left.keyword === right.keyword && left.name === right.name && left.path.length === right.path.length
  );
}

interface WitnessQuestion extends PieceQuestion {
  readonly surrounding: Surrounding;
  readonly obstacle: Obstacle;
}

/** A value of the term that the piece refuses. */
function witnessOf(question: WitnessQuestion, { sampler }: Relation, budget: Budget): Json | undefined {
  const { term, piece, surrounding, obstacle } = question;
  const pieces = [...piecesOf(term.all)];
  const among = surrounding.alternative;
  let tried = 0;
  for (const value of candidates()) {
    if (!meets(piece, value)) {
      const repair = { value, pieces, none: term.none, among, refused: piece };
      const repaired = repairValue(repair, sampler, budget);
      if (repaired !== undefined) return repaired;
    }
    tried += 1;
    if (tried > MOST_SAMPLES || budget.isExhausted()) return undefined;
  }
  return undefined;

  function* candidates(): Iterable<Json> {
    const own = obstacle.witness();
    if (own !== undefined) yield own;
    yield* sampler.samples(among, [piece]);
  }
}
