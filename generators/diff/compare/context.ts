import type { ApiModel } from "../../core/model/api-model.ts";
import { createOpenEnums } from "../../core/model/reading/open-enums.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Containment, createContainment } from "../containment/containment.ts";
import { createSameMeaning, type LeadsTo, type SameMeaning } from "../containment/meaning/same-meaning.ts";
import type { DiffOptions } from "../options.ts";
import type { Pair } from "./pair/pair-nodes.ts";
import { createSameText, type SameText } from "./same-text.ts";
import {
  createFindContradictions,
  type FindContradictions,
} from "./schema/contradiction/find-contradictions.ts";
import { createRelaxation, type Relaxation } from "./schema/contradiction/relax-schemas.ts";
import {
  createDirectionalViews,
  type DirectionalView,
  type Travel,
} from "./schema/direction/directional-view.ts";
import { createReadChoices, type ReadChoices } from "./schema/discriminator/choices.ts";
import type { ComparedChoices } from "./schema/discriminator/compare-choices.ts";
import type { SchemaFinding } from "./schema/finding.ts";
import type { Walked, WalkedStep } from "./schema/walk/walk-schemas.ts";
import { createInheritors } from "./written-references.ts";

/** What all comparisons of two documents share. Results about pairs of schemas are cached here. */
export interface CompareContext {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly options: DiffOptions;
  readonly containment: Containment;
  /** True for unchanged nodes of the two documents. Most are, and they are found before they are read. */
  readonly isWrittenAlike: SameText["isWrittenAlike"];
  readonly changedReferences: SameText["changedReferences"];
  /** Findings about schemas that stand at several places, by their text. */
  readonly schemaChanges: Map<string, readonly SchemaFinding[]>;
  /** Findings about whole pairs of schemas, by direction and pair. */
  readonly changesOfPairs: Map<string, readonly SchemaFinding[]>;
  /** What was found about single pairs of schemas, by direction, pair, and what stands around it. */
  readonly walked: Map<string, WalkedStep>;
  /** Targets of the discriminators of each document. */
  readonly choices: Pair<ReadChoices>;
  /** Findings about discriminators, by direction and pair. */
  readonly choicesOfPairs: Map<string, ComparedChoices>;
  /** Findings about the values for which a discriminator names a schema, by direction and pair. */
  readonly chosenValues: Map<string, Walked>;
  /** Components that were compared under their name, as `request Pet`. */
  readonly compared: Set<string>;
  /** True when two schemas are equal in every keyword, so that there is nothing to report. */
  readonly isIdentical: SameMeaning;
  /** Schemas as each direction sees them. */
  readonly views: Readonly<Record<Travel, DirectionalView>>;
  /** Where one of two schemas accepts nothing. */
  readonly findContradictions: FindContradictions;
  /** Schemas without the keywords by which they contradict themselves. */
  readonly relaxation: Relaxation;
  /** True for an enum of the base that may grow. */
  readonly isOpenEnum: (schema: SchemaModel) => boolean;
}

/** Prepares the comparison of two documents. */
export function createContext(
  { base, revision }: Pick<CompareContext, "base" | "revision">,
  options: DiffOptions,
  given?: Containment,
): CompareContext {
  const inheritors = createInheritors({ base, revision });
  const { isKnownSame, isWrittenAlike, changedReferences } = createSameText({ base, revision }, inheritors);
  const choices = { base: createReadChoices(base), revision: createReadChoices(revision) };
  const containment = given ?? createContainment({ isKnownSame });
  return {
    base,
    revision,
    options,
    containment,
    isWrittenAlike,
    changedReferences,
    schemaChanges: new Map(),
    changesOfPairs: new Map(),
    walked: new Map(),
    choices,
    choicesOfPairs: new Map(),
    chosenValues: new Map(),
    compared: new Set(),
    isIdentical: createSameMeaning({
      by: "everything",
      isKnownSame,
      leadsTo: { left: leadsTo(choices.base), right: leadsTo(choices.revision) },
    }),
    views: createDirectionalViews(),
    findContradictions: createFindContradictions(containment),
    relaxation: createRelaxation(),
    isOpenEnum: createOpenEnums(base),
  };
}

function leadsTo({ own }: ReadChoices): LeadsTo {
  return (schema) => {
    const choices = own(schema);
    return choices && new Map([...choices.byValue].map(([value, chosen]) => [value, chosen.schema]));
  };
}
