import type { BundledDocument } from "../document/bundle/bundle-document.ts";
import type { JsonObject } from "../json.ts";
import type { KeptPart, ModelContext } from "../model/read/model-context.ts";
import { createSchemaReader, type SchemaReader } from "../model/read/read-schema.ts";
import { type DocumentUnits, documentUnits, type Unit, unitOf, unitsReferredTo } from "./document-units.ts";
import { shareEqual } from "./share-equal.ts";

/** The document of the moment: what is kept of others is located in this one. */
export interface CurrentDocument {
  document: BundledDocument;
  /** Counts the documents. */
  number: number;
}

/**
 * A document that changes while it is watched. It says when each unit of it last changed, with all that it refers to, and
 * keeps the schemas of the others, so that what was found out about a schema stays with it.
 */
export class KeptDocument {
  #current: CurrentDocument | undefined;
  #units: DocumentUnits | undefined;
  #schemas: SchemaReader | undefined;
  #names = "";
  #number = 0;
  /** Units with problems are read again, to report them again. */
  readonly #reported = new Set<Unit>();
  #parts = new Map<string, unknown>();
  #partsBefore: ReadonlyMap<string, unknown> = new Map();
  readonly #targets = new WeakMap<object, ReadonlySet<Unit>>();
  #users: ReadonlyMap<Unit, readonly Unit[]> = new Map();
  #changed: ReadonlySet<Unit> = new Set();
  readonly #changes = new Map<Unit, number>();
  /** Units that have changed themselves. */
  #edited = new Set<Unit>();
  readonly #edits = new Map<Unit, number>();
  /** Units that have what they refer to written out in them. */
  readonly #inlined = new Set<Unit>();

  /** Takes the next document, and returns it with the parts of the one before that are equal. */
  begin(document: BundledDocument): CurrentDocument {
    const before = this.#current?.document.value;
    const value = shareEqual(document.value, before) as JsonObject; // as the value was
    this.#number += 1;
    const current = this.#current ?? { document, number: 0 };
    this.#current = Object.assign(current, { document: { ...document, value }, number: this.#number });
    const units = documentUnits(value);
    this.#users = this.#usersOf(units);
    this.#edited = this.#findEdited(units);
    this.#changed = this.withUsers(this.#edited);
    for (const unit of this.#changed) if (this.#inlined.has(unit)) this.#edited.add(unit);
    this.#units = units;
    this.#reported.clear();
    this.#partsBefore = this.#parts;
    this.#parts = new Map();
    return current;
  }

  /** Reads the schemas of the document; those of unchanged units are there already. */
  schemas(context: ModelContext): SchemaReader {
    if (this.#schemas) this.#schemas.renew(context, (pointer) => this.#isUnchanged(pointer));
    else this.#schemas = createSchemaReader(context);
    return this.#schemas;
  }

  /** A part of the model that is read of one unit and of all that this refers to, and of nothing else. */
  keep<Value>({ pointer, name }: KeptPart, read: () => Value): Value {
    const isKept = this.#partsBefore.has(name) && this.#isUnchanged(pointer);
    const value = isKept ? (this.#partsBefore.get(name) as Value) : read(); // the name stands for one type
    this.#parts.set(name, value);
    return value;
  }

  /** Says that there is a problem in the unit of a pointer. */
  noteProblem(pointer: string): void {
    this.#reported.add(unitOf(pointer));
  }

  /** Says that the unit of a pointer has what it refers to written out in it: then it changes with that. */
  noteInlined(pointer: string): void {
    this.#inlined.add(unitOf(pointer));
  }

  /** Says what names are given to the parts of the document: each depends on all others. */
  end(names: string): void {
    const isSame = names === this.#names;
    const all = [...(this.#units?.values.keys() ?? [])];
    for (const unit of isSame ? this.#changed : all) this.#changes.set(unit, this.number);
    for (const unit of isSame ? this.#edited : all) this.#edits.set(unit, this.number);
    this.#names = names;
  }

  /** Forgets everything: the document cannot be used. */
  fail(): void {
    this.#current = undefined;
    this.#units = undefined;
    this.#schemas = undefined;
    this.#parts.clear();
    this.#names = "";
  }

  /** Counts the documents. */
  get number(): number {
    return this.#number;
  }

  /** The number of the document since which a unit, with all that it refers to, is as it is. */
  lastChange(unit: Unit): number {
    return this.#changes.get(unit) ?? this.number;
  }

  /** The number of the document since which a unit itself is as it is, whatever it refers to. */
  lastEdit(unit: Unit): number {
    return this.#edits.get(unit) ?? this.number;
  }

  /**
   * A unit, and all that what is read of it is put together from: shared parameters, responses and others, but no component
   * schemas, of which those who read them take note.
   */
  unitsBehind(unit: Unit): ReadonlySet<Unit> {
    const found = new Set([unit]);
    for (const each of found)
      for (const target of this.#targetsOf(this.#units?.values.get(each)))
        if (!target.startsWith("/components/schemas/")) found.add(target);
    return found;
  }

  /** Some units and all that refer to one of them, however long the way. */
  withUsers(units: Iterable<Unit>): Set<Unit> {
    const found = new Set(units);
    for (const unit of found) for (const user of this.#users.get(unit) ?? []) found.add(user);
    return found;
  }

  #isUnchanged(pointer: string): boolean {
    const unit = unitOf(pointer);
    return this.#units?.values.has(unit) === true && !this.#changed.has(unit);
  }

  #findEdited(units: DocumentUnits): Set<Unit> {
    const before = this.#units;
    const isSameRest =
      before?.rest.length === units.rest.length &&
      units.rest.every((part, index) => Object.is(part, before.rest[index]));
    if (!before || !isSameRest) return new Set(units.values.keys());
    const edited = [...units.values].filter(
      ([unit, value]) => unit !== "" && !Object.is(value, before.values.get(unit)),
    );
    return new Set([...edited.map(([unit]) => unit), ...this.#reported]);
  }

  #usersOf({ values }: DocumentUnits): Map<Unit, Unit[]> {
    const users = new Map<Unit, Unit[]>();
    for (const [unit, value] of values)
      for (const target of this.#targetsOf(value)) {
        const known = users.get(target);
        if (known) known.push(unit);
        else users.set(target, [unit]);
      }
    return users;
  }

  #targetsOf(value: unknown): ReadonlySet<Unit> {
    if (typeof value !== "object" || value === null) return new Set();
    const targets = this.#targets.get(value) ?? unitsReferredTo(value);
    this.#targets.set(value, targets);
    return targets;
  }
}
