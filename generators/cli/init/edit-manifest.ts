import { isObject, type JsonObject } from "../../core/json.ts";
import { declaredRange } from "../project/installed-version.ts";
import type { NeededPackage } from "../project/published-versions.ts";
import { satisfies } from "../project/satisfies.ts";

/** Entries that are added to a package.json. */
export interface ManifestAdditions {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: readonly NeededPackage[];
  readonly devDependencies: readonly NeededPackage[];
}

/** Adds missing entries to a package.json. Existing entries, indentation and line ends stay. */
export function editManifest(text: string, additions: ManifestAdditions) {
  const manifest: JsonObject = JSON.parse(text);
  const scripts = addScripts(manifest, additions.scripts);
  const dependencies = addPackages(manifest, "dependencies", additions.dependencies);
  const devDependencies = addPackages(manifest, "devDependencies", additions.devDependencies);
  const parts = [scripts, dependencies, devDependencies];
  const added = parts.flatMap((part) => part.added);
  const kept = parts.flatMap((part) => part.kept);
  if (added.length === 0) return { text, added, kept };
  const edited = Object.assign({}, manifest, ...parts.map((part) => part.fields));
  return { text: printLike(text, edited), added, kept };
}

interface Part {
  readonly fields: Readonly<Record<string, JsonObject>>;
  /** Added entries: `script generate`, `dependency zod`. */
  readonly added: readonly string[];
  /** Notes about entries that exist in another form and are kept. One sentence each. */
  readonly kept: readonly string[];
}

function addScripts(manifest: JsonObject, scripts: ManifestAdditions["scripts"]): Part {
  const present = isObject(manifest.scripts) ? manifest.scripts : {};
  const missing = Object.entries(scripts).filter(([name]) => !Object.hasOwn(present, name));
  const other = Object.entries(scripts).filter(
    ([name, command]) => Object.hasOwn(present, name) && present[name] !== command,
  );
  return {
    fields: missing.length === 0 ? {} : { scripts: { ...present, ...Object.fromEntries(missing) } },
    added: missing.map(([name]) => `script ${name}`),
    kept: other.map(
      ([name, command]) =>
        `package.json already has a script "${name}", which does something else. Give \`${command}\` another name.`,
    ),
  };
}

function addPackages(
  manifest: JsonObject,
  field: "dependencies" | "devDependencies",
  packages: readonly NeededPackage[],
): Part {
  const missing = packages.filter(({ name }) => declaredRange(name, manifest) === undefined);
  const other = packages.flatMap(({ name, range }) => {
    const declared = declaredRange(name, manifest);
    return declared === undefined || mayMeet(declared, range)
      ? []
      : [
          `package.json already has ${name} ${declared}, but ${range} is required. Change it, and install again.`,
        ];
  });
  const present = isObject(manifest[field]) ? manifest[field] : {};
  const all = { ...present, ...Object.fromEntries(missing.map(({ name, range }) => [name, range])) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const word = field === "dependencies" ? "dependency" : "dev dependency";
  return {
    fields: missing.length === 0 ? {} : { [field]: sorted },
    added: missing.map(({ name }) => `${word} ${name}`),
    kept: other,
  };
}

/** False if no version of the declared range can be in the wanted one. Ranges of other forms are accepted. */
function mayMeet(declared: string, wanted: string): boolean {
  const version = /^[\^~]?(\d+\.\d+\.\d+)$/.exec(declared)?.[1];
  if (version === undefined) return true;
  return satisfies(version, wanted) || (declared.startsWith("^") && satisfies(wanted.slice(1), declared));
}

function printLike(text: string, value: JsonObject): string {
  const indent = /^[{[]\r?\n([ \t]+)/.exec(text.trimStart())?.[1] ?? "  ";
  const printed = JSON.stringify(value, null, indent);
  const ended = /\n$/.test(text) ? `${printed}\n` : printed;
  return text.includes("\r\n") ? ended.replaceAll("\n", "\r\n") : ended;
}
