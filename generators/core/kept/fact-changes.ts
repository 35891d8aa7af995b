import type { SchemaModel } from "../model/schema-model.ts";
import { type Unit, unitOf } from "./document-units.ts";
import type { KeptDocument } from "./kept-document.ts";

/** What is found out about a schema from the whole document. */
export type Fact = number | string;

/** When facts about schemas last changed. */
export class FactChanges {
  #facts: ReadonlyMap<SchemaModel, Fact> = new Map();
  /** The same by pointer: a schema that is read again is another object. */
  readonly #byPointer = new Map<string, Fact>();
  readonly #changes = new Map<Unit, number>();
  readonly #ownChanges = new Map<Unit, number>();
  readonly #schemaChanges = new Map<string, number>();
  #number = 0;

  /** Takes the facts about the schemas of the document of the moment, once for each document. */
  renew(document: KeptDocument, schemas: Iterable<SchemaModel>, factOf: (schema: SchemaModel) => Fact): void {
    if (this.#number === document.number) return;
    this.#number = document.number;
    const before = this.#facts;
    const facts = new Map<SchemaModel, Fact>();
    const changed = new Set<Unit>();
    const readAgain = new Set<string>();
    for (const schema of schemas) {
      const fact = factOf(schema);
      facts.set(schema, fact);
      const known = before.get(schema);
      if (known === fact) continue;
      const { pointer } = schema.place;
      changed.add(unitOf(pointer));
      if (known === undefined) readAgain.add(pointer);
      this.#set(pointer, fact);
    }
    // What nothing leads to any more may still be printed: a component for parameters or responses.
    for (const schema of before.keys()) {
      if (facts.has(schema)) continue;
      const { pointer } = schema.place;
      changed.add(unitOf(pointer));
      if (!readAgain.has(pointer)) this.#set(pointer, undefined);
    }
    this.#facts = facts;
    for (const unit of document.withUsers(changed)) this.#changes.set(unit, document.number);
  }

  /** The number of the document since which the facts about a unit, and about all that it refers to, are as they are. */
  lastChange(unit: Unit): number {
    return this.#changes.get(unit) ?? 0;
  }

  /** The same for the schemas of a unit alone. */
  lastOwnChange(unit: Unit): number {
    return this.#ownChanges.get(unit) ?? 0;
  }

  /** The same for the schema at a pointer alone. */
  lastChangeOf(pointer: string): number {
    return this.#schemaChanges.get(pointer) ?? 0;
  }

  #set(pointer: string, fact: Fact | undefined): void {
    if (this.#byPointer.get(pointer) === fact) return;
    if (fact === undefined) this.#byPointer.delete(pointer);
    else this.#byPointer.set(pointer, fact);
    this.#schemaChanges.set(pointer, this.#number);
    this.#ownChanges.set(unitOf(pointer), this.#number);
  }
}
