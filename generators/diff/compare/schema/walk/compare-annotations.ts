import { childPointer } from "../../../../core/document/pointer.ts";
import type { Json } from "../../../../core/json.ts";
import { isSameJson } from "../../../../core/model/accepts/equality.ts";
import { exactValue } from "../../../../core/model/read/read-whole-numbers.ts";
import type { Annotations, SchemaModel } from "../../../../core/model/schema-model.ts";
import { COMPARED_FORMATS } from "../../../containment/meets.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import { type Deprecatable, movedSunset } from "../../document/lifecycle.ts";
import { exactOr } from "../../document/written.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";

/** Compares annotations: prose, examples, defaults, extensions, sunset dates. */
export function compareAnnotations(context: CompareContext, pair: WalkedPair): SchemaFinding[] {
  const names = [pair.base, pair.revision]
    .flatMap((schema) => flatten(schema).parts)
    .flatMap(({ annotations }) => Object.keys(annotations.extensions));
  const extensions = [...new Set(names)].map(extensionTrait);
  return [
    ...[...TRAITS, ...extensions].flatMap((trait) => compareTrait(context, pair, trait)),
    ...compareSunset(pair),
  ];
}

interface Trait {
  readonly rule: (before: Json | undefined, after: Json | undefined) => RuleId;
  /** The subject of the finding. */
  readonly subject: string;
  readonly isWords: boolean;
  /** True for a constraining value, which the comparison of values reports. */
  readonly constrains?: (value: Json | undefined) => boolean;
  read(annotations: Annotations, schema: SchemaModel): Json | undefined;
}

const TRAITS: readonly Trait[] = [
  words("description", ({ description }) => description),
  words("title", ({ title }) => title),
  words("externalDocs", ({ unused }) => unused?.externalDocs),
  words("xml", ({ unused }) => unused?.xml),
  words("inferred", ({ inferred }) => inferred),
  words("unspecified", ({ unspecified }) => unspecified),
  { rule: () => "examples-changed", subject: "examples", isWords: true, read: ({ examples }) => examples },
  constrainingTrait("default", "default-changed", ({ default: value }, schema) =>
    value === undefined ? undefined : exactValue(schema, "default", value.value),
  ),
  constrainingTrait("content", "content-encoding-changed", contentOf),
  constrainingTrait("contentSchema", "content-schema-changed", ({ contentSchema }) => contentSchema?.value),
  {
    ...constrainingTrait("format", "format-note-changed", ({ format }) =>
      format !== undefined && CONTENT_FORMATS.has(format) ? undefined : format,
    ),
    constrains: (format) => COMPARED_FORMATS.some((compared) => compared === format),
  },
  {
    rule: (_, after) => (after === true ? "schema-deprecated" : "schema-no-longer-deprecated"),
    subject: "deprecated",
    isWords: true,
    read: ({ deprecated }) => (deprecated ? true : undefined),
  },
];

function words(subject: string, read: Trait["read"]): Trait {
  return { rule: () => "prose-changed", subject, isWords: true, read };
}

function constrainingTrait(subject: string, rule: RuleId, read: Trait["read"]): Trait {
  return { rule: () => rule, subject, isWords: false, read };
}

/** Formats of OpenAPI 3.0 that mean what `contentEncoding` and `contentMediaType` mean in JSON Schema. */
const CONTENT_FORMATS: ReadonlySet<string> = new Set(["byte", "binary"]);

function contentOf({ format, contentEncoding, contentMediaType }: Annotations): Json | undefined {
  const encoding = contentEncoding ?? (format === "byte" ? "base64" : undefined);
  const type = contentMediaType === "application/octet-stream" ? undefined : contentMediaType; // bytes of any kind
  const content = [type, encoding].filter((text) => text !== undefined);
  return content.length === 0 ? undefined : content.join(", ");
}

/** Extensions that are read as separate annotations. */
const READ_ELSEWHERE = new Set(["x-codegen-inferred", "x-codegen-unspecified"]);

function extensionTrait(name: string): Trait {
  const read: Trait["read"] = ({ extensions, deprecated }) =>
    READ_ELSEWHERE.has(name) || (deprecated && name === "x-sunset") ? undefined : extensions[name];
  return name === "x-extensible-enum"
    ? constrainingTrait(name, "extensible-enum-changed", read)
    : { rule: () => "schema-extension-changed", subject: name, isWords: true, read };
}

/** Compares the outermost part with the annotation, which is the one that people read. */
function compareTrait(context: CompareContext, pair: WalkedPair, trait: Trait): SchemaFinding[] {
  const read = (schema: SchemaModel) => trait.read(schema.annotations, schema);
  const outermost = (schema: SchemaModel) => flatten(schema).parts.find((part) => read(part) !== undefined);
  const [left, right] = [outermost(pair.base), outermost(pair.revision)];
  const exact = (side: "base" | "revision", schema: SchemaModel) => {
    const at = (keyword: string) => childPointer(schema.location.pointer, keyword);
    const { writtenAt } = context[side];
    const value = read(schema);
    const isOnly = trait.subject === "examples" && writtenAt(at("examples")) === undefined;
    if (!isOnly || !Array.isArray(value)) return exactOr(context[side], at(trait.subject), value);
    return value.map((example) => exactOr(context[side], at("example"), example) ?? null);
  };
  const before = left && exact("base", left);
  const after = right && exact("revision", right);
  const location = (right ?? left)?.location;
  if (!location || isSameJson(before, after) || trait.constrains?.(before) || trait.constrains?.(after))
    return [];
  return [
    {
      rule: trait.rule(before, after),
      side: right ? "revision" : "base",
      location,
      subject: trait.subject,
      before,
      after,
      certain: true,
      path: pair.path,
      ...(trait.isWords ? { direction: "both" as const } : {}),
    },
  ];
}

/** Compares sunset dates of parts of requests and responses. Operations decide whether one is too soon. */
function compareSunset(pair: WalkedPair): SchemaFinding[] {
  const nodes = { base: deprecatable(pair.base), revision: deprecatable(pair.revision) };
  const { location, deprecated } = nodes.revision;
  const about = { side: "revision", location, subject: "x-sunset", certain: true, path: pair.path } as const;
  const moved = movedSunset(nodes).map((dates) => ({ ...about, ...dates, direction: "both" as const }));
  if (!deprecated) return moved;
  return [...moved, { ...about, rule: "sunset-too-soon", direction: "both", lifecycle: nodes }];
}

/** Reads the lifecycle of a property, which may be deprecated beside its reference or behind it. */
export function deprecatable(schema: SchemaModel): Deprecatable {
  const marked = flatten(schema).parts.find(({ annotations }) => annotations.deprecated);
  const { annotations, location } = marked ?? schema;
  return { deprecated: marked !== undefined, extensions: annotations.extensions, location };
}
