import { childPointer, toSegments } from "../../../core/document/pointer.ts";
import { localReference } from "../../../core/document/reference.ts";
import { schemaKeyword } from "../../../core/document/schema-keywords.ts";
import { bestOfEach } from "../../../core/group-by.ts";
import type { ComponentModel } from "../../../core/model/api-model.ts";
import type { SourceLocation } from "../../../core/model/source-location.ts";
import { rankOf } from "../../change.ts";
import type { Difference } from "../../rules/difference.ts";
import { RULES } from "../../rules/index.ts";
import { verdictOf } from "../../rules/verdicts.ts";
import type { CompareContext } from "../context.ts";
import { mapPair, type Pair, pairNodes } from "../pair/pair-nodes.ts";
import type { Travel } from "../schema/direction/directional-view.ts";
import { CODEGEN_NAME } from "./components.ts";
import { DOCUMENT_POSITION } from "./differences.ts";
import { compareSchemasAt } from "./schemas-at.ts";

/**
 * Compares components that no operation or event of both documents uses. Packages export their types and validators,
 * for code that reads values and for code that creates them.
 */
export function compareExportedComponents(context: CompareContext): Difference[] {
  const pairs = pairNodes(
    mapPair(context, ({ schemas }) => schemas),
    [({ name }) => name],
  ).both.filter(({ base: { name } }) => !context.hasSameText(writtenAt(context, name)));
  const compared = new Set(context.compared);
  const isShown = (name: string) => (direction: Travel) => compared.has(`${direction} ${name}`);
  const isUnused = (name: string) => !DIRECTIONS.some(isShown(name));
  const reported = new Set(
    pairs
      .map(({ base }) => base.name)
      .filter((name) => isUnused(name) || DIRECTIONS.every(isShown(name)))
      .map((name) => localReference(childPointer(COMPONENTS, name))),
  );
  return pairs.flatMap((pair) => {
    const { name } = pair.base;
    if (!isUnused(name) || isReportedBelow(context, name, reported)) return [];
    const differences = DIRECTIONS.flatMap((direction) =>
      compareComponent(context, pair, direction).filter(
        // Used components are compared at their uses, and names in TypeScript separately.
        ({ location, subject }) => !isShown(componentAt(location))(direction) && subject !== CODEGEN_NAME,
      ),
    );
    return onePerEdit(differences, context);
  });
}

const COMPONENTS = "/components/schemas";
const DIRECTIONS = ["request", "response"] as const;

function compareComponent(
  context: CompareContext,
  { base, revision }: Pair<ComponentModel>,
  direction: Travel,
): Difference[] {
  if (context.isIdentical(base.schema, revision.schema)) return [];
  return compareSchemasAt(context, {
    base: base.schema,
    revision: revision.schema,
    holder: { base: base.schema.location, revision: revision.schema.location },
    direction,
    position: { ...DOCUMENT_POSITION, kind: "component", name: base.name },
  });
}

/**
 * True for a component whose own text is unchanged and that only contains changed components: each of those is reported
 * under its own name in both directions.
 */
function isReportedBelow(context: CompareContext, name: string, reported: ReadonlySet<string>): boolean {
  const written = writtenAt(context, name);
  const changed = context.changedReferences(written);
  return changed?.every((reference) => reported.has(reference)) === true && !isCombining(written.base);
}

function writtenAt(context: CompareContext, name: string): Pair<unknown> {
  return mapPair(context, (model) => model.writtenAt(childPointer(COMPONENTS, name)));
}

/** Keywords through which a change of a subschema is the same change of its parent. */
const HOLDING = ["properties", "additionalProperties", "prefixItems", "items", "anyOf"];

/**
 * True if a change of a schema may be another change of the schema that refers to it, as with `allOf` or `not`. Also
 * true for properties with such names; this costs one comparison and changes no result.
 */
function isCombining(written: unknown): boolean {
  if (typeof written !== "object" || written === null) return false;
  const keys = Object.keys(written);
  if ("$dynamicRef" in written || "discriminator" in written || ("$ref" in written && keys.length > 1))
    return true;
  const combines = (key: string) => schemaKeyword(key)?.schemas !== undefined && !HOLDING.includes(key);
  return keys.some(combines) || Object.values(written).some(isCombining);
}

function componentAt({ pointer }: SourceLocation): string {
  return toSegments(pointer)[2] ?? "";
}

/** Keeps one difference per edit, the one with the worse verdict: each edit is found in both directions. */
function onePerEdit(differences: readonly Difference[], context: CompareContext): Difference[] {
  const options = { ...context.options, newEnumValues: "breaking" as const };
  const rank = (difference: Difference) => rankOf(verdictOf(RULES[difference.rule], difference, options));
  return bestOfEach(
    differences,
    (difference) => `${difference.location.pointer} ${RULES[difference.rule].message(difference)}`,
    (difference, known) => rank(difference) < rank(known),
  );
}
