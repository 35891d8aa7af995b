import type { Discriminator, SchemaModel } from "../../../../core/model/schema-model.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";

/** Changes of discriminators: the property, and which value selects which branch. */
export function compareDiscriminators(context: CompareContext, pair: WalkedPair): SchemaFinding[] {
  const [base, revision] = [findMarked(pair.base), findMarked(pair.revision)];
  const before = base?.discriminator?.propertyName;
  const after = revision?.discriminator?.propertyName;
  const marked = revision ?? base;
  if (!marked) return [];
  const reported = {
    side: revision ? ("revision" as const) : ("base" as const),
    place: marked.place,
    path: pair.path,
    certain: true,
  };
  if (before !== after)
    return [{ rule: "discriminator-changed", subject: before ?? after ?? "", before, after, ...reported }];
  return compareMappings(context, { base, revision }).map(({ rule, value, ...targets }) => ({
    rule,
    subject: value,
    ...targets,
    ...reported,
  }));
}

type Marked = SchemaModel & { readonly discriminator: Discriminator };

function findMarked(schema: SchemaModel): Marked | undefined {
  return flatten(schema).parts.find((part): part is Marked => part.discriminator !== undefined);
}

interface MappingChange {
  readonly rule: RuleId;
  readonly value: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function compareMappings(
  { base, revision, containment }: CompareContext,
  marked: { readonly base: Marked | undefined; readonly revision: Marked | undefined },
): MappingChange[] {
  const [before, after] = [mappingOf(marked.base), mappingOf(marked.revision)];
  const isSameTarget = (left: string, right: string) => {
    const old = base.schemas.find(({ name }) => name === left);
    const fresh = revision.schemas.find(({ name }) => name === right);
    return left === right || (old && fresh && containment.isSame(old.schema, fresh.schema)) === true;
  };
  const removed = [...before].filter(([value]) => !after.has(value));
  const added = [...after].filter(([value]) => !before.has(value));
  const renamed = removed.flatMap(([value, target]) => {
    const partner = added.find(([, other]) => isSameTarget(target, other));
    return partner ? [{ target, before: value, after: partner[0] }] : [];
  });
  const settled = new Set(renamed.flatMap((entry) => [entry.before, entry.after]));
  return [
    ...renamed.map(
      ({ target, ...values }) => ({ rule: "mapping-entry-renamed", value: target, ...values }) as const,
    ),
    ...[...new Set([...before.keys(), ...after.keys()])].flatMap((value): MappingChange[] => {
      const [left, right] = [before.get(value), after.get(value)];
      const change = { value, before: left, after: right };
      if (settled.has(value)) return [];
      if (left === undefined) return [{ rule: "mapping-entry-added", ...change }];
      if (right === undefined) return [{ rule: "mapping-entry-removed", ...change }];
      return isSameTarget(left, right) ? [] : [{ rule: "mapping-entry-changed", ...change }];
    }),
  ];
}

/** Value to component: as written, and by their names the components that no entry names. */
function mappingOf(marked: Marked | undefined): Map<string, string> {
  const written = [...(marked?.discriminator.mapping ?? [])].map(
    ([value, target]) => [value, target.replace("#/components/schemas/", "")] as const,
  );
  const named = new Set(written.map(([, component]) => component));
  const options = [...(marked?.oneOf ?? []), ...(marked?.anyOf ?? [])];
  const implied = options.flatMap(({ reference }) =>
    reference?.component === undefined || named.has(reference.component)
      ? []
      : [[reference.component, reference.component] as const],
  );
  return new Map([...implied, ...written]);
}
