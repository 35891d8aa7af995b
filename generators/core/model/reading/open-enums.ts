import { referenceOf, resolveReference } from "../../document/reference.ts";
import { walkNodes } from "../../document/walk-nodes.ts";
import { isObject } from "../../json.ts";
import type { ApiModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { canGrow, discriminatingSchemas } from "./reading.ts";

/** Decides which enums may grow, as `findReadings` does, and reads only what it takes to answer for a few of them. */
export function createOpenEnums(model: ApiModel): (schema: SchemaModel) => boolean {
  let literal: ReadonlySet<SchemaModel> | undefined;
  return (schema) => {
    if (!canGrow(schema)) return false;
    literal ??= discriminatingSchemas(
      new Set(findCandidates(model).map((pointer) => model.schemaAt(pointer))),
    );
    return !literal.has(schema);
  };
}

/** Pointers of the schemas that may say, themselves or through what they build on, which property discriminates the branches. */
function findCandidates({ document }: ApiModel): string[] {
  const marked = new Set<string>();
  const building: { readonly pointer: string; readonly parts: readonly unknown[] }[] = [];
  walkNodes({ pointer: "", kind: "document", value: document }, ({ pointer, kind, value }) => {
    if (kind !== "schema" || !isObject(value)) return;
    if (value.discriminator !== undefined) marked.add(pointer);
    if (Array.isArray(value.allOf)) building.push({ pointer, parts: value.allOf });
  });
  if (marked.size === 0) return [];
  const others = building.filter(({ parts }) => parts.some((part) => marked.has(targetOf(part) ?? "")));
  return [...marked, ...others.map(({ pointer }) => pointer)];
}

function targetOf(part: unknown): string | undefined {
  const text = referenceOf(part);
  return text === undefined ? undefined : resolveReference(text, "")?.pointer;
}
