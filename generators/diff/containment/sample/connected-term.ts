import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Alternative } from "../terms/alternative.ts";
import { connectedTo, constrainedNames } from "../terms/constrained-names.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { combining, describing, OBJECTS } from "../terms/synthetic-schema.ts";
import type { Term } from "../terms/term.ts";

/**
 * Returns the properties that a schema constrains, and the constraints of an alternative and its choices on them;
 * undefined if they cannot be separated.
 */
export function connectedTerm(
  schema: SchemaModel,
  { among, choices }: { readonly among: Alternative; readonly choices: readonly SchemaModel[] },
) {
  if (among.type !== "object" || constrainedNames(schema) === undefined) return undefined;
  const connected = [...connectedTo(schema, choices.filter(constrainedNames))];
  const names = new Set(connected.flatMap((one) => [...(constrainedNames(one) ?? [])]));
  const { property, required } = objectFacts(among);
  const properties = new Map([...names].map((name) => [name, combining("allOf", property(name)?.all ?? [])]));
  const described = describing(
    properties,
    [...names].filter((name) => required.has(name)),
  );
  const others = connected.filter((one) => one !== schema || choices.includes(one));
  const term: Term = { all: [OBJECTS, described, ...others], none: [] };
  return { names, term };
}
