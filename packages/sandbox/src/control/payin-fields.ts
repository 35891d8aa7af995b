import * as exact from "@crossborder/zod";
import * as z from "zod";
import { document, resolveSchema, type SchemaNode } from "../description/document.ts";
import { members } from "../names/members.ts";
import { unknownName } from "../names/unknown-name.ts";
import { blankPayin } from "../rules/payins.ts";

const payin: SchemaNode = document.components.schemas.Payin ?? {};
const { id: _, ...settable } = payin.properties ?? {};

/** Members of a payin as in the description, at any depth; the sandbox fills in the others. */
export const payinFields = members(
  Object.fromEntries(Object.keys(settable).map((name) => [name, z.unknown().optional()])),
).superRefine((fields, context) => {
  const { error } = exact.Payin.safeParse({ id: "pi_000000000000", ...blankPayin(), ...fields });
  for (const { path, message } of [...unknownMembers(payin, fields), ...(error?.issues ?? [])])
    context.addIssue({ code: "custom", path: [...path], message });
});

interface UnknownMember {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Objects whose members are not all shown may have any. */
function unknownMembers(node: SchemaNode, value: unknown, path: readonly string[] = []): UnknownMember[] {
  const schema = objectSchema(node);
  if (typeof value !== "object" || value === null || !schema?.properties) return [];
  const known = new Map(Object.entries(schema.properties));
  return Object.entries(value).flatMap(([name, member]): UnknownMember[] => {
    const place = [...path, name];
    const described = known.get(name);
    if (described) return unknownMembers(described, member, place);
    if (schema["x-codegen-unspecified"] !== undefined) return [];
    return [{ path: place, message: unknownName(name, [...known.keys()], "member") }];
  });
}

/** Returns the schema with the members: a nullable one has two alternatives. */
function objectSchema(node: SchemaNode): SchemaNode | undefined {
  const schema = resolveSchema(node);
  return [schema, ...(schema.anyOf ?? []).map(resolveSchema)].find(({ properties }) => properties);
}
