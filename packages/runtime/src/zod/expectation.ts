import type * as z from "zod";
import type { AnySchema } from "./accept/accepts.ts";
import { type DescribedMember, described } from "./described.ts";
import { oneOfValues } from "./equal-to.ts";
import type { JsonTypeName } from "./json-type.ts";

const NOUNS: Readonly<Record<JsonTypeName, string>> = {
  null: "null",
  boolean: "a boolean",
  number: "a number",
  string: "a string",
  array: "an array",
  object: "an object",
};

/** Members that are named in a sentence. */
const MAX_MEMBERS = 5;

/** What a schema expects, as a noun with its article; undefined where that cannot be said in a few words. */
export function expectation(schema: z.ZodType): string | undefined {
  const { def } = (schema as unknown as AnySchema)._zod;
  if (def.type === "union") return inAnyWords(def.options);
  const { types, members, values } = described(schema);
  if (values) return oneOfValues([...values]);
  const details = membersInWords(members);
  const nouns = types ? [...types].map((type) => NOUNS[type]) : members.size > 0 ? [NOUNS.object] : [];
  if (nouns.length === 0) return undefined;
  return [nouns.join(" or "), ...(details === undefined ? [] : [details])].join(" ");
}

function inAnyWords(options: readonly z.core.SomeType[]): string | undefined {
  const each = options.map((option) => expectation(option as unknown as z.ZodType)); // SomeType is its structural shadow
  return each.includes(undefined) || each.length > MAX_MEMBERS ? undefined : [...new Set(each)].join(" or ");
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
