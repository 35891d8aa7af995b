import { conjuncts } from "../model/facts/conjuncts.ts";
import { impliedType } from "../model/facts/describes.ts";
import { isOnly, typesBeside } from "../model/facts/types-of.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** A schema that becomes a zod object. */
export interface ObjectForm {
  readonly members: ReadonlyMap<string, SchemaModel>;
  readonly required: ReadonlySet<string>;
  /** True for members alone, so that others can be added to them. */
  readonly isPlain: boolean;
}

interface FormSearch {
  /** What a schema requires in the reading that is asked about. */
  readonly read?: (schema: SchemaModel) => SchemaModel;
  readonly seen?: ReadonlySet<SchemaModel>;
}

/** The members of a schema that becomes a zod object; undefined for any other. */
export function objectForm(
  schema: SchemaModel,
  { read = (same) => same, seen = new Set() }: FormSearch = {},
): ObjectForm | undefined {
  if (seen.has(schema) || !describesOneObject(schema)) return undefined;
  const parts = conjuncts(schema);
  const own = ownForm(read(schema));
  if (parts.length === 0) return own;
  const forms = parts.map((part) => objectForm(part, { read, seen: new Set([...seen, schema]) }));
  const all = [...(own.members.size > 0 || own.required.size > 0 ? [own] : []), ...forms];
  return combined(all, own.isPlain);
}

/** Objects and nothing else, without a choice between branches that tell a type. */
function describesOneObject(schema: SchemaModel): boolean {
  if (schema.always !== undefined || schema.constant || schema.enumeration) return false;
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (branches.some((branch) => namesType(branch))) return false;
  if (schema.types) return schema.types.length === 1 && schema.types[0] === "object";
  return isOnly(typesBeside(schema), "object");
}

function ownForm(schema: SchemaModel): ObjectForm {
  const { properties, required, ...others } = schema.object ?? {};
  const isOpen = others.additionalProperties === undefined || others.additionalProperties.always === true;
  const { additionalProperties: _, ...checks } = others;
  const applicators = [schema.anyOf, schema.oneOf, schema.not, schema.condition];
  const isPlain =
    isOpen && Object.keys(checks).length === 0 && applicators.every((part) => part === undefined);
  return { members: properties ?? new Map(), required: new Set(required), isPlain };
}

/** Several objects for one value are one object when no two of them describe the same member. */
function combined(forms: readonly (ObjectForm | undefined)[], isPlain: boolean): ObjectForm | undefined {
  const [first, ...others] = forms;
  if (!first) return undefined;
  if (others.length === 0) return { ...first, isPlain: first.isPlain && isPlain };
  const members = new Map<string, SchemaModel>();
  for (const form of forms) {
    if (!form?.isPlain) return undefined;
    for (const [name, member] of form.members) {
      if (members.has(name)) return undefined;
      members.set(name, member);
    }
  }
  return { members, required: new Set(forms.flatMap((form) => [...(form?.required ?? [])])), isPlain };
}

/** True when a schema's own keywords about objects are members alone, so that they can be added to another object's. */
export function addsMembersOnly({ object = {}, anyOf, oneOf }: SchemaModel): boolean {
  const { properties: _, required: __, additionalProperties, ...others } = object;
  if (anyOf || oneOf || Object.keys(others).length > 0) return false;
  return additionalProperties === undefined || additionalProperties.always === true;
}

/** True when the built schema infers more than `unknown`. */
export function isTyped(schema: SchemaModel): boolean {
  return reports(schema, (part) => Boolean(part.types ?? impliedType(part)));
}

/** True when every value that a schema accepts has one of the types that it names, itself or through its parts. */
function namesType(schema: SchemaModel): boolean {
  return reports(schema, ({ types }) => types !== undefined);
}

function reports(
  schema: SchemaModel,
  reportsItself: (schema: SchemaModel) => boolean,
  seen: ReadonlySet<SchemaModel> = new Set(),
): boolean {
  if (seen.has(schema) || schema.always === false) return true;
  if (reportsItself(schema) || schema.constant || schema.enumeration) return true;
  const within = (part: SchemaModel) => reports(part, reportsItself, new Set([...seen, schema]));
  const all = (branches: readonly SchemaModel[] | undefined) => branches?.every(within) ?? false;
  return conjuncts(schema).some(within) || all(schema.anyOf) || all(schema.oneOf);
}
