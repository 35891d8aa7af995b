import { childPointer, parentPointer } from "../../../core/document/pointer.ts";
import { jsonText } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { RENAMED_FROM } from "../../../core/model/renamed-parts.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { type DeclaredRename, findDeclaredRenames } from "./declared-renames.ts";

/** Old names of a kind that the revision replaces, by the new ones. */
export function formerNames(
  models: Pair<ApiModel>,
  kind: DeclaredRename["kind"],
): ReadonlyMap<string, string> {
  const renames = replacing(models).filter((one) => one.kind === kind);
  return new Map(renames.map(({ from, to }) => [to, from]));
}

/** Replaces the removal and addition of a declared rename by one rename. */
export function withRenames(models: Pair<ApiModel>, differences: readonly Difference[]): Difference[] {
  const inSchemas = replacing(models).filter(({ kind }) =>
    ["property", "enum-value", "event"].includes(kind),
  );
  return differences.flatMap((difference) => {
    if (EXTENSION.includes(difference.rule) && difference.subject === RENAMED_FROM) return [];
    const found = inSchemas.filter((rename) => isPartOf(rename, difference));
    return found.length === 0 ? [difference] : found.map((rename) => renamed(difference, rename, models));
  });
}

/** Returns renames whose new name the base does not have; otherwise, the old name is simply removed. */
function replacing(models: Pair<ApiModel>): readonly DeclaredRename[] {
  return findDeclaredRenames(models).renames.filter(({ isBesideOld }) => !isBesideOld);
}

const EXTENSION: readonly RuleId[] = ["extension-changed", "schema-extension-changed"];

/** Rules for added and removed properties, at the property itself. */
const PRESENCE: readonly RuleId[] = [
  "property-added",
  "property-added-to-closed-object",
  "property-added-to-map",
  "property-added-to-typed-map",
  "property-removed",
  "property-removed-after-sunset",
];
/** Rules for added and removed properties, at the object. */
const IN_OBJECT: readonly RuleId[] = [
  "property-newly-required",
  "property-no-longer-required",
  "property-forbidden",
  "property-allowed",
];
const MEMBERS: readonly RuleId[] = ["enum-member-added", "enum-member-removed", "constant-changed"];

function isPartOf(rename: DeclaredRename, { rule, side, location, subject, reached }: Difference): boolean {
  const { kind, pointers, from, to } = rename;
  const pointer = pointers[side];
  if (kind === "property") {
    if (PRESENCE.includes(rule))
      return location.pointer === pointer || childOf(location.pointer, subject) === pointer;
    return IN_OBJECT.includes(rule) && [from, to].includes(subject) && location.pointer === objectAt(pointer);
  }
  if (!MEMBERS.includes(rule) || ![jsonText(from), jsonText(to)].includes(subject)) return false;
  return kind === "event" ? reached.kind === "webhook" && reached.name === to : location.pointer === pointer;
}

function childOf(pointer: string, name: string): string {
  return childPointer(pointer, "properties", name);
}

function objectAt(pointer: string): string {
  return parentPointer(parentPointer(pointer));
}

function renamed(
  difference: Difference,
  rename: DeclaredRename,
  { base, revision }: Pair<ApiModel>,
): Difference {
  const { kind, from, to, pointers } = rename;
  const { reached } = difference;
  const { value } = reached;
  const isOfNew = kind === "property" && value.endsWith(to);
  return {
    ...difference,
    rule: kind === "property" ? "property-renamed" : "enum-value-renamed",
    side: "revision",
    location: kind === "event" ? difference.location : revision.locationAt(pointers.revision),
    former: base.locationAt(pointers.base),
    line: undefined,
    subject: to,
    before: from,
    after: to,
    reached: { ...reached, value: isOfNew ? value.slice(0, -to.length) + from : value },
    certain: true,
    counterexample: undefined,
  };
}
