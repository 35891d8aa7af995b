import type { CodegenConfig, DiffSettings } from "../../config.ts";
import { IMPORT_EXTENSIONS } from "../../core/generator.ts";
import { isObject } from "../../core/json.ts";
import { VERDICTS } from "../../diff/change.ts";
import type { SeveritySetting } from "../../diff/changes/exemptions/apply-severities.ts";
import { type Check, listOf, must, objectOf, optional, text } from "./check.ts";
import { formerSettings } from "./former-settings.ts";

const SEVERITY_KEYS = {
  rule: optional(text("be a rule")),
  path: optional(text("be a path")),
  tag: optional(text("be a tag")),
  verdict: must(`be one of ${VERDICTS.join(", ")}`, (value) => VERDICTS.some((verdict) => verdict === value)),
} satisfies Record<keyof SeveritySetting, Check>;

const DIFF = objectOf("be an object", {
  openEnums: optional(must("be true or false", (value) => typeof value === "boolean")),
  severity: optional(severities),
  exempt: optional(text("be the path of a file")),
  packages: optional(
    objectOf("be an object of npm package names", {
      spec: optional(text("be an npm package name")),
      sandbox: optional(text("be an npm package name")),
    } satisfies Record<keyof NonNullable<DiffSettings["packages"]>, Check>),
  ),
} satisfies Record<keyof DiffSettings, Check>);

const CONFIG = objectOf("be an object", {
  spec: text("be the path of a document"),
  overlays: optional(listOf("be a list of paths", isText)),
  command: text("be the command that regenerates the files"),
  generators,
  out: optional(text("be the path of a folder")),
  runtime: optional(text("be the module of the runtime")),
  importExtension: optional(
    must('be ".js", ".ts" or an empty string', (value) => IMPORT_EXTENSIONS.some((known) => known === value)),
  ),
  remote: optional(must("be true or false", (value) => typeof value === "boolean")),
  diff: optional(DIFF),
} satisfies Record<keyof CodegenConfig, Check>);

/** Everything that is wrong with the default export of a `codegen.config.ts`, one sentence each. */
export function configFaults(value: unknown): readonly string[] {
  if (!isObject(value)) return ["The default export must be an object."];
  const former = formerSettings(value);
  return former.length > 0 ? former : CONFIG(value, "");
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** A list of what the functions of generators return; each name once. */
function generators(value: unknown, at: string): readonly string[] {
  if (!Array.isArray(value)) return [`\`${at}\` must list the generators to run, as in [types(), zod()].`];
  const faults = value.flatMap((entry, index) => generator(entry, `${at}[${index}]`));
  if (faults.length > 0) return faults;
  const names = value.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  return repeated === undefined ? [] : [`\`${at}\` has two generators called "${repeated}".`];
}

function generator(value: unknown, at: string): readonly string[] {
  if (typeof value === "function") return [`\`${at}\` is a function: call it, as in types().`];
  const isGenerator = isObject(value) && typeof value.generate === "function" && isText(value.name);
  return isGenerator ? [] : [`\`${at}\` must be what a generator's function returns, as in types().`];
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
