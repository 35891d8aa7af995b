import { hash } from "node:crypto";
import type { SchemaModel, SchemaReference } from "../../core/model/schema-model.ts";
import type { ZodRun } from "../module/zod-run.ts";

/** What a schema says, without what it refers to. */
interface SchemaText {
  /** Of all that decides what becomes of it. */
  readonly hash: string;
  /** What it refers to, at any depth inside of it. */
  readonly targets: readonly SchemaModel[];
}

type Run = Pick<ZodRun, "readings" | "lookedAt" | "matchedLater">;

/** The texts of some schemas and of all that they lead to, by pointer. */
export function schemaTexts(from: readonly SchemaModel[], run: Run): ReadonlyMap<string, SchemaText> {
  const texts = new Map<string, SchemaText>();
  const open = [...from];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    const { pointer } = schema.place;
    if (texts.has(pointer)) continue;
    const text = textOf(schema, run);
    texts.set(pointer, text);
    open.push(...text.targets);
  }
  return texts;
}

/**
 * The pointers of schemas that are not as they were, and of all that lead to one of those: what becomes of the others is
 * what became of them before.
 */
export function findChanged(
  texts: ReadonlyMap<string, SchemaText>,
  before: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [pointer, { targets }] of texts)
    for (const { place } of targets) {
      const known = users.get(place.pointer);
      if (known) known.push(pointer);
      else users.set(place.pointer, [pointer]);
    }
  const changed = new Set<string>();
  for (const [pointer, { hash }] of texts) if (before.get(pointer) !== hash) changed.add(pointer);
  for (const pointer of changed) for (const user of users.get(pointer) ?? []) changed.add(user);
  return changed;
}

function textOf(schema: SchemaModel, run: Run): SchemaText {
  const targets = new Set<SchemaModel>();
  const referred = (reference: SchemaReference | undefined): string | undefined => {
    if (reference) targets.add(reference.target);
    return reference?.uri;
  };
  const text = JSON.stringify(schema, (_, value: unknown) => {
    if (value instanceof Map || value instanceof Set) return [...value];
    if (isSchema(value)) {
      const { place, reference, dynamicReference, ...keywords } = value;
      return {
        ...keywords,
        facts: factsOf(value, run),
        reference: referred(reference),
        dynamicReference: referred(dynamicReference),
      };
    }
    return typeof value === "bigint" || typeof value === "number" ? numberText(value) : value;
  });
  return { hash: hash("sha256", text, "base64url"), targets: [...targets] };
}

/** What is found out about a schema from those who use it. */
function factsOf(schema: SchemaModel, { readings, lookedAt, matchedLater }: Run): string {
  const facts = [
    readings.staysLiteral(schema),
    readings.differ(schema),
    readings.loosens(schema, "exact"),
    readings.loosens(schema, "tolerant"),
    lookedAt.has(schema.place),
    matchedLater.has(schema.place),
  ];
  return `${readings.directionOf(schema)} ${facts.map(Number).join("")} ${readings.combinations(schema)}`;
}

/** JSON has no infinity, no negative zero and no bigint. */
function numberText(value: number | bigint): unknown {
  if (typeof value === "bigint") return `${value}n`;
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? value : String(value);
}

/** No value of a document has a function. */
function isSchema(value: unknown): value is SchemaModel {
  if (typeof value !== "object" || value === null || !("place" in value)) return false;
  const { place } = value as { readonly place: { readonly locate?: unknown } | null };
  return typeof place?.locate === "function";
}
