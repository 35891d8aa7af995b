import type { ClientTarget, CodegenConfig, CodegenTarget, DiffSettings } from "../../config.ts";
import { GENERATOR_NAMES, type GeneratorName } from "../../core/generator.ts";
import { isObject } from "../../core/json.ts";
import { unknownFormat } from "../../core/model/accepts/format.ts";
import { INT64_POLICIES } from "../../core/model/int64.ts";
import { VERDICTS } from "../../diff/change.ts";
import type { SeveritySetting } from "../../diff/exempt/apply-severities.ts";
import { type Check, listOf, must, objectOf, optional, text } from "./check.ts";

const TARGET = {
  folder: text("be the path of a folder"),
  module: text("be what others import this target from"),
} satisfies Record<keyof CodegenTarget, Check>;

const CLIENT_TARGET = {
  ...TARGET,
  entry: optional(must("be true or false", (value) => typeof value === "boolean")),
} satisfies Record<keyof ClientTarget, Check>;

const targetOf = (checks: Readonly<Record<string, Check>>): Check =>
  optional(objectOf("be an object with a folder and a module", checks));

const TARGETS = objectOf(
  "name the generators to run",
  Object.fromEntries(
    GENERATOR_NAMES.map((name) => [name, targetOf(name === "client" ? CLIENT_TARGET : TARGET)]),
  ) satisfies Partial<Record<GeneratorName, Check>>,
);

const SEVERITY_KEYS = {
  rule: optional(text("be a rule")),
  path: optional(text("be a path")),
  tag: optional(text("be a tag")),
  verdict: must("be a verdict", (value) => VERDICTS.some((verdict) => verdict === value)),
} satisfies Record<keyof SeveritySetting, Check>;

const DIFF = objectOf("be an object", {
  openEnums: optional(must("be true or false", (value) => typeof value === "boolean")),
  severity: optional(severities),
  exempt: optional(text("be the path of a file")),
  packages: optional(
    objectOf("give npm names", {
      spec: optional(text("be an npm name")),
      sandbox: optional(text("be an npm name")),
    } satisfies Record<keyof NonNullable<DiffSettings["packages"]>, Check>),
  ),
} satisfies Record<keyof DiffSettings, Check>);

const CONFIG = objectOf("be an object", {
  spec: text("be the path of a document"),
  overlays: optional(listOf("be a list of paths", isText)),
  command: text("say how to regenerate"),
  targets: TARGETS,
  runtime: optional(text("be the module of the runtime")),
  formats: optional(formats),
  int64: optional(must('be "number" or "bigint"', (value) => INT64_POLICIES.some((one) => one === value))),
  importExtension: optional(must('be ".ts" or ".js"', (value) => value === ".ts" || value === ".js")),
  diff: optional(DIFF),
} satisfies Record<keyof CodegenConfig, Check>);

/** Everything that is wrong with the default export of a `codegen.config.ts`, one sentence each. */
export function configFaults(value: unknown): readonly string[] {
  return isObject(value) ? CONFIG(value, "") : ["The default export is not an object."];
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

function formats(value: unknown, at: string): readonly string[] {
  if (value === "assert" || value === "annotate") return [];
  if (!Array.isArray(value)) return [`\`${at}\` must be "assert", "annotate" or a list of formats.`];
  const unknown = unknownFormat(value);
  return unknown === undefined ? [] : [`"${unknown}" in \`${at}\` is no format that can be asserted.`];
}

function severities(value: unknown, at: string): readonly string[] {
  if (!Array.isArray(value)) return [`\`${at}\` must be a list.`];
  return value.flatMap((entry, index) => severity(entry, `${at}[${index}]`));
}

/** An entry that matches everything would be no judgement of anything. */
function severity(value: unknown, at: string): readonly string[] {
  const faults = objectOf("be an object", SEVERITY_KEYS)(value, at);
  if (faults.length > 0 || !isObject(value)) return faults;
  const { rule, path, tag } = value;
  return (rule ?? path ?? tag) === undefined ? [`\`${at}\` needs a \`rule\`, \`path\` or \`tag\`.`] : [];
}
