import type { CodegenConfig, DiffSettings, KnownWarning, VerifySettings } from "../../config.ts";
import { hasCredentials } from "../../core/document/source/credentials.ts";
import { IMPORT_EXTENSIONS } from "../../core/generator.ts";
import { isObject, type JsonObject } from "../../core/json.ts";
import { VERDICTS } from "../../diff/change.ts";
import type { VerdictSetting } from "../../diff/changes/exemptions/apply-verdicts.ts";
import { EXEMPTION_SOURCES, type ExemptionLimits } from "../../diff/changes/exemptions/exemption.ts";
import { NEW_ENUM_VALUES } from "../../diff/options.ts";
import { FAIL_ON_LEVELS } from "../../diff/report/report-view.ts";
import { LINT_LEVELS } from "../options/lint.ts";
import { type ConfigFault, isText, must, type Setting, type SettingPath, textOf } from "./check.ts";

type Values = Pick<Setting, "fault" | "values">;

/** A setting with a list of allowed words. */
function oneOf(words: readonly string[]): Values {
  const values = words.map((word) => `"${word}"`).join(", ");
  return {
    fault: must(`be one of ${words.join(", ")}`, (value) => words.some((word) => word === value)),
    values,
  };
}

/** A text that is not empty. */
const text = (rule: string, values: string): Values => ({ fault: must(rule, isText), values });

const list = (values: string): Values => ({ fault: must("be a list", Array.isArray), values });

const object = (values: string): Values => ({ fault: must("be an object", isObject), values });

const BOOLEAN: Values = {
  fault: must("be true or false", (value) => typeof value === "boolean"),
  values: "true or false",
};

const LOCATIONS: Values = {
  fault: must("be a list of paths or URLs, without credentials", areLocations),
  values: "a list of paths or URLs",
};

const FAIL_ON = {
  ...oneOf(FAIL_ON_LEVELS),
  meaning: "the verdict from which the command exits with 1",
  default: "breaking",
  example: 'failOn: "risky"',
} satisfies Setting;

const EXEMPTION_FILE = {
  ...text("be the path of a file", "a path"),
  meaning: "a file with reviewed changes that are allowed",
  default: "none",
  example: 'exemptions: "exemptions.yaml"',
} satisfies Setting;

const LINT = {
  failOn: {
    ...oneOf(LINT_LEVELS),
    meaning: "the severity from which the command exits with 1",
    default: "error",
    example: 'failOn: "warning"',
  },
} satisfies Record<keyof NonNullable<CodegenConfig["lint"]>, Setting>;

const VERIFY = {
  failOn: FAIL_ON,
  exemptions: EXEMPTION_FILE,
  serviceOverlays: {
    ...LOCATIONS,
    meaning: "OpenAPI Overlay documents that are applied to the document of the service",
    default: "none",
    example: 'serviceOverlays: ["names.yaml"]',
  },
  keyEnv: {
    ...text("be the name of an environment variable", "a name"),
    meaning: "the environment variable with the API key",
    default: "CODEGEN_API_KEY",
    example: 'keyEnv: "SERVICE_KEY"',
  },
  timeoutMs: {
    fault: must("be a number of milliseconds", (value) => isCount(value) && value !== 0),
    values: "a number of milliseconds",
    meaning: "the time limit for each response",
    default: "30000",
    example: "timeoutMs: 10000",
  },
} satisfies Record<keyof VerifySettings, Setting>;

const VERDICT = {
  rule: {
    ...text("be a rule", "the name of a rule"),
    meaning: "the entry applies to changes that this rule found",
    example: 'rule: "operation-removed"',
  },
  path: {
    ...text("be a path", "a path, an operationId or an event; * at the end matches any rest"),
    meaning: "the entry applies to changes of these operations and events",
    example: 'path: "/v1/internal/*"',
  },
  tag: {
    ...text("be a tag", "a tag of the document"),
    meaning: "the entry applies to changes of operations with this tag",
    example: 'tag: "Internal"',
  },
  verdict: {
    isRequired: true,
    ...oneOf(VERDICTS),
    meaning: "the verdict of these changes",
    example: 'verdict: "safe"',
  },
} satisfies Record<keyof VerdictSetting, Setting>;

const CONSUMER = {
  name: {
    isRequired: true,
    ...text("be a name", "a name"),
    meaning: "how reports name the consumer",
    example: 'name: "shop"',
  },
  project: {
    ...text("be the path of a tsconfig.json or a folder", "a path"),
    meaning: "its code",
    default: "`report`",
    example: 'project: "../shop"',
  },
  report: {
    ...text("be the path of a JSON report", "a path"),
    meaning: "the report that its own run of `codegen impact --format json` wrote",
    default: "`project`",
    example: 'report: "reports/shop.json"',
  },
} satisfies Record<"name" | "project" | "report", Setting>;

const PACKAGES = {
  spec: {
    ...text("be an npm package name", "the name of a package"),
    meaning: "the package with the bundled document",
    example: 'spec: "@acme/spec"',
  },
  sandbox: {
    ...text("be an npm package name", "the name of a package"),
    meaning: "the package with a local copy of the service",
    example: 'sandbox: "@acme/sandbox"',
  },
} satisfies Record<keyof NonNullable<DiffSettings["packages"]>, Setting>;

