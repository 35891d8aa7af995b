import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";

/** Renames whose old name stays, told as such. That a list of former names changed is told by the names in it. */
export function settleAliases({ schemas }: ApiModel, differences: readonly Difference[]): Difference[] {
  const kept = new Set(
    schemas.flatMap(({ name, aliases }) => aliases.map((alias) => nameKey(alias.name, name))),
  );
  return differences.flatMap((difference) => {
    const { rule, before, after, subject } = difference;
    if (rule === "schema-extension-changed" && subject === "x-aliases") return [];
    const isKept = rule === "component-renamed" && kept.has(nameKey(before, after));
    return [isKept ? { ...difference, rule: "component-renamed-with-alias" } : difference];
  });
}

function nameKey(before: unknown, after: unknown): string {
  return JSON.stringify([before, after]);
}
