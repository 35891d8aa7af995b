import { atMember, type NumberForms } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";

/** Which properties and items of an instance a schema has looked at: what `unevaluated*` asks for. */
export interface Evaluation {
  readonly properties: Set<string>;
  readonly items: Set<number>;
}

/** What stays the same while one instance is looked at. */
export interface Scope extends NumberForms {
  /** Those that are asserted. */
  readonly formats: ReadonlySet<string>;
  /** Schemas that are being applied to this very instance: meeting one again means a reference loop without progress. */
  readonly active: ReadonlySet<SchemaModel>;
}

export function emptyEvaluation(): Evaluation {
  return { properties: new Set(), items: new Set() };
}

/** Adds what a subschema has looked at. */
export function addEvaluation(to: Evaluation, from: Evaluation): void {
  for (const name of from.properties) to.properties.add(name);
  for (const index of from.items) to.items.add(index);
}

/** The scope for a child of the instance. */
export function childScope(scope: Scope): Scope {
  return { ...atMember(scope), active: new Set() };
}
