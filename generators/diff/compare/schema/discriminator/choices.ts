import { resolveReference } from "../../../../core/document/reference.ts";
import type { Json } from "../../../../core/json.ts";
import type { ApiModel, ComponentModel } from "../../../../core/model/api-model.ts";
import { componentName } from "../../../../core/model/read/read-schema.ts";
import type { Discriminator, SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";
import { inheritorsIn } from "../../written-references.ts";
import { flatten } from "../flatten.ts";

/** A schema with a discriminator. */
type Marked = SchemaModel & { readonly discriminator: Discriminator };

/** Targets of a discriminator: those of its mapping, then options and inheritors by their names. */
export interface Choices {
  readonly marked: Marked;
  readonly propertyName: string;
  /** By value of the property. */
  readonly byValue: ReadonlyMap<string, Chosen>;
  /** For every other value, and where the property is missing (`defaultMapping`). */
  readonly others: Chosen | undefined;
}

/** The schema that a value leads to. */
export interface Chosen {
  /** Name of the component, or its reference if it is not one. */
  readonly name: string;
  readonly schema: SchemaModel;
  /** True for an entry of the mapping; false if a name or the schema itself implies it. */
  readonly isWritten: boolean;
}

type Entry = readonly [value: string, chosen: Chosen];

/** Reads the choices of schemas of one document. */
export interface ReadChoices {
  /** Reads the choices of the schema's own discriminator. */
  own(schema: SchemaModel): Choices | undefined;
  /**
   * Reads the choices of every discriminator that applies to a schema's values. If the schema extends a target, only
   * that target and its inheritors are left.
   */
  of(schema: SchemaModel): readonly Choices[];
}

export function createReadChoices(model: ApiModel): ReadChoices {
  const choicesOf = remembered(readChoices);
  let components: ReadonlyMap<string, ComponentModel> | undefined;

  function own(schema: SchemaModel): Choices | undefined {
    return isMarked(schema) ? choicesOf(schema) : undefined;
  }

  function readChoices(marked: Marked): Choices {
    const { propertyName, mapping } = marked.discriminator;
    const written = [...mapping].flatMap(([value, target]): Entry[] => {
      const chosen = find(target, true);
      return chosen ? [[value, chosen]] : [];
    });
    const named = new Set(written.map(([, { schema }]) => schema));
    const implied = impliedEntries(marked).filter(([, { schema }]) => !named.has(schema));
    const { defaultMapping } = marked.annotations.unused ?? {};
    const others = typeof defaultMapping === "string" ? find(defaultMapping, true) : undefined;
    return { marked, propertyName, byValue: new Map([...implied, ...written]), others };
  }

  /** An implied value is the component's name (OpenAPI 3.1, Discriminator Object), unless an inheritor fixes it. */
  function impliedEntries(marked: Marked): Entry[] {
    const children = inheritorsIn(model).get(marked.location.pointer) ?? [];
    const inherited = children.flatMap((pointer): Entry[] => {
      const chosen = find(componentName(pointer) ?? "", false);
      if (!chosen) return [];
      const stated = statedValues(chosen.schema, marked.discriminator.propertyName) ?? [];
      const values = stated.filter((value) => typeof value === "string");
      return (values.length > 0 ? values : [chosen.name]).map((value) => [value, chosen]);
    });
    const options = [...(marked.oneOf ?? []), ...(marked.anyOf ?? [])].flatMap(({ reference }): Entry[] => {
      const chosen = reference?.component === undefined ? undefined : find(reference.component, false);
      return chosen ? [[chosen.name, chosen]] : [];
    });
    return [...options, ...inherited];
  }

  /** Finds a target by component name or reference (OpenAPI 3.1, Discriminator Object). */
  function find(target: string, isWritten: boolean): Chosen | undefined {
    components ??= new Map(model.schemas.map((component) => [component.name, component]));
    const component = components.get(target);
    if (component) return { name: target, schema: component.schema, isWritten };
    const pointer = target.includes("#") ? resolveReference(target, "")?.pointer : undefined;
    if (pointer === undefined || model.writtenAt(pointer) === undefined) return undefined;
    return { name: componentName(pointer) ?? target, schema: model.schemaAt(pointer), isWritten };
  }

  return {
    own,
    of: (schema) =>
      flatten(schema).parts.flatMap((part) => {
        const choices = own(part);
        return choices ? [limited(choices, schema)] : [];
      }),
  };
}

function isMarked(schema: SchemaModel): schema is Marked {
  return schema.discriminator !== undefined;
}

function limited(choices: Choices, schema: SchemaModel): Choices {
  const { marked, byValue, others } = choices;
  const parts = new Set(flatten(schema).parts);
  const limits = [...byValue.values()]
    .map((chosen) => chosen.schema)
    .filter((one) => one !== marked && parts.has(one));
  if (limits.length === 0) return choices;
  const isLeft = ({ schema: chosen }: Chosen) => limits.every((limit) => buildsOn(chosen, limit));
  return {
    ...choices,
    byValue: new Map([...byValue].filter(([, chosen]) => isLeft(chosen))),
    others: others && isLeft(others) ? others : undefined,
  };
}

function buildsOn(schema: SchemaModel, other: SchemaModel): boolean {
  return flatten(schema).parts.includes(other);
}

/** Returns the values that a schema fixes for a property; undefined if it fixes none. */
export function statedValues(schema: SchemaModel, name: string): readonly Json[] | undefined {
  for (const { object } of flatten(schema).parts) {
    const property = object?.properties?.get(name);
    for (const { constant, enumeration } of property ? flatten(property).parts : []) {
      if (constant) return [constant.value];
      if (enumeration) return enumeration;
    }
  }
  return undefined;
}
