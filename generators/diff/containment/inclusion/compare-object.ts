import { ALL_TYPES, typesOf } from "../../../core/model/facts/types-of.ts";
import type { ObjectConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";
import type { Obstacle } from "../obstacle.ts";
import { ANYTHING } from "../sample/inner-samples.ts";
import { mentionedNames } from "../terms/mentioned-names.ts";
import { isCovered, matches, mayShareNames } from "../terms/name-patterns.ts";
import { acceptsAnything, type ObjectFacts, objectFacts } from "../terms/object-facts.ts";
import { having, lacking, NOTHING, TEXT } from "../terms/synthetic-schema.ts";
import { type Term, termOf } from "../terms/term.ts";
import { liftObstacles, obstacleAt, type Question } from "./obstacle-at.ts";

interface Comparison extends Question {
  readonly facts: ObjectFacts;
  readonly object: ObjectConstraints;
}

/**
 * Finds the object keywords of a schema that some object of the alternative may not meet. If `undescribed` is `absent`,
 * properties that the wide side names and the narrow side neither describes nor requires are assumed to be absent.
 */
export function compareObject(question: Question): Obstacle[] {
  const { object } = question.wide;
  if (!object) return [];
  const comparison = { ...question, facts: objectFacts(question.alternative), object };
  return question.relation.findEach(KEYWORDS, (compareKeyword) => compareKeyword(comparison));
}

const KEYWORDS = [required, counts, properties, patterns, additional, names, dependent, unevaluated];

function required(comparison: Comparison): Obstacle[] {
  const { facts, object } = comparison;
  const missing = (object.required ?? []).filter((name) => !facts.required.has(name));
  return missing.map((name) => obstacleAt(comparison, "required", { name }));
}

function counts(comparison: Comparison): Obstacle[] {
  const { facts, object } = comparison;
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = object;
  const most = Math.min(
    facts.maxProperties,
    isClosed(comparison) ? facts.names.size : Number.POSITIVE_INFINITY,
  );
  return [
    ...(facts.minProperties < minProperties ? [obstacleAt(comparison, "minProperties")] : []),
    ...(most > maxProperties ? [obstacleAt(comparison, "maxProperties")] : []),
  ];
}

/** True if objects of the narrow side have no undeclared properties. */
function isClosed({ facts: { others, patterns }, relation }: Comparison): boolean {
  return patterns.size === 0 && (others?.all.some((schema) => relation.isEmpty(termOf(schema))) ?? false);
}

/** Returns the narrow side's schemas of a property; undefined if it is assumed to be absent. */
function narrowProperty({ facts, relation }: Comparison, name: string): Term | undefined {
  const isPossible = relation.undescribed === "possible" || facts.required.has(name);
  return facts.property(name) ?? (isPossible ? ANYTHING : undefined);
}

function properties(comparison: Comparison): Obstacle[] {
  return comparison.relation.findEach(comparison.object.properties ?? [], ([name, schema]) =>
    property(comparison, name, schema),
  );
}

function property(comparison: Comparison, name: string, schema: SchemaModel): Obstacle[] {
  const narrow = narrowProperty(comparison, name);
  if (!narrow) return [];
  const { relation } = comparison;
  // A required property without values makes the whole object empty, which was checked before.
  if (schema.always === false)
    return relation.isEmpty(narrow) ? [] : [obstacleAt(comparison, "properties", { name })];
  return liftObstacles(comparison, { kind: "property", name }, relation.compare(narrow, schema));
}

function othersOf({ facts, relation }: Comparison): Term | undefined {
  return facts.others ?? (relation.undescribed === "possible" ? ANYTHING : undefined);
}

function patterns(comparison: Comparison): Obstacle[] {
  const { facts, object, relation } = comparison;
  return [...(object.patternProperties ?? [])].flatMap(([pattern, schema]) => {
    const named = [...facts.names].filter((name) => matches(pattern, name));
    return [
      ...named.flatMap((name) => property(comparison, name, schema)),
      ...termsOfNames(comparison, pattern).flatMap((term) =>
        liftObstacles(comparison, { kind: "properties", pattern }, relation.compare(term, schema)),
      ),
    ];
  });
}

/** Returns the narrow side's schemas of undeclared properties whose names match a pattern. */
function termsOfNames(comparison: Comparison, pattern: string): readonly Term[] {
  const { patterns } = comparison.facts;
  const same = patterns.get(pattern);
  if (same) return [same];
  const sharing = [...patterns].filter(([other]) => mayShareNames(pattern, other)).map(([, term]) => term);
  const others = isCovered(pattern, patterns.keys()) ? undefined : othersOf(comparison);
  return others ? [others, ...sharing] : sharing;
}

/** Compares `additionalProperties`: every property that the schema itself does not name. */
function additional(comparison: Comparison): Obstacle[] {
  const { object } = comparison;
  const schema = object.additionalProperties;
  if (!schema || acceptsAnything(schema)) return [];
  const isNamed = (name: string) =>
    object.properties?.has(name) ||
    [...(object.patternProperties?.keys() ?? [])].some((pattern) => matches(pattern, name));
  return rest(comparison, { schema, keyword: "additionalProperties", isNamed });
}

function unevaluated(comparison: Comparison): Obstacle[] {
  const { wide, object } = comparison;
  const schema = object.unevaluatedProperties;
  if (!schema || acceptsAnything(schema)) return [];
  const mentioned = mentionedNames(wide);
  if (mentioned.everything) return [obstacleAt(comparison, "unevaluatedProperties")];
  return rest(comparison, { schema, keyword: "unevaluatedProperties", isNamed: mentioned.mentions });
}

interface Rest {
  readonly schema: SchemaModel;
  readonly keyword: "additionalProperties" | "unevaluatedProperties";
  isNamed(name: string): boolean | undefined;
}

function rest(comparison: Comparison, { schema, keyword, isNamed }: Rest): Obstacle[] {
  const { facts, object, relation } = comparison;
  const named = [...facts.names].filter((name) => !isNamed(name));
  const covering = [...(object.patternProperties?.keys() ?? [])];
  if (isCovered(undefined, covering)) return [];
  const patterned = [...facts.patterns].filter(([pattern]) => !isCovered(pattern, covering));
  const closed = relation.isEmpty(termOf(schema));
  const isTyped = !facts.others && typesOf(schema).size < ALL_TYPES.size; // obviously not everything
  const found = isTyped ? undefined : relation.compare(facts.others ?? ANYTHING, schema);
  const loose =
    closed || !facts.others
      ? (found ?? [undefined]).slice(0, 1).map(() => obstacleAt(comparison, keyword))
      : liftObstacles(comparison, { kind: "properties" }, found ?? []);
  return [
    ...named.flatMap((name) => property(comparison, name, closed ? NOTHING : schema)),
    ...patterned.flatMap(([pattern, term]) =>
      liftObstacles(comparison, { kind: "properties", pattern }, relation.compare(term, schema)),
    ),
    ...loose,
  ];
}

function names(comparison: Comparison): Obstacle[] {
  const { facts, object, relation } = comparison;
  const schema = object.propertyNames;
  if (!schema || acceptsAnything(schema)) return [];
  const bad = [...facts.names].filter(
    (name) => !meets(schema, name) && !relation.isEmpty(facts.property(name) ?? ANYTHING),
  );
  const open = isClosed(comparison)
    ? []
    : relation.compare({ all: [TEXT, ...facts.propertyNames.all], none: [] }, schema);
  return bad.length > 0 || open.length > 0 ? [obstacleAt(comparison, "propertyNames")] : [];
}

function dependent(comparison: Comparison): Obstacle[] {
  const { alternative, facts, object, relation } = comparison;
  const isLeftOut = (name: string) => narrowProperty(comparison, name) === undefined;
  const lists = [...(object.dependentRequired ?? [])].flatMap(([name, needed]): Obstacle[] => {
    const isAbsent = isLeftOut(name) || relation.isEmpty(facts.property(name) ?? ANYTHING);
    const known = new Set([...facts.required, ...(facts.dependentRequired.get(name) ?? [])]);
    const missing = needed.filter((other) => !known.has(other));
    if (isAbsent || missing.length === 0) return [];
    const rejected = missing.map((other): Term => ({ all: [having(name), lacking(other)], none: [] }));
    return [obstacleAt(comparison, "dependentRequired", { name, rejected })];
  });
  const schemas = [...(object.dependentSchemas ?? [])].flatMap(([name, schema]): Obstacle[] => {
    if (isLeftOut(name)) return [];
    const found = relation.compareHere(
      { all: [...alternative.require, having(name)], none: alternative.none },
      schema,
    );
    const rejected = [{ all: [having(name)], none: [schema] }];
    return found.length === 0 ? [] : [obstacleAt(comparison, "dependentRequired", { name, rejected })];
  });
  return [...lists, ...schemas];
}
