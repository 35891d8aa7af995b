import type { SchemaModel } from "../model/schema-model.ts";
import { type Unit, unitOf } from "./document-units.ts";
import type { KeptDocument } from "./kept-document.ts";

/** What is found out about a schema from those who use it. */
export type Fact = number | string;

/** When facts about the schemas of a unit, or of what it refers to, last changed. */
export class FactChanges {
  #facts: ReadonlyMap<SchemaModel, Fact> = new Map();
  readonly #changes = new Map<Unit, number>();
  #number = 0;

  /** Takes the facts about the schemas of the document of the moment, once for each document. */
  renew(document: KeptDocument, schemas: Iterable<SchemaModel>, factOf: (schema: SchemaModel) => Fact): void {
    if (this.#number === document.number) return;
    this.#number = document.number;
    const before = this.#facts;
    const facts = new Map<SchemaModel, Fact>();
    const changed = new Set<Unit>();
    for (const schema of schemas) {
      const fact = factOf(schema);
      facts.set(schema, fact);
      if (before.get(schema) !== fact) changed.add(unitOf(schema.place.pointer));
    }
    // What nothing leads to any more may still be printed: a component for parameters or responses.
    for (const schema of before.keys()) if (!facts.has(schema)) changed.add(unitOf(schema.place.pointer));
    this.#facts = facts;
    for (const unit of document.withUsers(changed)) this.#changes.set(unit, document.number);
  }

  lastChange(unit: Unit): number {
    return this.#changes.get(unit) ?? 0;
  }
}
