import type { GeneratedFile } from "../../core/output/generated-file.ts";

/** Files that the generators write for one version of a document, by generator. */
export type GeneratedFiles = ReadonlyMap<string, readonly GeneratedFile[]>;

/** One of two versions. */
export type Side = "base" | "revision";

/** A layout of generated code: as packages of a configuration, or side by side. */
export interface Layout {
  /** Folders in its configuration, by generator; none for code that is written side by side. */
  readonly folders: ReadonlyMap<string, string>;
  /** The npm packages that publish generated folders, by generator. */
  readonly packages: ReadonlyMap<string, string>;
  /** The runtime package of generated code. */
  readonly runtime: string;
  /** Generates once for each version, whatever the number of projects. */
  generate(side: Side): Promise<GeneratedFiles>;
}
