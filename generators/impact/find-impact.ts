import { relative } from "node:path";
import { ts } from "ts-morph";
import type { ApiModel } from "../core/model/api-model.ts";
import type { Change } from "../diff/change.ts";
import { type CompiledVersion, compiledVersion, ownFiles } from "./compile/compiled-version.ts";
import { findCauses } from "./compile/find-cause.ts";
import { errorText, newErrors } from "./compile/new-errors.ts";
import type { Finding } from "./finding.ts";
import { createModelPlaces } from "./places/model-places.ts";
import { nameIn } from "./places/place.ts";
import { type PlacedChanges, placeChanges } from "./places/placed-changes.ts";
import type { ConsumerProject } from "./project/consumer-project.ts";
import { findFolders, overlayOf, packagesOf } from "./project/find-folders.ts";
import type { Layout } from "./project/layout.ts";
import { findUses } from "./uses/find-uses.ts";
import { candidatesFor, judgeUse } from "./uses/judge-use.ts";

/** Two versions of a description, and the code that is generated from them. */
export interface ComparedCode {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly changes: readonly Change[];
  /** Those of configurations first; the last one writes side by side. */
  readonly layouts: readonly [...Layout[], Layout];
  /** Names that consumers have for packages, by the names that the configuration has. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** What changes mean for one project. */
export interface ProjectImpact {
  readonly project: string;
  /** Own files that were read. */
  readonly files: number;
  /** Generated folders that the code imports; without any, nothing can be said. */
  readonly folders: readonly { readonly folder: string; readonly generator: string }[];
  readonly findings: readonly Finding[];
  /** Changes of the document as a whole, such as its servers, that no code can be found for. */
  readonly unplaced: readonly Change[];
}

/** Finds the places in a project that the changes concern. */
export async function findImpact(project: ConsumerProject, code: ComparedCode): Promise<ProjectImpact> {
  const places = { base: createModelPlaces(code.base), revision: createModelPlaces(code.revision) };
  const changes = placeChanges(code.changes, places);
  const program = project.compile(new Map());
  const folders = await findFolders({ program, ...code });
  const compile = async (side: "base" | "revision"): Promise<CompiledVersion> =>
    compiledVersion({
      program: project.compile(await overlayOf(folders, side)),
      places: places[side],
      packages: packagesOf(code),
      folders,
    });
  const empty = { project: project.path, folders, unplaced: unplaced(changes) };
  if (folders.length === 0) return { ...empty, files: 0, findings: [] };
  const versions = { base: await compile("base"), revision: await compile("revision") };
  const files = ownFiles(versions.base, project.folder);
  const findings = files.flatMap((file) =>
    findingsIn(file, { ...versions, changes, folder: project.folder }),
  );
  return { ...empty, files: files.length, findings };
}

function unplaced({ all }: PlacedChanges): Change[] {
  return all.filter(({ places }) => places.length === 0).map(({ change }) => change);
}

interface FileParts {
  readonly base: CompiledVersion;
  readonly revision: CompiledVersion;
  readonly changes: PlacedChanges;
  /** Folder that paths are relative to. */
  readonly folder: string;
}

function findingsIn(file: ts.SourceFile, parts: FileParts): Finding[] {
  const broken = newErrors(file, parts).map((error): Finding => {
    const causes = findCauses(error, parts);
    return {
      certainty: "breaks",
      changes: causes.map(({ change }) => change),
      ...locate(file, error.start, parts),
      code: `TS${error.code}`,
      message: errorText(error).replaceAll(`${parts.folder}/`, ""),
    };
  });
  return [...broken, ...usesIn(file, parts, broken)].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Uses that compile. A line that no longer compiles is reported once. */
function usesIn(file: ts.SourceFile, parts: FileParts, broken: readonly Finding[]): Finding[] {
  const lines = new Set(broken.map(({ line }) => line));
  const codes = new Set(
    parts.changes.all.flatMap(({ places }) => places.flatMap((place) => nameIn("errors", place) ?? [])),
  );
  return findUses(file, { version: parts.base, codes }).flatMap((use): Finding[] => {
    const location = locate(file, use.node.getStart(file), parts);
    if (lines.has(location.line)) return [];
    return candidatesFor(use, parts.changes).flatMap((placed): Finding[] => {
      const judgement = judgeUse(use, placed, parts);
      if (!judgement) return [];
      const { certainty, sentence } = judgement;
      const message = `\`${use.node.getText(file)}\`: ${sentence}.`;
      return [{ certainty, changes: [placed.change], ...location, code: undefined, message }];
    });
  });
}

function locate(
  file: ts.SourceFile,
  position: number,
  { folder }: FileParts,
): Pick<Finding, "file" | "line" | "column"> {
  const { line, character } = ts.getLineAndCharacterOfPosition(file, position);
  return {
    file: relative(folder, file.fileName).replaceAll("\\", "/"),
    line: line + 1,
    column: character + 1,
  };
}
