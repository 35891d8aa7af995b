import { relative, resolve } from "node:path";
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

export interface TargetParts extends SettingParts {
  /** The generators that come with the package. */
  readonly builtIn: readonly Generator[];
}

/** Path or URL of the document: `--spec`, or what the configuration names. */
export function specOf({ arguments: { spec }, loaded, workingDirectory }: SettingParts): string {
  if (spec !== undefined) return isUrl(spec) ? spec : resolve(workingDirectory, spec);
  if (loaded)
    return isUrl(loaded.config.spec) ? loaded.config.spec : resolve(loaded.folder, loaded.config.spec);
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
  return list.map((overlay) => (isUrl(overlay) ? overlay : resolve(folder, overlay)));
}

/** Warnings that the configuration lists as known; like its overlays, they go with its own document only. */
export function knownWarningsOf({
  arguments: { spec },
  loaded,
}: Pick<SettingParts, "arguments" | "loaded">): readonly KnownWarning[] {
  return spec === undefined ? (loaded?.config.knownWarnings ?? []) : [];
}

/** The generators of the package without settings, since `--out` stands for itself, and those of others. */
export function allGenerators({
  builtIn,
  loaded,
}: Pick<TargetParts, "builtIn" | "loaded">): readonly Generator[] {
  const names = new Set(builtIn.map(({ name }) => name));
  const others = loaded?.config.generators.filter(({ name }) => !names.has(name)) ?? [];
  return [...builtIn, ...others];
}

/** The path from a folder to a document with slashes; a URL stays one. */
export function relativeTo(folder: string, spec: string): string {
  return isUrl(spec) ? spec : relative(folder, spec).replaceAll("\\", "/");
}

/** True for what is read from a server. */
export function isUrl(location: string): boolean {
  return /^https?:\/\//.test(location);
}
