import { childPointer } from "../../document/pointer.ts";
import { resolveReference } from "../../document/reference.ts";
import { walkNodes } from "../../document/walk-nodes.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { reachedFrom } from "../../reached-from.ts";
import type { ApiModel } from "../api-model.ts";
import { conjuncts } from "../facts/conjuncts.ts";
import type { SchemaModel } from "../schema-model.ts";
import { canGrow, discriminatingSchemas } from "./reading.ts";

/**
 * Decides which enums may grow, like `findReadings`, but reads only what a few answers need. A separate enum that a
 * discriminating property refers to stays literal everywhere: callers do not pass the property that led to it.
 */
export function createOpenEnums(model: ApiModel): (schema: SchemaModel) => boolean {
  let literal: ReadonlySet<SchemaModel> | undefined;
  return (schema) => {
    if (!canGrow(schema)) return false;
    literal ??= reachedFrom(
      discriminatingSchemas(new Set([...findCandidates(model)].map((pointer) => model.schemaAt(pointer)))),
      conjuncts,
    );
    return !literal.has(schema);
  };
}

/** Pointers of schemas that may, themselves or through their parts, define the property that discriminates branches. */
function findCandidates({ document }: ApiModel): Set<string> {
  const marked = new Set<string>();
  const building: { readonly pointer: string; readonly value: JsonObject }[] = [];
  walkNodes({ pointer: "", kind: "document", value: document }, ({ pointer, kind, value }) => {
    if (kind !== "schema" || !isObject(value)) return;
    if (value.discriminator !== undefined) marked.add(pointer);
    if (BUILDING.some((keyword) => value[keyword] !== undefined)) building.push({ pointer, value });
  });
  if (marked.size === 0) return marked;
  const builders = new Map<string, string[]>();
  for (const { pointer, value } of building)
    for (const part of partsOf(pointer, value)) {
      const known = builders.get(part);
      if (known) known.push(pointer);
      else builders.set(part, [pointer]);
    }
  return reachedFrom(marked, (pointer) => builders.get(pointer) ?? []);
}

const REFERENCES = ["$ref", "$dynamicRef"] as const;
const BUILDING = [...REFERENCES, "allOf"] as const;

/** Pointers of the schemas that apply to the same values: see `conjuncts`. */
function partsOf(pointer: string, value: JsonObject): string[] {
  const referred = REFERENCES.flatMap((keyword) => {
    const text = value[keyword];
    return typeof text === "string" ? (resolveReference(text, "")?.pointer ?? []) : [];
  });
  const { allOf } = value;
  const parts = Array.isArray(allOf)
    ? allOf.map((_, index) => childPointer(pointer, "allOf", String(index)))
    : [];
  return [...referred, ...parts];
}
