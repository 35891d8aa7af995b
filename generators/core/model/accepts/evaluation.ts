import { atMember, type Int64Policy, type NumberForm, type NumberForms, numberForms } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Names or indexes of an instance that a schema has evaluated, for `unevaluated*`. The set is created on demand. */
export interface Evaluation {
  members?: Set<string | number>;
}

/** Schemas that are being applied to one instance, the innermost first. */
interface ActiveSchema {
  readonly schema: SchemaModel;
  readonly around: ActiveSchema | undefined;
}

/** Used if no `unevaluated*` needs it: most schemas are applied millions of times without one. */
const NOT_TRACKED: Evaluation = Object.freeze({});

/** Cached results for objects and lists that are never modified. */
interface CachedResults {
  readonly ofValues: Readonly<Record<NumberForm, WeakMap<object, Map<SchemaModel, boolean>>>>;
  /** Number of cyclic evaluations: results within one are valid only inside of the outer schemas. */
  loops: number;
  /** Cyclic schemas, and schemas that lead to one. */
  readonly cyclic: Set<SchemaModel>;
}

/** Constants of the validation of one instance. */
export interface Scope extends NumberForms {
  /** Formats that are asserted. */
  readonly formats: ReadonlySet<string>;
  /** Schemas that are being applied to this instance: meeting one again means a reference cycle without progress. */
  readonly active: ActiveSchema | undefined;
  /** Cached results for whole values; missing if values may change. */
  readonly cache: CachedResults | undefined;
  /** True if this or an outer schema has `unevaluated*`. */
  readonly isTracked: boolean;
  /** The scope of the outermost instance, which members usually share. */
  readonly outermost: Scope | undefined;
}

interface ScopeOptions {
  readonly formats: ReadonlySet<string>;
  readonly int64?: Int64Policy | undefined;
  /** True if values are never modified, so that results can be cached. Default false. */
  readonly isCached?: boolean;
}

/** The scope of an instance before anything is evaluated. */
export function startScope({ formats, int64, isCached = false }: ScopeOptions): Scope {
  const cache = isCached ? emptyCache() : undefined;
  return { formats, cache, active: undefined, isTracked: false, outermost: undefined, ...numberForms(int64) };
}

function emptyCache(): CachedResults {
  const ofValues = { number: new WeakMap(), bigint: new WeakMap(), either: new WeakMap() };
  return { ofValues, loops: 0, cyclic: new Set() };
}

/** The record of the members that a schema evaluates in a scope. */
export function startEvaluation({ isTracked }: Scope): Evaluation {
  return isTracked ? {} : NOT_TRACKED;
}

/** Records that a property or an item was evaluated. */
export function addEvaluated(evaluation: Evaluation, member: string | number): void {
  if (evaluation === NOT_TRACKED) return;
  evaluation.members ??= new Set();
  evaluation.members.add(member);
}

/** Adds the members that a subschema has evaluated. */
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
  const { formats, cache, active, int64, numbers } = scope;
  const outermost = scope.outermost ?? scope;
  const isTracked = scope.isTracked || usesUnevaluated(schema);
  return { formats, cache, int64, numbers, outermost, isTracked, active: { schema, around: active } };
}

function usesUnevaluated({ array, object }: SchemaModel): boolean {
  return array?.unevaluatedItems !== undefined || object?.unevaluatedProperties !== undefined;
}

/** True if the schema is being applied to the instance already. */
export function isActive(schema: SchemaModel, { active }: Scope): boolean {
  for (let at = active; at; at = at.around) if (at.schema === schema) return true;
  return false;
}
