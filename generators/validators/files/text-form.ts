import { type CheckNode, partsOfCheck, type TextForm } from "../../core/checks/check-node.ts";
import type { ParameterModel } from "../../core/model/api-model.ts";
import { isJson } from "../../core/model/media-type.ts";
import type { ZodRun } from "../run/zod-run.ts";

/** Returns how a server converts the text of a parameter; undefined if its validator needs no conversion. */
export function textForm(parameter: ParameterModel, check: CheckNode, run: ZodRun): TextForm | undefined {
  const { name, contentType, schema, style } = parameter;
  if (contentType !== undefined) return isJson(contentType) ? { json: true } : undefined;
  const { to, items, members } = formOf(check, run);
  const separator = items && separatorOf(parameter);
  const form = {
    ...(to && { to }),
    ...(items && { items }),
    ...(separator !== undefined && { separator }),
    ...(members && { members }),
  };
  if (Object.keys(form).length === 0) return undefined;
  if (READ.has(style) && (!members || style === "deepObject")) return form;
  run.report(schema, {
    code: "parameter-not-coerced",
    message: `The text of the parameter "${name}" is not converted, because of its style; its validator takes values.`,
    help: 'Use the style "form" or "simple", or "deepObject" for an object.',
  });
  return undefined;
}

const READ: ReadonlySet<string> = new Set([
  "form",
  "simple",
  "spaceDelimited",
  "pipeDelimited",
  "deepObject",
]);

/** Returns the separator of a list's items; undefined if each is sent separately. */
function separatorOf({ style, explode, in: location }: ParameterModel): string | undefined {
  if (style === "simple") return location === "header" ? ", " : ",";
  if (explode) return undefined;
  return { spaceDelimited: " ", pipeDelimited: "|" }[style] ?? ",";
}

/** The types that a value may have. */
interface Kinds {
  readonly scalars: Set<"number" | "bigint" | "boolean" | "string">;
  readonly items: CheckNode[];
  readonly members: Map<string, CheckNode>;
}

function formOf(check: CheckNode, run: ZodRun, isInner = false): TextForm {
  const { scalars, items, members } = kindsOf(check, run);
  // A text that may be a string is not converted, except at the top level, where the schema is tried first.
  const isText = scalars.delete("string") && isInner;
  const inner = [...members].map(([name, member]) => [name, formOf(member, run, true)] as const);
  const [item] = items;
  return {
    ...(scalars.size > 0 && !isText && { to: [...scalars] as TextForm["to"] & {} }), // without strings
    ...(item && { items: formOf(item, run, true) }),
    ...(members.size > 0 && { members: Object.fromEntries(inner) }),
  };
}

function kindsOf(root: CheckNode, { checks }: ZodRun): Kinds {
  const kinds: Kinds = { scalars: new Set(), items: [], members: new Map() };
  const checksOfValue = new Set([root]);
  for (const check of checksOfValue) {
    if (check.kind === "number") kinds.scalars.add(check.form);
    else if (check.kind === "boolean" || check.kind === "string") kinds.scalars.add(check.kind);
    else if (check.kind === "literals") for (const value of check.values) addScalar(kinds, typeof value);
    else if (check.kind === "array") kinds.items.push(check.items);
    else if (check.kind === "object")
      for (const { name, check: member } of check.members) kinds.members.set(name, member);
    else if (check.kind === "reference") checksOfValue.add(checks.targetOf(check));
    else if (check.kind === "unevaluated") checksOfValue.add(check.base);
    else if (check.kind !== "not" && check.kind !== "condition")
      for (const part of partsOfCheck(check)) checksOfValue.add(part);
  }
  return kinds;
}

function addScalar({ scalars }: Kinds, type: string): void {
  if (type === "number" || type === "bigint" || type === "boolean" || type === "string") scalars.add(type);
}
