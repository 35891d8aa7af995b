import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Alternative } from "../terms/alternative.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { connectedTo, spokenNames } from "../terms/spoken-names.ts";
import { allOfThem, describing, OBJECTS } from "../terms/synthetic-schema.ts";
import type { Term } from "../terms/term.ts";

/** All that matters to some properties of an object, without what is said of others. */
export interface ConnectedTerm {
  readonly names: ReadonlySet<string>;
  readonly term: Term;
}

/** What the alternative and its choices say of the properties that a schema speaks of; undefined where that cannot be told apart. */
export function connectedTerm(
  schema: SchemaModel,
  { among, choices }: { readonly among: Alternative; readonly choices: readonly SchemaModel[] },
): ConnectedTerm | undefined {
  if (among.type !== "object" || spokenNames(schema) === undefined) return undefined;
  const connected = [...connectedTo(schema, choices.filter(spokenNames))];
  const names = new Set(connected.flatMap((one) => [...(spokenNames(one) ?? [])]));
  const { property, required } = objectFacts(among);
  const properties = new Map([...names].map((name) => [name, allOfThem(property(name)?.all ?? [])]));
  const described = describing(
    properties,
    [...names].filter((name) => required.has(name)),
  );
  const said = connected.filter((one) => one !== schema || choices.includes(one));
  return { names, term: { all: [OBJECTS, described, ...said], none: [] } };
}
