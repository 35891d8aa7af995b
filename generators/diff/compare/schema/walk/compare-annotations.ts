import { childPointer } from "../../../../core/document/pointer.ts";
import type { Json } from "../../../../core/json.ts";
import { isSameJson } from "../../../../core/model/accepts/equality.ts";
import { exactValue } from "../../../../core/model/read/read-whole-numbers.ts";
import type { Annotations, SchemaModel } from "../../../../core/model/schema-model.ts";
import { COMPARED_FORMATS } from "../../../containment/meets.ts";
import type { RuleId } from "../../../rules/index.ts";
import type { CompareContext } from "../../context.ts";
import { exactOr } from "../../document/written.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import type { SchemaFinding, WalkedPair } from "../finding.ts";
import { flatten } from "../flatten.ts";

/** Compares annotations: prose, examples, defaults, extensions. */
export function compareAnnotations(context: CompareContext, pair: WalkedPair): SchemaFinding[] {
  const parts = { base: flatten(pair.base).parts, revision: flatten(pair.revision).parts };
  const known = [...parts.base, ...parts.revision].flatMap(({ annotations }) =>
    Object.keys(annotations.extensions),
  );
  const extensions = [...new Set(known)].map(extensionTrait);
  return [...TRAITS, ...extensions].flatMap((trait) => compareTrait(trait, { context, pair, parts }));
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

interface Sides {
  readonly context: CompareContext;
  readonly pair: WalkedPair;
  readonly parts: Pair<readonly SchemaModel[]>;
}

/** Compares the outermost part with the annotation, which is the one that people read. */
function compareTrait(trait: Trait, { context, pair, parts }: Sides): SchemaFinding[] {
  const read = (schema: SchemaModel) => trait.read(schema.annotations, schema);
  const has = (schema: SchemaModel) => read(schema) !== undefined;
  const [left, right] = [parts.base.find(has), parts.revision.find(has)];
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
