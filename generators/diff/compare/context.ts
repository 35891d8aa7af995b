import type { ApiModel } from "../../core/model/api-model.ts";
import { createOpenEnums } from "../../core/model/reading/open-enums.ts";
import { type Containment, createContainment } from "../containment/containment.ts";
import { createSameMeaning, type LeadsTo } from "../containment/meaning/same-meaning.ts";
import type { DiffOptions } from "../options.ts";
import type { Pair } from "./pair/pair-nodes.ts";
import { createSameText } from "./same-text.ts";
import { createFindContradictions } from "./schema/contradiction/find-contradictions.ts";
import { createRelaxation } from "./schema/contradiction/relax-schemas.ts";
import { createDirectionalViews } from "./schema/direction/directional-view.ts";
import { createReadChoices, type ReadChoices } from "./schema/discriminator/choices.ts";
import type { ComparedChoices } from "./schema/discriminator/compare-choices.ts";
import type { SchemaFinding } from "./schema/finding.ts";
import type { WalkedStep } from "./schema/walk/walk-schemas.ts";
import { createInheritors } from "./written-references.ts";

/** State shared by all comparisons of two documents. */
export type CompareContext = Readonly<ReturnType<typeof createContext>>;

/** Prepares the comparison of two documents. Results about pairs of schemas are cached here. */
export function createContext(models: Pair<ApiModel>, options: DiffOptions, given?: Containment) {
  const { base, revision } = models;
  const inheritors = createInheritors(models);
  const { isKnownSame, hasSameText, changedReferences } = createSameText(models, inheritors);
  const choices: Pair<ReadChoices> = { base: createReadChoices(base), revision: createReadChoices(revision) };
  const containment = given ?? createContainment({ isKnownSame });
  return {
    base,
    revision,
    options,
    containment,
    /** True for unchanged nodes of the two documents. Most are, and are recognized without reading them. */
    hasSameText,
    changedReferences,
    /** Findings about schemas that occur at several places, by their text. */
    schemaChanges: new Map<string, readonly SchemaFinding[]>(),
    /** Findings about whole pairs of schemas, by direction and pair. */
    changesOfPairs: new Map<string, readonly SchemaFinding[]>(),
    /** Findings about single pairs of schemas, by direction, pair, and the schemas around it. */
    walked: new Map<string, WalkedStep>(),
    /** Targets of the discriminators of each document. */
    choices,
    /** Findings about discriminators, by direction and pair. */
    choicesOfPairs: new Map<string, ComparedChoices>(),
    /** Findings about the values for which a discriminator names a schema, by direction and pair. */
    chosenValues: new Map<string, ComparedChoices>(),
    /** Components that were compared under their name, as `request Pet`. */
    compared: new Set<string>(),
    /** True if two schemas are equal in every keyword, so that there is nothing to report. */
    isIdentical: createSameMeaning({
      by: "everything",
      isKnownSame,
      leadsTo: { left: leadsTo(choices.base), right: leadsTo(choices.revision) },
    }),
    /** Schemas without the properties that do not travel in a direction. */
    views: createDirectionalViews(),
    /** Finds places where one of two schemas accepts nothing. */
    findContradictions: createFindContradictions(containment),
    /** Creates schemas without their contradicting keywords. */
    relaxation: createRelaxation(),
    /** True for an enum of the base that may grow. */
    isOpenEnum: createOpenEnums(base),
  };
}

function leadsTo({ own }: ReadChoices): LeadsTo {
  return (schema) => {
    const choices = own(schema);
    return choices && new Map([...choices.byValue].map(([value, chosen]) => [value, chosen.schema]));
  };
}
