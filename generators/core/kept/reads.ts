import type { SchemaModel } from "../model/schema-model.ts";

/** Something about a component schema that can be asked for without reading the schema. */
export interface Question<Answer> {
  /** No two questions have the same. */
  readonly name: string;
  find(schema: SchemaModel): Answer;
  /** An answer as a text: equal for equal answers, and for no others. */
  textOf(answer: Answer): string;
}

/** A question that is answered by yes or no. */
export function yesOrNo(name: string, find: (schema: SchemaModel) => boolean): Question<boolean> {
  return { name, find, textOf: String };
}

/** What a schema answered. */
export interface Answered {
  readonly question: Question<unknown>;
  readonly pointer: string;
  readonly text: string;
}

/** What was read of the component schemas while something was made. */
export interface Reads {
  /** Pointers of the schemas of which more was read than their names. */
  readonly contents: Set<string>;
  /** Pointers of the schemas that were referred to. */
  readonly targets: Set<string>;
  /** By question and schema. */
  readonly answers: Map<string, Answered>;
  /** True once something was read that cannot be noted. */
  isOpaque: boolean;
}

export function noReads(): Reads {
  return { contents: new Set(), targets: new Set(), answers: new Map(), isOpaque: false };
}

/** The reads of several things together; undefined where those of one are not known. */
export function joinedReads(all: readonly (Reads | undefined)[]): Reads | undefined {
  const joined = noReads();
  for (const reads of all) {
    if (!reads) return undefined;
    for (const pointer of reads.contents) joined.contents.add(pointer);
    for (const pointer of reads.targets) joined.targets.add(pointer);
    for (const [key, answered] of reads.answers) joined.answers.set(key, answered);
    joined.isOpaque ||= reads.isOpaque;
  }
  return joined;
}

let current: Reads | undefined;

/** Makes something, and notes what is read of component schemas meanwhile, if that is asked for. Several calls may note together. */
export function recordReads<Made>(reads: Reads | undefined, make: () => Made): Made {
  return reads ? withReads(reads, make) : make();
}

function withReads<Made>(reads: Reads | undefined, make: () => Made): Made {
  const outer = current;
  current = reads;
  try {
    return make();
  } finally {
    current = outer;
  }
}

/** True while something is made whose reads are noted: what was found out before has to be found out, or asked, again. */
export function isRecording(): boolean {
  return current !== undefined;
}

/** Notes that something was read that nobody can compare later: what is made is kept only while nothing at all changes. */
export function noteUnknownRead(): void {
  if (current) current.isOpaque = true;
}

/** Notes that a reference was followed to a schema. Only a component has a guard: of others, the whole component counts as read. */
export function noteTarget(schema: SchemaModel, component: string | undefined): void {
  if (!current) return;
  const { pointer } = schema.place;
  if (component === undefined) current.contents.add(ownerOf(pointer));
  else current.targets.add(pointer);
}

/** The component that a pointer leads into. */
function ownerOf(pointer: string): string {
  return pointer.split("/").slice(0, 4).join("/");
}

/** Asks a schema. Of a component the answer is noted, and not what was read for it. */
export function ask<Answer>(question: Question<Answer>, schema: SchemaModel): Answer {
  const reads = current;
  if (!reads || !isGuarded(schema)) return question.find(schema);
  const answer = withReads(undefined, () => question.find(schema));
  const { pointer } = schema.place;
  const key = `${question.name} ${pointer}`;
  if (!reads.answers.has(key)) reads.answers.set(key, { question, pointer, text: question.textOf(answer) });
  return answer;
}

const CONTENT = Symbol("content");

interface Guarded {
  readonly [CONTENT]: SchemaModel;
}

/** Every field but the place. */
const FIELDS = Object.keys({
  always: true,
  types: true,
  constant: true,
  enumeration: true,
  number: true,
  wholeNumbers: true,
  string: true,
  array: true,
  object: true,
  reference: true,
  dynamicReference: true,
  allOf: true,
  anyOf: true,
  oneOf: true,
  not: true,
  condition: true,
  discriminator: true,
  annotations: true,
} satisfies Record<Exclude<keyof SchemaModel, "place">, true>);

/**
 * A component schema that notes when anything but its place is read, also a field that it does not have: it may have it in
 * the next run.
 */
export function guarded(schema: SchemaModel): SchemaModel {
  const own = { place: { value: schema.place, enumerable: true }, [CONTENT]: { value: schema } };
  const guard: object = Object.create(absentFields(), own);
  for (const key of Object.keys(schema)) if (key !== "place") Object.defineProperty(guard, key, guardOf(key));
  return guard as unknown as SchemaModel; // it has the fields of the schema
}

/** True for a component schema of a document that is read again and again. */
export function isGuarded(schema: SchemaModel): boolean {
  return CONTENT in schema;
}

const guards = new Map<string, PropertyDescriptor>();

let absent: object | undefined;

/** What guards inherit. */
function absentFields(): object {
  absent ??= Object.create(
    Object.prototype,
    Object.fromEntries(FIELDS.map((key) => [key, { ...guardOf(key), enumerable: false }])),
  ) as object; // without fields, it would be any value
  return absent;
}

/** The same functions for all schemas, so that schemas with the same fields have the same shape for V8. */
function guardOf(key: string): PropertyDescriptor {
  const known = guards.get(key);
  if (known) return known;
  const descriptor: PropertyDescriptor = {
    enumerable: true,
    get(this: Guarded) {
      const content = this[CONTENT];
      current?.contents.add(content.place.pointer);
      return content[key as keyof SchemaModel];
    },
  };
  guards.set(key, descriptor);
  return descriptor;
}
