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

/**
 * Reports aliases that are already a name in the document or in generated code, and removes them from the model, which
 * is not shared yet.
 */
export function dropConflictingAliases(
  { report }: Pick<ModelContext, "report">,
  operations: readonly OperationModel[],
  components: readonly ComponentModel[],
): void {
  const operationHolders = operations.map(
    (operation): Holder<OperationAliasModel> => ({
      title: `operation "${operation.operationId}"`,
      names: operationNames(operation),
      aliases: operation.aliases as OperationAliasModel[], // just read
    }),
  );
  const componentHolders = components.map(
    (component): Holder<ComponentAliasModel> => ({
      title: `component "${component.name}"`,
      names: componentNames(component),
      aliases: component.aliases as ComponentAliasModel[], // just read
    }),
  );
  dropConflicts(operationHolders, operationNames, report);
  dropConflicts(componentHolders, componentNames, report);
}

/** A name in the document, and the names in generated code that follow from it. */
interface Names {
  readonly name: string;
  readonly surfaces: readonly string[];
}

interface Holder<Alias> {
  /** Name in messages. */
  readonly title: string;
  readonly names: Names;
  /** The list in the model. */
  readonly aliases: Alias[];
}

/** `pets.get` of the client, and `petsGet` of standalone functions; no identifier contains a dot. */
function operationNames({ operationId, group, method }: OperationName): Names {
  return { name: operationId, surfaces: [`${group}.${method}`, camelCase(operationId)] };
}

function componentNames({ name, identifier }: Pick<ComponentModel, "name" | "identifier">): Names {
  return { name, surfaces: [identifier] };
}

/** Names are unique. Names in code may be equal for one holder: `pet-item` is `PetItem` already. */
function dropConflicts<Alias extends { readonly location: SourceLocation }>(
  holders: readonly Holder<Alias>[],
  namesOf: (alias: Alias) => Names,
  report: ModelContext["report"],
): void {
  const names = new Map(holders.map((holder) => [holder.names.name, holder]));
  const surfaces = new Map(
    holders.flatMap((holder) => holder.names.surfaces.map((surface) => [surface, holder])),
  );
  for (const holder of holders)
    for (const alias of [...holder.aliases]) {
      const own = namesOf(alias);
      const others = own.surfaces.map((surface) => surfaces.get(surface)).filter((other) => other !== holder);
      const rival = names.get(own.name) ?? others.find((other) => other !== undefined);
      names.set(own.name, holder);
      for (const surface of own.surfaces) surfaces.set(surface, holder);
      if (rival === undefined) continue;
      holder.aliases.splice(holder.aliases.indexOf(alias), 1);
      report(alias.location, {
        code: "alias-taken",
        message: `The alias "${own.name}" of ${holder.title} is already a name of ${holder === rival ? "it" : rival.title}. It is left out.`,
        help: "List only former names that nothing uses now, each of them once.",
      });
    }
}