const KNOWN_WARNING = {
  code: {
    isRequired: true,
    ...text("be the code of a warning", "the code of a warning, as `--format json` prints it"),
    meaning: "the entry applies to warnings of this kind",
    example: 'code: "name-collision"',
  },
  pointer: {
    fault: must("be a JSON pointer", (value) => typeof value === "string" && /^(?:\/|\*$)/.test(value)),
    values: "a JSON pointer; * at the end matches any rest",
    meaning: "the entry applies to warnings at this place of the document",
    default: "every place",
    example: 'pointer: "/components/schemas/*"',
  },
  reason: {
    isRequired: true,
    ...text("say why the warning needs no correction", "a sentence"),
    meaning: "why these warnings need no correction",
    example: 'reason: "The old name is kept for clients of 2024."',
  },
} satisfies Record<keyof KnownWarning, Setting>;

const EXEMPTION_LIMITS = {
  maxDays: {
    fault: must("be a number of days", isCount),
    values: "a number of days",
    meaning: "the longest time from today to `expires`; an exemption that lasts longer does not apply",
    default: "no limit",
    example: "maxDays: 90",
  },
  wildcards: {
    ...BOOLEAN,
    meaning:
      "whether the `path` of an exemption can end with `*`; with false such an exemption does not apply",
    default: "true",
    example: "wildcards: false",
  },
} satisfies Record<keyof ExemptionLimits, Setting>;

const VERDICTS_EXAMPLE = 'verdicts: [{ tag: "Internal", verdict: "safe" }]';

const DIFF = {
  failOn: FAIL_ON,
  newEnumValues: {
    ...oneOf(NEW_ENUM_VALUES),
    meaning:
      "the verdict of new values in responses: safe if clients handle unknown values, breaking if they do not",
    default: "risky",
    example: 'newEnumValues: "safe"',
  },
  undecided: {
    fault: must('be "fail" or "allow"', (value) => value === "fail" || value === "allow"),
    values: '"fail" or "allow"',
    meaning:
      "whether changes that could not be compared fail a check for breaking changes: fail does so with `--fail-on breaking` too, allow not even with `--fail-on undecided`",
    default: "`--fail-on` decides",
    example: 'undecided: "fail"',
  },
  verdicts: {
    ...list("a list of objects with `verdict`, and `rule`, `path` or `tag`"),
    meaning: "verdicts that differ from those of the rules; the last entry that matches wins",
    default: "the verdicts of the rules",
    example: VERDICTS_EXAMPLE,
    settings: VERDICT,
    findFaults: eachEntry(verdictFault, VERDICTS_EXAMPLE),
  },
  exemptions: EXEMPTION_FILE,
  exemptionsFrom: {
    ...oneOf(EXEMPTION_SOURCES),
    meaning:
      "the version of the file that counts: with base, that of the commit of BASE, so that a pull request cannot exempt itself",
    default: "work-tree",
    example: 'exemptionsFrom: "base"',
  },
  exemptionLimits: {
    ...object("an object with `maxDays` and `wildcards`"),
    meaning: "what exemptions must be like",
    default: "no limits",
    example: "exemptionLimits: { maxDays: 90, wildcards: false }",
    settings: EXEMPTION_LIMITS,
  },
  deprecationDays: {
    fault: must(
      "be an object with a number of days for each level",
      (value) => isObject(value) && Object.values(value).every(isCount),
    ),
    values: "an object with a number of days for each `x-stability-level`",
    meaning:
      "the days that a deprecation lasts at least: an `x-sunset` that is sooner is breaking. Operations without a level are stable; a level that is not listed has no minimum",
    default: "`{ stable: 7 }`, and a sooner date is risky instead of breaking",
    example: "deprecationDays: { stable: 180, beta: 30 }",
  },
  packages: {
    fault: must("be an object of npm package names", isObject),
    values: "an object with `spec` and `sandbox`",
    meaning: "packages that are made from the document without a generator",
    default: "none",
    example: 'packages: { spec: "@acme/spec" }',
    settings: PACKAGES,
  },
} satisfies Record<keyof DiffSettings, Setting>;

