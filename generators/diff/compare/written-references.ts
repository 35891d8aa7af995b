import { childPointer } from "../../core/document/pointer.ts";
import { isMappingReference, localReference, resolveReference } from "../../core/document/reference.ts";
import { isObject, type JsonObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { Pair } from "./pair/pair-nodes.ts";

type Written = Pick<ApiModel, "writtenAt">;

const SCHEMAS = "/components/schemas";
const NONE: readonly string[] = [];
const KEYS = ["$ref", "$dynamicRef", "discriminator"];

/** Returns the references of an object itself. The mapping of a discriminator contains names or references. */
export function ownReferences(value: JsonObject): readonly string[] {
  if (!KEYS.some((key) => Object.hasOwn(value, key))) return NONE; // most objects
  const { discriminator } = value;
  return [
    ...textAt(value, "$ref"),
    ...textAt(value, "$dynamicRef"),
    ...mappedTexts(discriminator).map(referenceTo),
  ];
}

function textAt(value: JsonObject, key: string): readonly string[] {
  const text = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? [text] : NONE;
}

function mappedTexts(discriminator: unknown): string[] {
  if (!isObject(discriminator)) return [];
  const { mapping, defaultMapping } = discriminator;
  const texts = [...(isObject(mapping) ? Object.values(mapping) : []), defaultMapping];
  return texts.filter((text) => typeof text === "string");
}

function referenceTo(target: string): string {
  return isMappingReference(target) ? target : localReference(childPointer(SCHEMAS, target));
}

/** Returns references to the components that extend the one at a pointer with `allOf`, if it has a discriminator. */
export type Inheritors = (pointer: string) => readonly string[];

/** Finds inheritors in either document, including indirect ones. */
export function createInheritors({ base, revision }: Pair<Written>): Inheritors {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return (pointer) => {
    if (!pointer.startsWith(SCHEMAS)) return NONE;
    known ??= joined(inheritorsIn(base), inheritorsIn(revision));
    return known.get(pointer) ?? NONE;
  };
}

function joined(
  some: ReadonlyMap<string, readonly string[]>,
  more: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const all = new Map(some);
  for (const [pointer, found] of more) all.set(pointer, [...(all.get(pointer) ?? []), ...found]);
  return new Map([...all].map(([pointer, found]) => [pointer, [...new Set(found)].map(localReference)]));
}

/** Finds the inheritors of each component with a discriminator; beside a union, it only selects options. */
export function inheritorsIn({ writtenAt }: Written): ReadonlyMap<string, readonly string[]> {
  const written = writtenAt(SCHEMAS);
  const schemas = Object.entries(isObject(written) ? written : {});
  const holders = schemas.filter(([, schema]) => isObject(schema) && isHolder(schema));
  if (holders.length === 0) return new Map();
  const children = childrenByParent(schemas);
  return new Map(
    holders.map(([name]) => {
      const found = new Set<string>();
      const pending = [childPointer(SCHEMAS, name)];
      for (const parent of pending) {
        for (const child of children.get(parent) ?? []) {
          if (found.has(child)) continue;
          found.add(child);
          pending.push(child);
        }
      }
      return [childPointer(SCHEMAS, name), [...found]] as const;
    }),
  );
}

function isHolder({ discriminator, oneOf, anyOf }: JsonObject): boolean {
  return isObject(discriminator) && oneOf === undefined && anyOf === undefined;
}

function childrenByParent(schemas: readonly (readonly [string, unknown])[]): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const [name, schema] of schemas) {
    for (const reference of parentsOf(schema)) {
      const parent = resolveReference(reference, "")?.pointer ?? "";
      const list = children.get(parent) ?? [];
      children.set(parent, list);
      list.push(childPointer(SCHEMAS, name));
    }
  }
  return children;
}

/** Returns the references of `allOf`, also of inline schemas in it. */
function parentsOf(schema: unknown): readonly string[] {
  if (!isObject(schema) || !Array.isArray(schema.allOf)) return NONE;
  return schema.allOf.flatMap((part) =>
    isObject(part) ? [...textAt(part, "$ref"), ...parentsOf(part)] : NONE,
  );
}
