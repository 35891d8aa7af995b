import { childPointer } from "../../../core/document/pointer.ts";
import type { ApiModel, ComponentModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { DOCUMENT_POSITION, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareAliases, namesOf } from "./names.ts";

/** Removed and added aliases of components. */
export function compareComponentAliases({ base, revision }: CompareContext): Difference[] {
  const position = within(DOCUMENT_POSITION, "components");
  const findKept = createFindKept(revision.schemas);
  return base.schemas.flatMap((component) => {
    const kept = findKept(component) ?? { name: component.name, aliases: [] };
    return compareAliases({ base: component, revision: kept }, position);
  });
}

/** Finds components that keep their name in the document and have another one in TypeScript. */
export function compareTypeNames({ base, revision }: CompareContext): Difference[] {
  const current = new Map(
    revision.schemas.flatMap((component) =>
      [component, ...component.aliases].map(
        ({ name, identifier }) => [name, { component, identifier }] as const,
      ),
    ),
  );
  return base.schemas
    .flatMap((component) => [component, ...component.aliases])
    .flatMap(({ name, identifier: before }) => {
      const now = current.get(name);
      if (now === undefined || typeNamesOf(now.component).has(before)) return [];
      const { component, identifier: after } = now;
      const location = revision.locationAt(childPointer(component.schema.location.pointer, CODEGEN_NAME));
      const position = within(DOCUMENT_POSITION, "components");
      const reported = { direction: "both", position, location, subject: name, before, after } as const;
      return [reportInRevision("component-type-renamed", reported)];
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
  { base, revision }: CompareContext,
  reported: readonly Difference[],
): Difference[] {
  const kept = new Set(revision.schemas.map(({ name }) => name));
  const renamed = new Set(reported.filter(({ rule }) => RENAMES.has(rule)).map(({ before }) => before));
  const declared = new Map([...formerNames({ base, revision }, "schema")].map(([to, from]) => [from, to]));
  return base.schemas
    .filter(({ name }) => !kept.has(name) && !renamed.has(name))
    .map((component) => {
      const after = declared.get(component.name);
      const now = revision.schemas.find(({ name }) => name === after);
      return now ? reportDeclared(component.name, now) : reportRemoved(component, revision);
    });
}

const RENAMES: ReadonlySet<RuleId> = new Set(["component-renamed", "component-renamed-with-alias"]);

function reportDeclared(before: string, { name: after, schema: { location } }: ComponentModel): Difference {
  const position = within(DOCUMENT_POSITION, "components");
  const reported = { direction: "both", position, location, subject: before, before, after } as const;
  return reportInRevision("component-renamed", reported);
}

function reportRemoved({ name, schema }: ComponentModel, { schemas }: ApiModel): Difference {
  const position = within(DOCUMENT_POSITION, "components");
  const reported = { direction: "both", position, subject: name } as const;
  for (const { name: after, aliases } of schemas) {
    const alias = aliases.find((former) => former.name === name);
    if (alias)
      return reportInRevision("component-renamed-with-alias", {
        ...reported,
        location: alias.location,
        before: name,
        after,
      });
  }
  return reportInBase("component-removed", { ...reported, location: schema.location });
}
