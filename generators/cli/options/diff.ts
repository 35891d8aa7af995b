import { EXEMPTION_SOURCES } from "../../diff/changes/exemptions/exemption.ts";
import { FAIL_ON_LEVELS, REPORT_FORMATS } from "../../diff/report/report-view.ts";
import type { CommandDefinition } from "./option.ts";
import { SIDES } from "./shared.ts";

/** `codegen diff` */
export const DIFF = {
  summary: "compare two documents: what changed, who is affected, what to do instead",
  about:
    "Compares two documents. For every change, the report says which operations it affects, whether it breaks clients, gives an example of a value that breaks, and suggests a safe alternative.",
  arguments: [
    ...SIDES,
    {
      name: "REVISION…",
      isOptional: true,
      isRepeatable: true,
      meaning:
        "further documents: each is compared with the one before it, for a changelog, the newest first",
    },
  ],
  options: {
    format: { value: "NAME", choices: REPORT_FORMATS, meaning: "how the report is written" },
    "fail-on": {
      value: "LEVEL",
      choices: FAIL_ON_LEVELS,
      setting: "diff.failOn",
      meaning:
        "exit 1 for changes with this verdict or a worse one; undecided means not comparable, none means never exit 1. `diff.undecided` of codegen.config.ts can add undecided to breaking, or take it out",
    },
    exemptions: {
      value: "FILE",
      setting: "diff.exemptions",
      meaning:
        "reviewed changes that are allowed: a list of entries with `fingerprint`, or `rule` and `path`, then `reason` and `expires`. Unused and expired entries are reported",
    },
    "exemptions-from": {
      value: "SOURCE",
      choices: EXEMPTION_SOURCES,
      setting: "diff.exemptionsFrom",
      meaning:
        "the version of the exemption file that counts: base reads it from the commit of BASE, so that a pull request cannot exempt itself",
    },
    verbose: {
      meaning:
        "in text and Markdown: list every change. By default changes that break nobody are counted by rule",
    },
    "allow-missing-base": {
      meaning:
        "report no changes when the commit of BASE does not contain the document yet. Without --allow-missing-base that is an error, because a misspelled path would silently report no changes",
    },
  },
  examples: [
    "codegen diff origin/main:spec/openapi.yaml",
    "codegen diff v1.2.0:openapi.yaml openapi.yaml --fail-on risky",
    "codegen diff v1.0.0:openapi.yaml v1.1.0:openapi.yaml openapi.yaml --format markdown",
    "codegen diff https://example.com/openapi.json openapi.yaml --format html > report.html",
  ],
} as const satisfies CommandDefinition;
