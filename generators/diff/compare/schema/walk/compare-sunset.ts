import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { CompareContext } from "../../context.ts";
import { type Deprecatable, isPastSunset, movedSunset } from "../../document/lifecycle.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";

/** Compares sunset dates of parts of requests and responses. Operations decide whether one is too soon. */
export function compareSunset(_: CompareContext, pair: WalkedPair): SchemaFinding[] {
  const nodes = { base: deprecatable(pair.base), revision: deprecatable(pair.revision) };
  const { location, deprecated } = nodes.revision;
  const about = { side: "revision", location, subject: "x-sunset", certain: true, path: pair.path } as const;
  const moved = movedSunset(nodes).map((dates) => ({ ...about, ...dates, direction: "both" as const }));
  if (!deprecated) return moved;
  return [...moved, { ...about, rule: "sunset-too-soon", direction: "both", lifecycle: nodes }];
}

/** True for a property that may be removed today. */
export function mayBeRemoved({ options }: CompareContext, property: SchemaModel): boolean {
  return isPastSunset(deprecatable(property), options.today);
}

/** Reads the lifecycle of a property, which may be deprecated beside its reference or behind it. */
function deprecatable(schema: SchemaModel): Deprecatable {
  const marked = flatten(schema).parts.find(({ annotations }) => annotations.deprecated);
  const { annotations, location } = marked ?? schema;
  return { deprecated: marked !== undefined, extensions: annotations.extensions, location };
}
