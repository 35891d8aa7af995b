import { relative, resolve } from "node:path";
import { BUILT_IN } from "../../built-in.ts";
import type { KnownWarning } from "../../config.ts";
import type { Generator } from "../../core/generator.ts";
import type { Arguments } from "../arguments.ts";
import type { LoadedConfig } from "../load-config.ts";
import { UsageError } from "../usage-error.ts";

/** Sources of settings: the command line, then the configuration. */
export interface SettingParts {
  readonly arguments: Arguments;
  readonly loaded: LoadedConfig | undefined;
  readonly workingDirectory: string;
}

/** Path or URL of the document: `--spec`, or that of the configuration. */
export function specOf({ arguments: { spec }, loaded, workingDirectory }: SettingParts): string {
  if (spec !== undefined) return locationIn(workingDirectory, spec);
  if (loaded) return locationIn(loaded.folder, loaded.config.spec);
  throw new UsageError("No document was given.", "Pass one with --spec, or write a codegen.config.ts.");
}

/** Paths or URLs of the overlays: those of the configuration go with its own document only. */
export function overlaysOf({
  arguments: { spec, overlays },
  loaded,
  workingDirectory,
}: SettingParts): string[] {
  const isConfigured = overlays.length === 0 && spec === undefined && loaded !== undefined;
  const [folder, list] = isConfigured
    ? [loaded.folder, loaded.config.overlays ?? []]
    : [workingDirectory, overlays];
  return list.map((overlay) => locationIn(folder, overlay));
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
