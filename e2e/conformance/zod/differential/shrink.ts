import { isObject, type Json } from "../../../../generators/core/json.ts";
import { compare, type Disagreement } from "./compare.ts";
import { isSchema } from "./verdicts.ts";

/** Rounds after which a pair is small enough, or will not become smaller. */
const MAX_ROUNDS = 40;

/** Returns the smallest disagreement that is found by removing parts of the schema and of the value. */
export async function shrink(pair: Disagreement): Promise<Disagreement> {
  let smallest = pair;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const candidates = [
      ...smaller(smallest.schema).map((schema) => ({ schema, instances: [smallest.instance] })),
      ...smaller(smallest.instance).map((instance) => ({ schema: smallest.schema, instances: [instance] })),
    ].filter(({ schema }) => isSchema(schema) && hasItsTargets(schema));
    const { disagreements } = await compare(candidates);
    const [next] = [...disagreements].sort((a, b) => sizeOf(a) - sizeOf(b));
    if (next === undefined || sizeOf(next) >= sizeOf(smallest)) return smallest;
    smallest = next;
  }
  return smallest;
}

function sizeOf({ schema, instance }: Disagreement): number {
  return JSON.stringify([schema, instance]).length;
}

/** References to definitions that were left out would be another mistake. */
function hasItsTargets(schema: Json): boolean {
  const definitions = isObject(schema) && isObject(schema.$defs) ? schema.$defs : {};
  const named = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w)"/g)].map(([, name = ""]) => name);
  return named.every((name) => Object.hasOwn(definitions, name));
}

/** The value without one of its parts, or with one of its parts in its place. */
function smaller(value: Json): Json[] {
  if (Array.isArray(value)) {
    const without = value.map((_, at) => value.filter((__, index) => index !== at));
    const within = value.flatMap((item, at) =>
      smaller(item).map((part) => value.map((other, index) => (index === at ? part : other))),
    );
    return [...value, ...without, ...within];
  }
  if (!isObject(value)) return [];
  const entries = Object.entries(value).map(([key, member = null]) => [key, member] as const);
  const without = entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key)));
  const within = entries.flatMap(([key, member]) =>
    smaller(member).map((part) =>
      Object.fromEntries(entries.map(([other, kept]) => [other, other === key ? part : kept])),
    ),
  );
  return [...entries.map(([, member]) => member), ...without, ...within];
}
