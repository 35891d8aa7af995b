import { childPointer } from "../document/pointer.ts";
import { unitOf } from "../kept/document-units.ts";
import { type Fact, FactChanges } from "../kept/fact-changes.ts";
import { KeptDocument } from "../kept/kept-document.ts";
import { KeptSources } from "../kept/kept-sources.ts";
import type { Question, Reads } from "../kept/reads.ts";
import { createReadsCheck } from "../kept/reads-check.ts";
import type { ApiModel } from "../model/api-model.ts";
import { allSchemas, findReadings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { SourcePlace } from "../model/source-place.ts";

/** What a process that generates again and again keeps of a run for the next one. */
export class RunMemory {
  readonly sources: KeptSources = new KeptSources();
  readonly document: KeptDocument = new KeptDocument();
  readonly facts: Map<string, FactChanges> = new Map();
  #entries = new Map<string, Entry>();
  #used = new Map<string, Entry>();

  #settings = new Map<string, { readonly text: string; readonly number: number }>();
  #settingsSeen = 0;

  /** A number for the settings of a generator: the same as in the run before if they are. */
  numberOf(name: string, text: string): number {
    const before = this.#settings.get(name);
    if (before?.text === text) return before.number;
    this.#settingsSeen += 1;
    this.#settings.set(name, { text, number: this.#settingsSeen });
    return this.#settingsSeen;
  }

  find(key: string, isRight: (entry: Entry) => boolean): unknown {
    const entry = this.#used.get(key) ?? this.#entries.get(key);
    if (!entry || !isRight(entry)) return undefined;
    this.#used.set(key, entry);
    return entry.value;
  }

  keep(key: string, entry: Entry): void {
    this.#used.set(key, entry);
  }

  /** Drops everything: some of it may be incomplete. */
  forget(): void {
    this.#entries.clear();
    this.#used.clear();
  }

  /** Drops what the run has not asked for: to be called at its end. */
  sweep(): void {
    this.#entries = this.#used;
    this.#used = new Map();
  }
}

interface Entry {
  /** Of the settings. */
  readonly settings: number;
  /** The number of the last document for which the value was made, or would have been made as it is. */
  document: number;
  readonly value: unknown;
  /** What was read for the value; undefined if that was not noted. */
  readonly reads: Reads | undefined;
}

const memories = new WeakMap<ApiModel, RunMemory>();

/** Generators that are given this model find there what they kept of another one. */
export function giveMemory(model: ApiModel, memory: RunMemory): void {
  memories.set(model, memory);
}

/** True where something is kept for another run. */
export function isKept(model: ApiModel): boolean {
  return memories.has(model);
}

/** What a generator keeps from one run to the next. */
export interface KeptParts {
  /**
   * What was kept under a key, if the parts of the document at some places, with all that they refer to, are as they were;
   * or if all is as it was that was read for it.
   */
  find(key: string, places: readonly SourcePlace[]): unknown;
  /**
   * Keeps a value that was made of the parts at these places, with all that they refer to, and of nothing else but the
   * settings. `reads` are those of everything that has a part in making it; more may follow until the run ends.
   */
  keep(key: string, places: readonly SourcePlace[], value: unknown, reads?: Reads): void;
}

interface KeptSettings {
  /** The generator. */
  readonly name: string;
  /** Everything beside the parts of the document that decides what is made of them. */
  readonly settings: unknown;
  /** What the generator finds out about a schema from those who use it, beside its readings. */
  readonly factOf?: (schema: SchemaModel) => Fact;
  /** Those that it asks of schemas and that others than the schema have a part in answering. */
  readonly questions?: readonly Question<unknown>[];
}

/** What a generator kept of the run before; undefined where no run comes after this one. */
export function keptParts(
  model: ApiModel,
  { name, settings, factOf, questions = [] }: KeptSettings,
): KeptParts | undefined {
  const memory = memories.get(model);
  if (!memory) return undefined;
  const { document } = memory;
  const readings = factsOf(memory, "readings");
  const own = factsOf(memory, name);
  const schemas = allSchemas(model);
  readings.renew(document, schemas, findReadings(model).factOf);
  if (factOf) own.renew(document, schemas, factOf);
  const number = memory.numberOf(name, JSON.stringify(settings));
  const lastChange = ({ pointer }: SourcePlace): number => {
    const unit = unitOf(pointer);
    return Math.max(document.lastChange(unit), readings.lastChange(unit), own.lastChange(unit));
  };
  const facts = [readings, own];
  const readsSince = createReadsCheck({ document, facts, questions, schemaAt: model.schemaAt });
  const isRight = (entry: Entry, places: readonly SourcePlace[]): boolean => {
    if (entry.settings !== number) return false;
    const isSame = places.every((place) => lastChange(place) <= entry.document);
    if (!isSame && !(entry.reads && readsSince(entry.reads, entry.document))) return false;
    entry.document = document.number;
    return true;
  };
  const keyOf = (key: string) => `${name} ${key}`;
  return {
    find: (key, places) => memory.find(keyOf(key), (entry) => isRight(entry, places)),
    keep(key, places, value, reads) {
      if (reads)
        for (const { pointer } of places)
          for (const unit of document.unitsBehind(unitOf(pointer))) reads.contents.add(unit);
      memory.keep(keyOf(key), { settings: number, document: document.number, value, reads });
    },
  };
}

/** Drops everything that is kept: to be called where some of it cannot be used, since it may be incomplete then. */
export function forgetKept(model: ApiModel): void {
  memories.get(model)?.forget();
}

/** The place of a path: what its operations are made of is there, or is referred to from there. */
export function placeOfPath(model: ApiModel, path: string): SourcePlace {
  return model.placeAt(childPointer("/paths", path));
}

function factsOf({ facts }: RunMemory, name: string): FactChanges {
  const known = facts.get(name) ?? new FactChanges();
  facts.set(name, known);
  return known;
}
