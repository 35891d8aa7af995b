import { atMember, type Int64Policy, type NumberForms, numberForms } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";

/**
 * Which properties and items of an instance a schema has looked at: what `unevaluated*` asks for. Sets are made with
 * their first member: most schemas are asked millions of times, and few of them note anything.
 */
export interface Evaluation {
  properties?: Set<string>;
  items?: Set<number>;
}

/** Schemas that are being applied to one instance, the innermost first. */
interface ActiveSchema {
  readonly schema: SchemaModel;
  readonly around: ActiveSchema | undefined;
}

/** Whether values meet schemas, for objects and lists that nobody changes. */
type KnownAnswers = WeakMap<object, Map<SchemaModel, boolean>>;

/** What stays the same while one instance is looked at. */
export interface Scope extends NumberForms {
  /** Those that are asserted. */
  readonly formats: ReadonlySet<string>;
  /** Schemas that are being applied to this very instance: meeting one again means a reference loop without progress. */
  readonly active: ActiveSchema | undefined;
  /** Where answers about whole values are kept; missing where values may change. */
  readonly known: KnownAnswers | undefined;
  /** The scope of the outermost instance, which members mostly have too. */
  readonly outermost: Scope | undefined;
}

interface ScopeOptions {
  readonly formats: ReadonlySet<string>;
  readonly int64?: Int64Policy | undefined;
  readonly known?: KnownAnswers;
}

/** The scope of an instance that nothing has looked at. */
export function startScope({ formats, int64, known }: ScopeOptions): Scope {
  return { formats, known, active: undefined, outermost: undefined, ...numberForms(int64) };
}

/** Notes that a property has been looked at. */
export function noteProperty(evaluation: Evaluation, name: string): void {
  evaluation.properties ??= new Set();
  evaluation.properties.add(name);
}

/** Notes that an item has been looked at. */
export function noteItem(evaluation: Evaluation, index: number): void {
  evaluation.items ??= new Set();
  evaluation.items.add(index);
}

/** Adds what a subschema has looked at. */
export function addEvaluation(to: Evaluation, from: Evaluation): void {
  for (const name of from.properties ?? []) noteProperty(to, name);
  for (const index of from.items ?? []) noteItem(to, index);
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
  return { formats, known, int64, numbers, outermost, active: { schema, around: active } };
}

/** True when the schema is being applied to the instance already. */
export function isActive(schema: SchemaModel, { active }: Scope): boolean {
  for (let at = active; at; at = at.around) if (at.schema === schema) return true;
  return false;
}
