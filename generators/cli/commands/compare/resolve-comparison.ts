import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { DiffSettings } from "../../../config.ts";
import { didYouMean } from "../../../core/diagnostics/did-you-mean.ts";
import { RULES } from "../../../diff/rules/index.ts";
import { documentAccess } from "../../documents/document-access.ts";
import { parseDocumentInput } from "../../documents/document-input.ts";
import { settingError } from "../../load-config.ts";
import { overlaysOf, pathOf, relativeTo, type SettingParts, specOf } from "../../targets/settings.ts";
import { together } from "../../usage-error.ts";

/** Two documents to compare, and how they are judged. */
export type Comparison = Readonly<ReturnType<typeof resolveComparison>>;

/** Path of a base `git-ref:path` in the work tree, where neither an option nor a configuration names a document. */
function sameInWorkTree(base: string, { arguments: args, loaded, workingDirectory }: SettingParts) {
  if (args.spec !== undefined || loaded !== undefined) return undefined;
  const input = parseDocumentInput(base, workingDirectory);
  return input.kind === "git" && existsSync(resolve(workingDirectory, input.path)) ? input.path : undefined;
}

/**
 * The documents of the command line; without a revision, the one of the configuration with its overlays. Throws a
 * {@link UsageError} with everything that is wrong.
 */
export function resolveComparison(parts: SettingParts) {
  const { compared, access } = together({
    compared: () => comparedDocuments(parts),
    access: () => documentAccess(parts),
  });
  return { ...compared, access };
}

function comparedDocuments(parts: SettingParts) {
  const { arguments: args, loaded, workingDirectory } = parts;
  const [base = "", named] = args.documents;
  const revision = named ?? sameInWorkTree(base, parts) ?? relativeTo(workingDirectory, specOf(parts));
  const isConfigured = args.spec === undefined && (named === undefined || isConfiguredSpec(named, parts));
  // Overlays of the configuration belong to its own document, whichever version of it.
  const overlays = overlaysOf({ ...parts, arguments: isConfigured ? args : { ...args, spec: revision } });
  const settings: DiffSettings = loaded?.config.diff ?? {};
  checkRules(parts);
  return {
    /** As typed: a file, a URL, or `git-ref:path`. */
    base,
    revision,
    /** True when the base's commit need not have the document yet; undefined where the command cannot allow it. */
    isMissingBaseAllowed: args.allowMissingBase,
    /** Applied to both. */
    overlays,
    /** True for overlays of the configuration: they are a part of the document, and a commit applies its own versions of them. */
    areOverlaysVersioned: isConfigured && args.overlays.length === 0,
    /** The configuration file, which lists them. */
    configuration: loaded?.path,
    // The configured exemptions are for the configured document; others need the option.
    exemptionFile: pathOf(parts, args.exemptions, isConfigured ? settings.exemptions : undefined),
    settings,
    /** The configuration of the document, whose packages are published; undefined for another document. */
    config: isConfigured ? loaded?.config : undefined,
    workingDirectory,
  };
}

function isConfiguredSpec(named: string, { loaded, workingDirectory }: SettingParts): boolean {
  return (
    loaded !== undefined && resolve(workingDirectory, named) === resolve(loaded.folder, loaded.config.spec)
  );
}

function checkRules({ loaded, workingDirectory }: SettingParts): void {
  const rules = loaded?.config.diff?.verdicts?.map(({ rule }) => rule) ?? [];
  const index = rules.findIndex((rule) => rule !== undefined && !Object.hasOwn(RULES, rule));
  const unknown = rules[index];
  if (loaded === undefined || unknown === undefined) return;
  const message = `Unknown rule "${unknown}".${didYouMean(unknown, Object.keys(RULES))}`;
  const help = "Run `codegen diff` to see the rule of each change.";
  throw settingError(
    { path: ["diff", "verdicts", index, "rule"], message, help },
    { ...loaded, workingDirectory },
  );
}
