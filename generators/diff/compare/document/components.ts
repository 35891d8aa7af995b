import { childPointer } from "../../../core/document/pointer.ts";
import type { ApiModel, ComponentModel, NodeModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { documentPart, inside, type Part, report } from "./differences.ts";
import { compareAliases, namesOf } from "./names.ts";

/** Removed and added aliases of components. */
export function compareComponentAliases(context: CompareContext): Difference[] {
  const findKept = createFindKept(context.revision.schemas);
  return context.base.schemas.flatMap((component) => {
    const kept = findKept(component) ?? { name: component.name, aliases: [] };
    return compareAliases({ ...componentsPart(context), nodes: { base: component, revision: kept } });
  });
}

function componentsPart(context: CompareContext): Part<NodeModel, "both"> {
  return inside(documentPart(context), "components");
}

/** Finds components that keep their name in the document and have another one in TypeScript. */
export function compareTypeNames(context: CompareContext): Difference[] {
  const { base, revision } = context;
  const current = new Map(
    revision.schemas.flatMap((component) =>
      [component, ...component.aliases].map(
        ({ name, identifier }) => [name, { component, identifier }] as const,
      ),
    ),
  );
  return base.schemas
    .flatMap((component) => [component, ...component.aliases])
    .flatMap(({ name: subject, identifier: before }) => {
      const now = current.get(subject);
      if (now === undefined || typeNamesOf(now.component).has(before)) return [];
      const { component, identifier: after } = now;
      const location = revision.locationAt(childPointer(component.schema.location.pointer, CODEGEN_NAME));
      const reported = { ...componentsPart(context), location, subject, before, after };
      return [report("component-type-renamed", reported)];
    });
}

/** Returns the names by which code imports a component. */
function typeNamesOf({ identifier, aliases }: ComponentModel): ReadonlySet<string> {
  return new Set([identifier, ...aliases.map((alias) => alias.identifier)]);
}

/** Extension that names a component in TypeScript. */
export const CODEGEN_NAME = "x-codegen-name";

/** Finds a component by its name, else the first one that has one of its names now. */
function createFindKept(
  components: readonly ComponentModel[],
): (component: ComponentModel) => ComponentModel | undefined {
  const byName = new Map(components.map((one) => [one.name, one]));
  return (component) => {
    const names = namesOf(component);
    const hasOne = ({ name, aliases }: ComponentModel) =>
      names.has(name) || aliases.some((alias) => names.has(alias.name));
    return byName.get(component.name) ?? components.find(hasOne);
  };
}

/**
 * Gives renames that keep the old name as an alias their own rule. Drops changes of `x-codegen-aliases` and
 * `x-codegen-name` that are reported by alias or by renamed type.
 */
export function settleAliases({ schemas }: ApiModel, differences: readonly Difference[]): Difference[] {
  const kept = new Set(
    schemas.flatMap(({ name, aliases }) => aliases.map((alias) => nameKey(alias.name, name))),
  );
  const renamed = new Set(
    differences
      .filter(({ rule }) => rule === "component-type-renamed")
      .map(({ location }) => location.pointer),
  );
  return differences.flatMap((difference) => {
    const { rule, before, after, subject, location } = difference;
    if (rule === "schema-extension-changed" && subject === "x-codegen-aliases") return [];
    if (rule === "schema-extension-changed" && renamed.has(location.pointer)) return [];
    const isKept = rule === "component-renamed" && kept.has(nameKey(before, after));
    return [isKept ? { ...difference, rule: "component-renamed-with-alias" } : difference];
  });
}

function nameKey(before: unknown, after: unknown): string {
  return JSON.stringify([before, after]);
}

/** Finds components whose names were removed or became aliases, without reported renames. */
export function findRemovedComponents(
  context: CompareContext,
  reported: readonly Difference[],
): Difference[] {
  const { base, revision } = context;
  const kept = new Set(revision.schemas.map(({ name }) => name));
  const renamed = new Set(reported.filter(({ rule }) => RENAMES.has(rule)).map(({ before }) => before));
  const declared = new Map([...formerNames(context, "schema")].map(([to, from]) => [from, to]));
  return base.schemas
    .filter(({ name }) => !kept.has(name) && !renamed.has(name))
    .map((component) => {
      const part = { ...componentsPart(context), subject: component.name };
      const renamed = { ...part, before: component.name };
      const now = revision.schemas.find(({ name }) => name === declared.get(component.name));
      if (now)
        return report("component-renamed", { ...renamed, location: now.schema.location, after: now.name });
      const alias = findAlias(component, revision);
      if (alias) return report("component-renamed-with-alias", { ...renamed, ...alias });
      return report("component-removed", { ...part, side: "base", location: component.schema.location });
    });
}

const RENAMES: ReadonlySet<RuleId> = new Set(["component-renamed", "component-renamed-with-alias"]);

/** Finds the component that has the name of another one as an alias, and the place of the alias. */
function findAlias({ name }: ComponentModel, { schemas }: ApiModel) {
  for (const { name: after, aliases } of schemas) {
    const alias = aliases.find((former) => former.name === name);
    if (alias) return { after, location: alias.location };
  }
  return undefined;
}
