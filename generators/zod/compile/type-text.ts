import { isStringEnum, type Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildType, type ReferenceNames } from "../../core/types/build-type.ts";
import { printType } from "../../core/types/print-type.ts";
import { shapesOfSchema } from "../../core/types/shapes.ts";
import { mapNode, mentions, type TypeNode } from "../../core/types/type-node.ts";
import type { Scope } from "./scope.ts";

/** `A | B`, spread over lines where it is long. */
export function union(members: readonly string[]): string {
  const unique = [...new Set(members)];
  const flat = unique.join(" | ");
  if (flat.length <= 80) return flat;
  const lines: string[] = [];
  for (const member of unique) {
    const last = lines.at(-1);
    if (last === undefined || last.length + member.length > 80) lines.push(`  | ${member}`);
    else lines[lines.length - 1] = `${last} | ${member}`;
  }
  return `\n${lines.join("\n")}\n`;
}

/** Writes types of values where they cannot be inferred. */
export interface TypeWriter {
  typeOf(schema: SchemaModel): TypeNode;
  /** Names what the type refers to, and so imports it. */
  textOf(type: TypeNode): string;
}

/**
 * Types as those of a document are built, so that the two are equal. Docs and `readonly` are left out: they are for
 * those who read and write values.
 */
export function typeWriter({ readings, reading, int64, numbers, module }: Scope): TypeWriter {
  const targets = new Map<string, readonly [SchemaModel, Reading]>();
  const typeReading = reading === "plain" ? "exact" : reading; // what is only asked about has no type of its own
  const names: ReferenceNames = {
    referenceTo({ target }, wanted) {
      const name = `${wanted} ${target.place.pointer}`;
      targets.set(name, [target, wanted]);
      return {
        kind: "reference",
        name,
        shapes: shapesOfSchema(target),
        isStringEnum: isStringEnum(target),
      };
    },
  };
  const named = (node: TypeNode): TypeNode => {
    const target = node.kind === "reference" ? targets.get(node.name) : undefined;
    return node.kind === "reference" && target ? { ...node, name: module.typeOf(...target) } : node;
  };
  return {
    typeOf(schema) {
      const place = { within: schema, beside: [], required: [] };
      const node = buildType(schema, { names, readings, reading: typeReading, int64, numbers, ...place });
      return mapNode(node, undecorated);
    },
    textOf(type) {
      const open = mentions(type, "open") ? module.runtime("Open", true) : "Open";
      return printType(mapNode(type, named), { prefix: "", open });
    },
  };
}

function undecorated(node: TypeNode): TypeNode {
  if (node.kind !== "object") return node;
  const properties = node.properties.map((one) => ({ ...one, isReadonly: false, docs: undefined }));
  return { ...node, properties };
}
