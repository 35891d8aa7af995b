import { meantTypes, typesOf } from "../../core/model/facts/types-of.ts";
import { isStringEnum, type Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildType, type ReferenceNames } from "../../core/types/build-type.ts";
import { mapNode, type ReferenceNode, type TypeNode } from "../../core/types/type-node.ts";
import type { Scope } from "./scope.ts";
import type { TypeName, WrittenType } from "./zod-node.ts";

/** Builds types of values. */
export interface TypeReader {
  /** `onMismatch` is called where the type leaves out what TypeScript infers all the same; see `TypeScope`. */
  typeOf(schema: SchemaModel, onMismatch?: () => void): TypeNode;
  /** The type of what a reference of such a type leads to; undefined for a reference of another type. */
  typeOfTarget(reference: ReferenceNode): TypeNode | undefined;
}

/** Writes types of values where they cannot be inferred. */
export interface TypeWriter extends TypeReader {
  /** The type with the names of what it refers to. */
  written(type: TypeNode): WrittenType;
}

/** What types are built in. */
export type TypePlace = Pick<Scope, "readings" | "reading" | "int64" | "numbers">;

type Targets = Map<string, readonly [SchemaModel, Reading]>;

/** Types as `typeWriter` has them, for those who only look at them. */
export function typeReader(place: TypePlace): TypeReader {
  return readerOf(place, new Map());
}

/**
 * Types as those of a document are built, so that the two are equal. Docs and `readonly` are left out: they are for
 * those who read and write values.
 */
export function typeWriter(scope: Scope): TypeWriter {
  const targets: Targets = new Map();
  return {
    ...readerOf(scope, targets),
    written(type) {
      const named = new Map<string, TypeName>();
      mapNode(type, (node) => {
        const target = node.kind === "reference" ? targets.get(node.name) : undefined;
        if (node.kind === "reference" && target) named.set(node.name, scope.module.typeOf(...target));
        return node;
      });
      return { kind: "type", type, names: named };
    },
  };
}

function readerOf({ readings, reading, int64, numbers }: TypePlace, targets: Targets): TypeReader {
  const typeReading = reading === "plain" ? "exact" : reading; // what is only asked about has no type of its own
  const names: ReferenceNames = {
    referenceTo({ target }, wanted) {
      const name = `${wanted} ${target.place.pointer}`;
      targets.set(name, [target, wanted]);
      return {
        kind: "reference",
        name,
        types: typesOf(target),
        meant: meantTypes(target),
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
  };
}

function undecorated(node: TypeNode): TypeNode {
  if (node.kind !== "object") return node;
  const properties = node.properties.map((one) => ({ ...one, isReadonly: false, docs: undefined }));
  return { ...node, properties };
}