/** The settings of codegen.config.ts, defined once: the check of a configuration and the reference read them. */
export const CONFIG_SETTINGS = {
  spec: {
    isRequired: true,
    fault: must("be the path or URL of a document, without credentials", isLocation),
    values: "a path or a URL",
    meaning: "the OpenAPI document",
    example: 'spec: "openapi.yaml"',
  },
  overlays: {
    ...LOCATIONS,
    meaning: "OpenAPI Overlay documents that are applied to the document, in this order",
    default: "none",
    example: 'overlays: ["corrections.yaml"]',
  },
  headerCommand: {
    ...text("be the command that regenerates the files", "a command line"),
    meaning: "the command that the header of every generated file names",
    default: "npx codegen generate",
    example: 'headerCommand: "npx codegen generate"',
  },
  generators: {
    isRequired: true,
    fault: must("list the generators to run, as in [types(), zod()]", Array.isArray),
    values: "a list of calls of generators",
    meaning: "the generators that run, in this order",
    example: "generators: [types(), zod()]",
    findFaults: generatorFaults,
  },
  out: {
    ...text("be the path of a folder", "a path"),
    meaning: "the folder for generators without a `folder`: each writes into a folder with its name",
    default: "src/generated",
    example: 'out: "src/api"',
  },
  runtime: {
    ...text("be the module of the runtime", "the name of a package, or a path"),
    meaning: "the module that generated code imports the runtime from",
    default: "@crossborder/runtime",
    example: 'runtime: "@acme/runtime"',
  },
  importExtension: {
    fault: must('be ".js", ".ts" or an empty string', (value) =>
      IMPORT_EXTENSIONS.some((known) => known === value),
    ),
    values: '".js", ".ts" or ""',
    meaning:
      "the extension of relative imports in generated code: none for bundlers, .ts for programs that run TypeScript",
    default: ".js",
    example: 'importExtension: ".ts"',
  },
  untrusted: {
    ...BOOLEAN,
    meaning: "with true, nothing is read from the network, and no file outside of `referenceRoot`",
    default: "false",
    example: "untrusted: true",
  },
  referenceRoot: {
    ...text("be the path of a folder", "a path"),
    meaning: "the only folder that is read of an untrusted document",
    default: "the repository around the working directory",
    example: 'referenceRoot: "api"',
  },
  diff: {
    ...object("an object"),
    meaning: "how `codegen diff` and `codegen changeset` judge changes",
    default: "by the rules",
    example: 'diff: { newEnumValues: "safe" }',
    settings: DIFF,
  },
  lint: {
    ...object("an object with `failOn`"),
    meaning: "what `codegen lint` does without options",
    default: "none",
    example: 'lint: { failOn: "warning" }',
    settings: LINT,
  },
  verify: {
    ...object("an object"),
    meaning: "what `codegen verify` does without options",
    default: "none",
    example: 'verify: { failOn: "risky" }',
    settings: VERIFY,
  },
  consumers: {
    ...list("a list of objects with `name`, and `project` or `report`"),
    meaning: "whose code `codegen impact` looks at without `--project`",
    default: "none",
    example: 'consumers: [{ name: "shop", project: "../shop" }]',
    settings: CONSUMER,
    findFaults: eachEntry(consumerFault, CONSUMER.project.example),
  },
  knownWarnings: {
    ...list("a list of objects with `code`, `reason` and `pointer`"),
    meaning: "warnings that `generate` and `lint` count instead of printing",
    default: "none",
    example: 'knownWarnings: [{ code: "name-collision", reason: "…" }]',
    settings: KNOWN_WARNING,
  },
} satisfies Record<keyof CodegenConfig, Setting>;

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isLocation(value: unknown): boolean {
  return typeof value === "string" && value !== "" && !hasCredentials(value);
}

function areLocations(value: unknown): boolean {
  return Array.isArray(value) && value.every(isLocation);
}

const A_GENERATOR = "generators: [types(), zod()]";

/** A list of what the functions of generators return; each name once. */
function generatorFaults(value: unknown, path: SettingPath): readonly ConfigFault[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const names: unknown[] = [];
  return entries.flatMap((entry, index) => {
    const at = [...path, index];
    const fault = generatorFault(entry);
    if (fault !== undefined)
      return [{ path: at, message: `\`${textOf(at)}\` ${fault}.`, example: A_GENERATOR }];
    const { name } = entry as { readonly name: string }; // checked in the line above
    const isRepeated = names.includes(name);
    names.push(name);
    const message = `\`${textOf(path)}\` has two generators called "${name}".`;
    return isRepeated ? [{ path: at, message, example: A_GENERATOR }] : [];
  });
}

/** Checks the entries of a list; what is wrong with one is read behind its name. */
function eachEntry(
  faultOf: (entry: JsonObject) => string | undefined,
  example: string,
): Required<Setting>["findFaults"] {
  return (value, path) =>
    (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) => {
      const [at, fault] = [[...path, index], isObject(entry) ? faultOf(entry) : undefined];
      return fault === undefined ? [] : [{ path: at, message: `\`${textOf(at)}\` ${fault}.`, example }];
    });
}

/** Each consumer has code or a report. */
function consumerFault({ project, report }: JsonObject): string | undefined {
  return (project === undefined) === (report === undefined)
    ? "must have either `project` or `report`"
    : undefined;
}

function generatorFault(value: unknown): string | undefined {
  if (typeof value === "function") return "is a function: call it, as in types()";
  const isGenerator = isObject(value) && typeof value.generate === "function" && isText(value.name);
  return isGenerator ? undefined : "must be what a generator's function returns, as in types()";
}

/** An entry that matches every change would be a mistake. */
function verdictFault({ rule, path, tag }: JsonObject): string | undefined {
  return (rule ?? path ?? tag) === undefined ? "needs a `rule`, `path` or `tag`" : undefined;
}
