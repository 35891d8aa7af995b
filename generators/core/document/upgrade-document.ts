import { type Diagnostic, type Fault, warningAt } from "../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import type { BundledDocument } from "./bundle/bundle-document.ts";
import { childNodes } from "./child-nodes.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { isDivided, type NodeKind } from "./grammar.ts";
import { childPointer, toPointer } from "./pointer.ts";
import { setIn } from "./set-in.ts";
import { splitDependencies } from "./split-dependencies.ts";
import { convertSwagger } from "./swagger/convert-swagger.ts";

type Mutable = Record<string, Json | undefined>;

/** Upgrades a document to 3.1, with a parameter for each placeholder. Reports rewritten and lost parts. */
export function upgradeDocument(document: BundledDocument): {
  value: BundledDocument;
  diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  let value = document;
  for (const step of document.version === "2.0" ? [convertSwagger, ...STEPS] : STEPS) {
    const done = step(value);
    value = done.value;
    diagnostics.push(...done.diagnostics);
  }
  return { value, diagnostics };
}

const STEPS = [upgradeKeywords, fillPlaceholders];

/**
 * Upgrades keywords of OpenAPI 3.0 to 3.1: `nullable`, boolean `exclusiveMinimum`, `example` of a schema, siblings of
 * `$ref` (which 3.0 ignores). `dependencies` of older drafts become the keywords of 2020-12. In a 3.1 document they are
 * upgraded as well, and reported as warnings.
 */
function upgradeKeywords(document: BundledDocument): {
  value: BundledDocument;
  diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const isOld = document.version === "3.0";
  const parts = isOld ? UPGRADED.from30 : UPGRADED.others;

  /** The values of a document never change: a part that was upgraded without a report is cached. */
  function upgradePart(kind: NodeKind, value: unknown, pointer: string): unknown {
    if (!isObject(value) || isDivided(kind)) return upgrade(kind, value, pointer);
    const known = parts.get(value);
    if (known?.kind === kind) return known.value;
    const reported = diagnostics.length;
    const upgraded = upgrade(kind, value, pointer);
    if (diagnostics.length === reported) parts.set(value, { kind, value: upgraded });
    return upgraded;
  }

  function upgrade(kind: NodeKind, value: unknown, pointer: string): unknown {
    if (!isObject(value)) return value;
    const upgradeChild = isDivided(kind) ? upgradePart : upgrade;
    let copy: Mutable | undefined;
    for (const child of childNodes(kind, value)) {
      const upgraded = upgradeChild(child.kind, child.value, pointer + toPointer(child.path));
      if (upgraded === child.value) continue;
      copy ??= { ...value };
      setIn(copy, value, child.path, upgraded);
    }
    if (kind !== "schema" || !REWRITTEN.some((keyword) => Object.hasOwn(value, keyword)))
      return copy ?? value;
    const report = (keyword: string, fault: Fault) =>
      diagnostics.push(warningAt(document, childPointer(pointer, keyword), fault));
    const schema = upgradeSchema(copy ?? { ...value }, { isOld, report });
    return unchanged(schema, value) ? value : schema;
  }

  const upgraded = upgrade("document", document.value, "") as JsonObject; // still an object
  const value = isOld ? { ...upgraded, openapi: "3.1.1" } : upgraded;
  return { value: { ...document, value }, diagnostics };
}

interface UpgradedPart {
  readonly kind: NodeKind;
  readonly value: unknown;
}

/** Cached parts that were upgraded without a report. */
const UPGRADED: Readonly<Record<"from30" | "others", WeakMap<object, UpgradedPart>>> = {
  from30: new WeakMap(),
  others: new WeakMap(),
};

/** A schema without these keywords does not change. */
const REWRITTEN = ["$ref", "nullable", "exclusiveMinimum", "exclusiveMaximum", "example", "dependencies"];

interface SchemaContext {
  readonly isOld: boolean;
  report(keyword: string, fault: Fault): void;
}

/** Reports a keyword of 3.0 in a newer document. */
function reportOld(keyword: string, { isOld, report }: SchemaContext): void {
  if (isOld) return;
  report(keyword, {
    code: "keyword-from-3.0",
    message: `"${keyword}" is a keyword of OpenAPI 3.0; it is read as 3.0 defines it.`,
    help: keyword === "nullable" ? 'Add "null" to `type` instead.' : "Write the bound itself as a number.",
  });
}

/** Siblings of a reference that do not constrain: that 3.0 ignores them is not reported. */
const ANNOTATIONS = "$ref title description summary default example deprecated externalDocs".split(" ");

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.includes(keyword) || keyword.startsWith("x-");
}

function upgradeSchema(schema: Mutable, context: SchemaContext): JsonObject {
  if (context.isOld && typeof schema.$ref === "string") {
    for (const keyword of Object.keys(schema).filter((one) => !isAnnotation(one)))
      context.report(keyword, {
        code: "keyword-beside-reference",
        message: `OpenAPI 3.0 ignores keywords beside "$ref", so "${keyword}" is ignored.`,
        help: 'Move the reference into "allOf", and put the keyword beside "allOf".',
      });
    return { $ref: schema.$ref };
  }
  upgradeBound(schema, { exclusive: "exclusiveMinimum", inclusive: "minimum" }, context);
  upgradeBound(schema, { exclusive: "exclusiveMaximum", inclusive: "maximum" }, context);
  if (context.isOld && Object.hasOwn(schema, "example") && schema.examples === undefined) {
    schema.examples = [schema.example ?? null];
    delete schema.example;
  }
  return upgradeNullable(context.isOld ? schema : splitDependencies(schema), context);
}

function upgradeBound(
  schema: Mutable,
  names: { exclusive: string; inclusive: string },
  context: SchemaContext,
): void {
  const flag = schema[names.exclusive];
  if (typeof flag !== "boolean") return;
  reportOld(names.exclusive, context);
  delete schema[names.exclusive];
  const bound = schema[names.inclusive];
  if (!flag || bound === undefined) return;
  schema[names.exclusive] = bound;
  delete schema[names.inclusive];
}

function upgradeNullable(schema: JsonObject, context: SchemaContext): JsonObject {
  if (typeof schema.nullable !== "boolean") return schema;
  const { nullable, ...rest } = schema;
  reportOld("nullable", context);
  if (!nullable) return rest;
  const { type } = rest;
  if (typeof type === "string")
    return withNullMember({ ...rest, type: type === "null" ? type : [type, "null"] }, context);
  if (Array.isArray(type))
    return withNullMember({ ...rest, type: type.includes("null") ? type : [...type, "null"] }, context);
  // In 3.0 `nullable` has no effect without a type, but next to a reference or a union authors mean it.
  return ["$ref", "allOf", "anyOf", "oneOf", "enum"].some((keyword) => rest[keyword] !== undefined)
    ? { anyOf: [rest, { type: "null" }] }
    : rest;
}

/** An enum with `nullable: true` seldom repeats null, although such services send it. */
function withNullMember(schema: JsonObject, context: SchemaContext): JsonObject {
  const members = schema.enum;
  if (!Array.isArray(members) || members.includes(null)) return schema;
  if (context.isOld)
    context.report("enum", {
      code: "null-missing-in-enum",
      message:
        '"nullable" is beside an "enum" that does not list null; null is accepted as one of its values.',
      help: "Add null to the enum, or remove nullable.",
    });
  return { ...schema, enum: [...members, null] };
}

function unchanged(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
