import { camelCase } from "../../identifier.ts";
import type {
  ComponentAliasModel,
  ComponentModel,
  OperationAliasModel,
  OperationModel,
} from "../api-model.ts";
import type { OperationName } from "../names/operation-names.ts";
import type { SourceLocation } from "../source-location.ts";
import type { ModelContext } from "./model-context.ts";
import type { FormerName } from "./read-house-extensions.ts";

/**
 * Reports aliases that are already a name in the document or in generated code, and removes them from the model, which
 * is not shared yet.
 */
export function dropConflictingAliases(
  { report }: Pick<ModelContext, "report">,
  { operations, components }: Named,
): void {
  const holders = [operations.map(operationHolder), components.map(componentHolder)];
  for (const { alias, holder, rival } of holders.flatMap(findConflicts)) {
    const { written } = holder;
    written.splice(
      written.findIndex(({ location }) => location === alias.location),
      1,
    );
    report(alias.location, {
      code: "alias-taken",
      severity: "warning",
      message: `The alias "${alias.name}" of ${holder.title} is already a name of ${holder === rival ? "it" : rival.title}. It is left out.`,
      help: "List only former names that nothing uses now, each of them once.",
    });
  }
}

interface Named {
  readonly operations: readonly OperationModel[];
  readonly components: readonly ComponentModel[];
}

interface Holder {
  /** Name in messages. */
  readonly title: string;
  readonly name: string;
  /** Names in generated code. */
  readonly surfaces: readonly string[];
  readonly aliases: readonly (FormerName & { readonly surfaces: readonly string[] })[];
  /** The list in the model that contains the aliases. */
  readonly written: { readonly location: SourceLocation }[];
}

interface AliasConflict {
  readonly alias: FormerName;
  readonly holder: Holder;
  readonly rival: Holder;
}

function operationHolder({ operationId, group, method, aliases }: OperationModel): Holder {
  return {
    title: `operation "${operationId}"`,
    name: operationId,
    surfaces: operationSurfaces({ operationId, group, method }),
    aliases: aliases.map((alias) => ({
      name: alias.operationId,
      location: alias.location,
      surfaces: operationSurfaces(alias),
    })),
    written: aliases as OperationAliasModel[], // just read
  };
}

/** `pets.get` of the client, and `petsGet` of standalone functions; no identifier contains a dot. */
function operationSurfaces({ operationId, group, method }: OperationName): string[] {
  return [`${group}.${method}`, camelCase(operationId)];
}

function componentHolder({ name, identifier, aliases }: ComponentModel): Holder {
  return {
    title: `component "${name}"`,
    name,
    surfaces: [identifier],
    aliases: aliases.map((alias) => ({
      name: alias.name,
      location: alias.location,
      surfaces: [alias.identifier],
    })),
    written: aliases as ComponentAliasModel[], // just read
  };
}

/** Names are unique. Names in code may be equal for one holder: `pet-item` is `PetItem` already. */
function findConflicts(holders: readonly Holder[]): AliasConflict[] {
  const names = new Map(holders.map((holder) => [holder.name, holder]));
  const surfaces = new Map(holders.flatMap((holder) => holder.surfaces.map((surface) => [surface, holder])));
  return holders.flatMap((holder) =>
    holder.aliases.flatMap((alias) => {
      const others = alias.surfaces
        .map((surface) => surfaces.get(surface))
        .filter((other) => other !== holder);
      const rival = names.get(alias.name) ?? others.find((other) => other !== undefined);
      names.set(alias.name, holder);
      for (const surface of alias.surfaces) surfaces.set(surface, holder);
      return rival ? [{ alias, holder, rival }] : [];
    }),
  );
}
