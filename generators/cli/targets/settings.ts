import { relative, resolve } from "node:path";
import { BUILT_IN } from "../../built-in.ts";
import type { KnownWarning } from "../../config.ts";
import type { Generator } from "../../core/generator.ts";
import type { Arguments } from "../arguments.ts";
import type { LoadedConfig } from "../load-config.ts";
import { optionsOf } from "../options/index.ts";
import { UsageError } from "../usage-error.ts";

/** Sources of settings: the command line, then the configuration. */
export interface SettingParts {
  readonly arguments: Arguments;
  readonly loaded: LoadedConfig | undefined;
  readonly workingDirectory: string;
}

/** Path or URL of the document: `--spec`, or that of the configuration. */
export function specOf({ arguments: { spec, command }, loaded, workingDirectory }: SettingParts): string {
  if (spec !== undefined) return locationIn(workingDirectory, spec);
  if (loaded) return locationIn(loaded.folder, loaded.config.spec);
  const options = optionsOf(command);
  const two = options.has("to") ? "--from and --to as a file, a URL or git-ref:path" : "REVISION as well";
  const remedy = `Pass ${options.has("spec") ? "one with --spec" : two}, or write a codegen.config.ts.`;
  throw new UsageError("No document was given.", remedy);
}

/** Paths or URLs of the overlays: those of the configuration go with its own document only. */
export function overlaysOf(parts: SettingParts): string[] {
  const { spec, overlays } = parts.arguments;
  return locationsOf(parts, overlays, spec === undefined ? parts.loaded?.config.overlays : undefined);
}

/** Paths or URLs of an option, or else of a setting. */
export function locationsOf(
  { loaded, workingDirectory }: SettingParts,
  passed: readonly string[],
  configured: readonly string[] = [],
): string[] {
  if (passed.length > 0) return passed.map((text) => locationIn(workingDirectory, text));
  return configured.map((text) => locationIn(loaded?.folder ?? workingDirectory, text));
}

/** Path of an option, or else of a setting; undefined without either. */
export function pathOf(
  { loaded, workingDirectory }: SettingParts,
  passed: string | undefined,
  configured: string | undefined,
): string | undefined {
  if (passed !== undefined) return resolve(workingDirectory, passed);
  return configured === undefined ? undefined : resolve(loaded?.folder ?? workingDirectory, configured);
}

/** Warnings that the configuration lists as known; like its overlays, they go with its own document only. */
export function knownWarningsOf({
  arguments: { spec },
  loaded,
}: Pick<SettingParts, "arguments" | "loaded">): readonly KnownWarning[] {
  return spec === undefined ? (loaded?.config.knownWarnings ?? []) : [];
}

/** The generators of the package without settings, since `--out` sets the folders, and those of others. */
export function allGenerators(loaded: LoadedConfig | undefined): readonly Generator[] {
  const names = new Set(BUILT_IN.map(({ name }) => name));
  const others = loaded?.config.generators.filter(({ name }) => !names.has(name)) ?? [];
  return [...BUILT_IN, ...others];
}

/** The path from a folder to a document with slashes; a URL stays one. */
export function relativeTo(folder: string, spec: string): string {
  return isUrl(spec) ? spec : relative(folder, spec).replaceAll("\\", "/");
}

/** Absolute path of a file that is named in a folder; a URL stays one. */
export function locationIn(folder: string, text: string): string {
  return isUrl(text) ? text : resolve(folder, text);
}

/** True for a URL. */
export function isUrl(location: string): boolean {
  return /^https?:\/\//.test(location);
}
