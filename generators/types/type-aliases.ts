import type { ApiModel, ComponentModel } from "../core/model/api-model.ts";
import { twinName } from "../core/model/names/component-types.ts";
import type { NamedSchema, TypeNames } from "../core/types/type-names.ts";

/** A former name of a component, or of its twin for responses. */
export interface TypeAlias {
  /** Name of the type; undefined if another type has it. */
  readonly identifier: string | undefined;
  /** Former key under `components.schemas` of the generated types. */
  readonly component: string;
  /** The schema with the former name. */
  readonly of: NamedSchema;
}

/** Returns the types for former names, in document order. */
export function nameAliases({ schemas }: ApiModel, names: TypeNames): TypeAlias[] {
  const components = schemas.filter(({ aliases }) => aliases.length > 0);
  return components.flatMap((component) => [
    ...aliasesOf(component, names),
    ...twinAliasesOf(component, names),
  ]);
}

function aliasesOf(component: ComponentModel, names: TypeNames): TypeAlias[] {
  const own = [...names.schemas].find((named) => named.component === component.name && !named.twinOf);
  const spelled = new Set([component.identifier]);
  return component.aliases.flatMap(({ name, identifier }) => {
    if (!own) return [];
    const isSpelled = spelled.has(identifier);
    spelled.add(identifier);
    return [{ identifier: isSpelled ? undefined : identifier, component: name, of: own }];
  });
}

/** Twins of former names have the names that they would have if these were current. */
function twinAliasesOf({ name, identifier, aliases }: ComponentModel, names: TypeNames): TypeAlias[] {
  const twin = [...names.schemas].find(({ twinOf }) => twinOf?.name === name);
  const spellings = new Set(aliases.map((alias) => alias.identifier).filter((other) => other !== identifier));
  return [...spellings].flatMap((spelling) => {
    if (!twin) return [];
    const former = freeTwinName(twinName(spelling, twin.reading), names);
    return [{ identifier: former, component: former, of: twin }];
  });
}

function freeTwinName(name: string, names: TypeNames): string {
  return names.has(name) ? freeTwinName(`${name}_`, names) : name;
}
