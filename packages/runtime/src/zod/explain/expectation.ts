import { alternatives, oneOfValues } from "../issues/shortened.ts";
import type { JsonTypeName } from "../json/json-type.ts";
import { definitionOf, type Schema } from "../zod-internals.ts";
import { type DescribedMember, described } from "./described.ts";

const NOUNS: Readonly<Record<JsonTypeName, string>> = {
  null: "null",
  boolean: "a boolean",
  number: "a number",
  string: "a string",
  array: "an array",
  object: "an object",
};

/** Maximum number of members in a message. */
const MAX_MEMBERS = 5;

/** Returns a noun phrase for what a schema expects (`a string`); undefined if that takes more than a few words. */
export function expectation(schema: Schema): string | undefined {
  const nouns = nounsOf(schema);
  return nouns && alternatives(nouns, MAX_MEMBERS);
}

/** Returns noun phrases for what schemas expect, joined by `or`, without duplicates. */
export function expectations(schemas: readonly Schema[]): string {
  const nouns = schemas.flatMap((schema) => nounsOf(schema) ?? ["another value"]);
  return alternatives(nouns, MAX_MEMBERS);
}

function nounsOf(schema: Schema): readonly string[] | undefined {
  const def = definitionOf(schema);
  if (def.type === "union") {
    const each = def.options.map(nounsOf);
    return each.includes(undefined) || each.length > MAX_MEMBERS
      ? undefined
      : each.flatMap((nouns) => nouns ?? []);
  }
  const { types, members, values } = described(schema);
  if (values) return [oneOfValues([...values])];
  const details = membersInWords(members);
  const nouns = types ? [...types].map((type) => NOUNS[type]) : members.size > 0 ? [NOUNS.object] : [];
  if (nouns.length === 0) return undefined;
  return details === undefined ? nouns : [`${nouns.join(" or ")} ${details}`];
}

function membersInWords(members: ReadonlyMap<string, DescribedMember>): string | undefined {
  const required = [...members].filter(([, { isRequired }]) => isRequired);
  const shown = (required.length > 0 ? required : [...members]).slice(0, MAX_MEMBERS);
  return shown.length === 0 ? undefined : `with ${shown.map(memberInWords).join(" and ")}`;
}

function memberInWords([key, { schema }]: readonly [string, DescribedMember]): string {
  const { types, values } = described(schema);
  const what = values
    ? oneOfValues([...values])
    : types && [...types].map((type) => NOUNS[type]).join(" or ");
  return what === undefined ? JSON.stringify(key) : `${JSON.stringify(key)} (${what})`;
}
