import { childPointer } from "../../core/document/pointer.ts";
import { isMappingReference, localReference, resolveReference } from "../../core/document/reference.ts";
import { groupBy } from "../../core/group-by.ts";
import { isObject, type JsonObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { remembered, rememberedByText } from "../../core/remembered.ts";
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
  const inheritors = rememberedByText((pointer): readonly string[] => {
    const found = [base, revision].flatMap((model) => inheritorsIn(model).get(pointer) ?? NONE);
    return [...new Set(found)].map(localReference);
  });
  return (pointer) => (pointer.startsWith(SCHEMAS) ? inheritors(pointer) : NONE);
}

/** Finds the inheritors of each component with a discriminator; beside a union, it only selects options. Cached. */
export const inheritorsIn = remembered(({ writtenAt }: Written): ReadonlyMap<string, readonly string[]> => {
  const written = writtenAt(SCHEMAS);
  const schemas = Object.entries(isObject(written) ? written : {});
  const holders = schemas.filter(([, schema]) => isObject(schema) && isHolder(schema));
  if (holders.length === 0) return new Map();
  const inheritances = schemas.flatMap(([name, schema]) =>
    parentsOf(schema).map((reference) => {
      return { parent: resolveReference(reference, "")?.pointer, child: childPointer(SCHEMAS, name) };
    }),
  );
  const byParent = groupBy(inheritances, ({ parent }) => parent);
  const childrenOf = (parent: string) => (byParent.get(parent) ?? []).map(({ child }) => child);
  return new Map(
    holders.map(([name]) => {
      const pointer = childPointer(SCHEMAS, name);
      const found = new Set(childrenOf(pointer));
      for (const parent of found) for (const child of childrenOf(parent)) found.add(child);
      return [pointer, [...found]];
    }),
  );
});

function isHolder({ discriminator, oneOf, anyOf }: JsonObject): boolean {
  return isObject(discriminator) && oneOf === undefined && anyOf === undefined;
}

/** Returns the references of `allOf`, also of inline schemas in it. */
function parentsOf(schema: unknown): readonly string[] {
  if (!isObject(schema) || !Array.isArray(schema.allOf)) return NONE;
  return schema.allOf.flatMap((part) =>
    isObject(part) ? [...textAt(part, "$ref"), ...parentsOf(part)] : NONE,
  );
}
