/** Old names of options and settings with their new names; `*` is any generator. They are reported for one release. */
export const RENAMED: Readonly<Record<string, string>> = {
  "diff.openEnums": "diff.newEnumValues",
  "diff.severity": "diff.verdicts",
  "--mapping": "--service-overlay",
  "--timeout": "--timeout-ms",
  "--exempt": "--exemptions",
  "--exempt-from": "--exemptions-from",
  "diff.exempt": "diff.exemptions",
  "diff.exemptions.from": "diff.exemptionsFrom",
  "--new": "--allow-missing-base",
  "--no-remote": "--untrusted",
  "--root": "--reference-root",
  remote: "untrusted",
  "--json": "--format json",
  "--report": "--output-file",
  "changeset --spec": "changeset BASE REVISION",
  "*.module": "*.importFrom",
  "zod.compiled": "zod.parsers",
  "client.filled": "client.suppliedParameters",
  "reference.filled": "reference.suppliedParameters",
  "reference.client": "reference.clientPackage",
  "reference.format": "reference.site",
  command: "headerCommand",
};

const IN_A_SITE = "The pages are pages of your site, which has a header.";
const NO_FORM = "The pages have no form that sends requests.";

/** Options without a replacement, with the reason. They are reported for one release. */
export const REMOVED: Readonly<Record<string, string>> = {
  "reference.home": IN_A_SITE,
  "reference.homeUrl": IN_A_SITE,
  "reference.sandbox": NO_FORM,
  "reference.serverUrl": NO_FORM,
};

/** The replacement of an old name, and the message about it. */
interface Rename {
  /** Undefined if it was removed. */
  readonly now?: string;
  readonly message: string;
}

/** Finds the replacement of an old name; undefined for any other name. */
export function findRename(name: string): Rename | undefined {
  const reason = ownValue(REMOVED, name);
  if (reason !== undefined) return { message: `\`${name}\` was removed. ${reason}` };
  const [owner = ""] = name.split(".");
  const now = ownValue(RENAMED, name) ?? ownValue(RENAMED, name.replace(owner, "*"))?.replace("*", owner);
  return now === undefined ? undefined : { now, message: `\`${name}\` was renamed to \`${now}\`.` };
}

/** Names of options and settings in other generators, by their name here. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["spec", ["input", "i", "schema"]],
  ["out", ["output", "o"]],
  ["output-file", ["output", "o"]],
  ["only", ["plugins"]],
  ["generators", ["plugins"]],
  ["check", ["dry-run"]],
  ["watch", ["w"]],
  ["format", ["f"]],
]);

/** Returns the name here of an option of other generators; any other name is unchanged. */
export function translateName(name: string, names: Iterable<string>): string {
  return [...names].find((known) => OTHER_NAMES.get(known)?.includes(name)) ?? name;
}

function ownValue(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
