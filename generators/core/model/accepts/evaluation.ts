import { atMember, type Int64Policy, type NumberForm, type NumberForms, numberForms } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";

/** The names or indexes of an instance that a schema has evaluated, for `unevaluated*`. The set is made with the first one. */
export interface Evaluation {
  members?: Set<string | number>;
}

/** Schemas that are being applied to one instance, the innermost first. */
interface ActiveSchema {
  readonly schema: SchemaModel;
  readonly around: ActiveSchema | undefined;
}

/** Used where no `unevaluated*` needs it: most schemas are applied millions of times without one. */
const NOT_TRACKED: Evaluation = Object.freeze({});

/** Whether values meet schemas, for objects and lists that nobody changes. */
interface KnownAnswers {
  readonly ofValues: Readonly<Record<NumberForm, WeakMap<object, Map<SchemaModel, boolean>>>>;
  /** How often a schema was met inside itself: what is found meanwhile holds only for the schemas around it. */
  loops: number;
  /** Schemas that were met inside themselves, or that lead to such ones. */
  readonly looping: Set<SchemaModel>;
}

/** What stays the same while one instance is validated. */
export interface Scope extends NumberForms {
  /** Those that are asserted. */
  readonly formats: ReadonlySet<string>;
  /** Schemas that are being applied to this very instance: meeting one again means a reference loop without progress. */
  readonly active: ActiveSchema | undefined;
  /** Where answers about whole values are kept; missing where values may change. */
  readonly known: KnownAnswers | undefined;
  /** True when this or an outer schema has `unevaluated*`. */
  readonly isTracked: boolean;
  /** The scope of the outermost instance, which members mostly have too. */
  readonly outermost: Scope | undefined;
}

interface ScopeOptions {
  readonly formats: ReadonlySet<string>;
  readonly int64?: Int64Policy | undefined;
  /** True where nobody changes the values, so that answers about them are kept. Default false. */
  readonly isKept?: boolean;
}

/** The scope of an instance of which nothing is evaluated yet. */
export function startScope({ formats, int64, isKept = false }: ScopeOptions): Scope {
  const known = isKept ? nothingKnown() : undefined;
  return { formats, known, active: undefined, isTracked: false, outermost: undefined, ...numberForms(int64) };
}

function nothingKnown(): KnownAnswers {
  const ofValues = { number: new WeakMap(), bigint: new WeakMap(), either: new WeakMap() };
  return { ofValues, loops: 0, looping: new Set() };
}

/** The record of what a schema evaluates in a scope. */
export function startEvaluation({ isTracked }: Scope): Evaluation {
  return isTracked ? {} : NOT_TRACKED;
}

/** Records that a property or an item was evaluated. */
export function addEvaluated(evaluation: Evaluation, member: string | number): void {
  if (evaluation === NOT_TRACKED) return;
  evaluation.members ??= new Set();
  evaluation.members.add(member);
}

/** Adds what a subschema has evaluated. */
export function addEvaluation(to: Evaluation, from: Evaluation): void {
  for (const member of from.members ?? []) addEvaluated(to, member);
}

/** The scope for a child of the instance. */
export function childScope(scope: Scope): Scope {
  const outermost = scope.outermost ?? scope;
  const { numbers } = atMember(scope);
  return numbers === outermost.numbers ? outermost : { ...outermost, numbers, outermost };
}

/** The scope inside a schema that is applied to the instance. */
export function scopeInside(schema: SchemaModel, scope: Scope): Scope {
  const { formats, known, active, int64, numbers } = scope;
  const outermost = scope.outermost ?? scope;
  const isTracked = scope.isTracked || usesUnevaluated(schema);
  return { formats, known, int64, numbers, outermost, isTracked, active: { schema, around: active } };
}

function usesUnevaluated({ array, object }: SchemaModel): boolean {
  return array?.unevaluatedItems !== undefined || object?.unevaluatedProperties !== undefined;
}

/** True when the schema is being applied to the instance already. */
export function isActive(schema: SchemaModel, { active }: Scope): boolean {
  for (let at = active; at; at = at.around) if (at.schema === schema) return true;
  return false;
}
