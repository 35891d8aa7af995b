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
 * Decides which enums may grow, as `findReadings` does, and reads only what it takes to answer for a few of them. An enum
 * of its own that the property of a discriminator refers to stays literal here wherever it is used: who asks does not say
 * over which property the enum was reached.
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

/** Pointers of the schemas that may say, themselves or through what they build on, which property discriminates the branches. */
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

/** Pointers of the schemas that hold for the same values as one: see `conjuncts`. */
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
