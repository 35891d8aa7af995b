import { typesOf } from "../../core/model/facts/types-of.ts";
import { isStringEnum, type Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildType, type ReferenceNames } from "../../core/types/build-type.ts";
import { mapNode, type ReferenceNode, type TypeNode } from "../../core/types/type-node.ts";
import type { Scope } from "./scope.ts";
import type { TypeName, WrittenType } from "./zod-node.ts";

/** Writes types of values where they cannot be inferred. */
export interface TypeWriter {
  /** `onMismatch` is called where the type leaves out what TypeScript infers all the same; see `TypeScope`. */
  typeOf(schema: SchemaModel, onMismatch?: () => void): TypeNode;
  /** The type of what a reference of such a type leads to; undefined for a reference of another type. */
  typeOfTarget(reference: ReferenceNode): TypeNode | undefined;
  /** The type with the names of what it refers to. */
  written(type: TypeNode): WrittenType;
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
        types: typesOf(target),
        isStringEnum: isStringEnum(target),
      };
    },
  };
  const typeIn = (schema: SchemaModel, wanted: Reading, onMismatch?: () => void): TypeNode => {
    const place = { within: schema, beside: [], required: [], ...(onMismatch ? { onMismatch } : {}) };
    const node = buildType(schema, { names, readings, reading: wanted, int64, numbers, ...place });
    return mapNode(node, undecorated);
  };
  return {
    typeOf: (schema, onMismatch) => typeIn(schema, typeReading, onMismatch),
    typeOfTarget({ name }) {
      const target = targets.get(name);
      return target && typeIn(...target);
    },
    written(type) {
      const named = new Map<string, TypeName>();
      mapNode(type, (node) => {
        const target = node.kind === "reference" ? targets.get(node.name) : undefined;
        if (node.kind === "reference" && target) named.set(node.name, module.typeOf(...target));
        return node;
      });
      return { kind: "type", type, names: named };
    },
  };
}

function undecorated(node: TypeNode): TypeNode {
  if (node.kind !== "object") return node;
  const properties = node.properties.map((one) => ({ ...one, isReadonly: false, docs: undefined }));
  return { ...node, properties };
}
