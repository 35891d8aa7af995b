import { toSegments, valueAt } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";

type Path = readonly string[];

/** A field or an entry that a document has, as the meta-schema of its version declares it. */
export interface DeclaredField {
  /** Path in the document. */
  readonly path: Path;
  /** The object that declares it: `media-type`, `encoding`. */
  readonly kind: string;
  /** Its name; `*` for an entry of a map or a list. */
  readonly field: string;
  /** Values that the meta-schema lists for it. */
  readonly choices: readonly unknown[];
}

type Meta = Readonly<Record<string, unknown>>;

/** Meta-schemas that apply to one value, and the name of the object that they describe. */
interface Described {
  readonly parts: readonly Meta[];
  readonly kind: string;
}

/** Keywords with parts that may apply to a value; each one is followed. */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "if", "then", "else"] as const;

/** Finds the fields that the objects of a document may have, by the meta-schema of its version. */
export class DeclaredFields {
  readonly #root: Meta;

  constructor(root: unknown) {
    this.#root = objectOf(root);
  }

  /** Every field and entry of a document that the meta-schema declares. */
  of(document: unknown): DeclaredField[] {
    const found: DeclaredField[] = [];
    this.#walk({ value: document, path: [] }, this.#describe([this.#root], "document"), found);
    return found;
  }

  /** The document without fields that the meta-schema does not declare. */
  without(document: unknown): unknown {
    return this.#cut(document, this.#describe([this.#root], "document"));
  }

  /** Every field that any object may have, as `media-type.encoding`. */
  names(): Set<string> {
    const names = new Set<string>();
    const seen = new Set<unknown>();
    const stack = [this.#describe([this.#root], "document")];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { kind, parts } = next;
      if (parts.every((part) => seen.has(part))) continue;
      for (const part of parts) seen.add(part);
      for (const [field, inner] of fieldsOf(parts)) {
        names.add(`${kind}.${field}`);
        stack.push(this.#describe(inner, `${kind}.${field}`));
      }
      for (const inner of entriesOf(parts)) stack.push(this.#describe([inner], kind));
    }
    return names;
  }

  #walk(
    { value, path }: { value: unknown; path: Path },
    { parts, kind }: Described,
    found: DeclaredField[],
  ): void {
    if (typeof value !== "object" || value === null) return;
    const fields = fieldsOf(parts);
    for (const [key, inner] of Object.entries(value)) {
      const declared = fields.get(key);
      const entries = declared ?? entriesOf(parts, key);
      if (entries.length === 0 || key.startsWith("x-")) continue;
      const field = declared ? key : "*";
      const described = this.#describe(entries, declared ? `${kind}.${key}` : kind);
      found.push({ path: [...path, key], kind, field, choices: choicesOf(described.parts) });
      this.#walk({ value: inner, path: [...path, key] }, described, found);
    }
  }

  #cut(value: unknown, { parts, kind }: Described): unknown {
    if (Array.isArray(value)) {
      const items = entriesOf(parts, "0");
      return items.length === 0 ? value : value.map((item) => this.#cut(item, this.#describe(items, kind)));
    }
    if (!isObject(value)) return value;
    const fields = fieldsOf(parts);
    if (fields.size === 0 && entriesOf(parts).length === 0) return value;
    const isReference = Object.hasOwn(value, "$ref");
    const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      const declared = fields.get(key) ?? entriesOf(parts, key);
      if (declared.length === 0) return key.startsWith("x-") || isReference ? [[key, inner]] : [];
      return [[key, this.#cut(inner, this.#describe(declared, fields.has(key) ? `${kind}.${key}` : kind))]];
    });
    return Object.fromEntries(entries);
  }

  /** Returns all schemas of a value, and the name of the last definition. */
  #describe(parts: readonly Meta[], kind: string): Described {
    const all = new Set<Meta>();
    let name = kind;
    const visit = (part: Meta): void => {
      if (all.has(part)) return;
      all.add(part);
      const reference = part.$ref ?? part.$dynamicRef;
      if (typeof reference === "string") {
        const target = this.#target(reference);
        const own = nameOf(reference);
        if (own !== undefined) name = own;
        if (target) visit(target);
      }
      for (const keyword of IN_PLACE) for (const inner of listOf(part[keyword])) visit(inner);
      for (const inner of Object.values(objectOf(part.dependentSchemas))) visit(objectOf(inner));
    };
    for (const part of parts) visit(part);
    return { parts: [...all], kind: name };
  }

  #target(reference: string): Meta | undefined {
    const pointer = reference === "#meta" ? "/$defs/schema" : reference.slice(1);
    const value = valueAt(this.#root, pointer);
    return isObject(value) ? value : undefined;
  }
}

/** Definitions of parts that several objects share, whose names do not identify an object. */
const SHARED =
  /-or-reference$|^(specification-extensions|examples|explode-for-form|map-of-strings|[\w]*(String|Array)|simpleTypes|nonNegativeInteger\w*|styles-for-.*|type-.*|.*XOR.*|reference|Reference|ParameterLocation)$/;

function nameOf(reference: string): string | undefined {
  const name = toSegments(reference.replace(/^#/, "")).at(-1) ?? "";
  if (reference === "#meta") return "schema";
  return SHARED.test(name) ? undefined : name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}

/** Returns the fields that some parts declare, each with the schemas of its value. */
function fieldsOf(parts: readonly Meta[]): Map<string, Meta[]> {
  const fields = new Map<string, Meta[]>();
  for (const part of parts)
    for (const [name, inner] of Object.entries(objectOf(part.properties)))
      fields.set(name, [...(fields.get(name) ?? []), objectOf(inner)]);
  return fields;
}

/** Returns the schemas of the entries of a map or list, or of one of them. */
function entriesOf(parts: readonly Meta[], key?: string): Meta[] {
  return parts.flatMap((part) => [
    ...listOf(part.items),
    ...(isObject(part.additionalProperties) ? [part.additionalProperties] : []),
    ...Object.entries(objectOf(part.patternProperties)).flatMap(([pattern, inner]) =>
      pattern !== "^x-" && (key === undefined || new RegExp(pattern, "u").test(key)) && isObject(inner)
        ? [inner]
        : [],
    ),
  ]);
}

function choicesOf(parts: readonly Meta[]): unknown[] {
  return [
    ...new Set(
      parts.flatMap((part) => (Array.isArray(part.enum) ? part.enum : "const" in part ? [part.const] : [])),
    ),
  ];
}

function listOf(value: unknown): Meta[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

function objectOf(value: unknown): Meta {
  return isObject(value) ? value : ANYTHING;
}

/** One object for all values without constraints, so that walks over meta-schemas end. */
const ANYTHING: Meta = {};
