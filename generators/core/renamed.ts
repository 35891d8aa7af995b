/** Old names of options and settings, each with the name that it has now. They are reported for one release. */
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
};

/** What replaced an old name, and the message that says so. */
interface Rename {
  readonly now: string;
  readonly message: string;
}

/** Finds what replaced an old name; undefined for any other name. */
export function findRename(name: string): Rename | undefined {
  const now = Object.hasOwn(RENAMED, name) ? RENAMED[name] : undefined;
  return now === undefined ? undefined : { now, message: `\`${name}\` was renamed to \`${now}\`.` };
}
