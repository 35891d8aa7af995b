import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ts } from "ts-morph";
import { toSegments } from "../core/document/pointer.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { type Change, mayBreak } from "../diff/change.ts";
import {
  type CompiledVersion,
  compiledVersion,
  ownFiles,
  type Versions,
} from "./compile/compiled-version.ts";
import { findCauses } from "./compile/find-cause.ts";
import { errorText, newErrors } from "./compile/new-errors.ts";
import type { Finding } from "./finding.ts";
import { findMarks } from "./marks/find-marks.ts";
import { createModelPlaces } from "./places/model-places.ts";
import { nameIn } from "./places/place.ts";
import { type PlacedChanges, placeChanges } from "./places/placed-changes.ts";
import type { ConsumerProject, Overlay } from "./project/consumer-project.ts";
import { findFolders, overlayOf, packagesOf } from "./project/find-folders.ts";
import type { Layout, Side } from "./project/layout.ts";
import { unreadFiles } from "./project/unread-files.ts";
import { findUnseen } from "./uses/find-unseen.ts";
import { findUses, type Use, type UseParts } from "./uses/find-uses.ts";
import { candidatesFor, judgeUse } from "./uses/judge-use.ts";

/** Two versions of a description, and the code that is generated from them. */
export interface ComparedCode {
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly changes: readonly Change[];
  /** Layouts of configurations first; the last one writes side by side. */
  readonly layouts: readonly [...Layout[], Layout];
  /** Names that consumers use for packages, by their names in the configuration. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Effects of changes on one project. */
export interface ProjectImpact {
  readonly project: string;
  /** Folder that the paths of findings start at, from the root of its repository; empty for the root. */
  readonly pathInRepository: string;
  /** Own files that were read. */
  readonly files: number;
  /** Generated folders that the code imports; without any, the impact is unknown. */
  readonly folders: readonly { readonly folder: string; readonly generator: string }[];
  readonly findings: readonly Finding[];
  /** Places and files behind which uses are unknown. */
  readonly unseen: readonly UnseenPlace[];
  /** Changes of the whole document, such as its servers, that do not affect specific code. */
  readonly unplaced: readonly Change[];
}

/** `file:line:column`, or a file, and the reason why uses behind it are unknown. */
interface UnseenPlace {
  readonly place: string;
  readonly reason: string;
}

/** Finds the places in a project that the changes affect. */
export async function findImpact(project: ConsumerProject, code: ComparedCode): Promise<ProjectImpact> {
  const { places, folders, compile } = await openVersions(project, code);
  const changes = placeChanges(code.changes, places);
  const pathInRepository = relative(repositoryOf(project.folder), project.folder).replaceAll("\\", "/");
  const shown = folders.map(({ folder, generator }) => ({ folder, generator }));
  const empty = { project: project.path, pathInRepository, folders: shown, unplaced: unplaced(changes) };
  if (folders.length === 0) return { ...empty, files: 0, findings: [], unseen: [] };
  const versions = { base: compile("base"), revision: compile("revision") };
  const files = ownFiles(versions.base, project.folder);
  const searched = { codes: changedCodes(changes), sent: changedMembers(changes) };
  const parts = { ...versions, changes, ...searched, folder: project.folder };
  const findings = files.flatMap((file) => findingsIn(file, parts));
  const unseen = files.flatMap((file) => unseenIn(file, versions.base, project.folder));
  const unread = unreadFiles(project, versions.base).map(({ file, reason }) => ({ place: file, reason }));
  return { ...empty, files: files.length, findings, unseen: [...unseen, ...unread] };
}

/** Returns the generated folders of a project, and a function that compiles it with either version. */
export async function openVersions(project: ConsumerProject, code: ComparedCode) {
  const places = { base: createModelPlaces(code.base), revision: createModelPlaces(code.revision) };
  const folders = await findFolders({ program: project.compile(new Map()), ...code });
  const overlays = { base: await overlayOf(folders, "base"), revision: await overlayOf(folders, "revision") };
  const packages = packagesOf(code);
  const compile = (side: Side, overlay: Overlay = overlays[side]): CompiledVersion =>
    compiledVersion({ program: project.compile(overlay), places: places[side], packages, folders });
  return { places, folders, overlays, compile };
}

/** Returns the closest folder with a git repository; the folder itself if there is none. */
function repositoryOf(folder: string, from = folder): string {
  if (existsSync(join(from, ".git"))) return from;
  return dirname(from) === from ? folder : repositoryOf(folder, dirname(from));
}

function unseenIn(file: ts.SourceFile, version: CompiledVersion, folder: string): UnseenPlace[] {
  return findUnseen(file, version).map(({ node, reason }) => {
    const { file: path, line, column } = locate(file, node.getStart(file), { folder });
    return { place: `${path}:${line}:${column}`, reason };
  });
}

function unplaced({ all }: PlacedChanges): Change[] {
  return all.filter(({ places }) => places.length === 0).map(({ change }) => change);
}

interface FileParts extends Versions, Pick<UseParts, "codes" | "sent"> {
  readonly changes: PlacedChanges;
  /** Folder that paths are relative to. */
  readonly folder: string;
}

function findingsIn(file: ts.SourceFile, parts: FileParts): Finding[] {
  const marksAt = findMarks(file, parts.base.program);
  const broken = newErrors(file, parts).map((error): Finding => {
    const causes = findCauses(error, parts);
    return {
      certainty: "breaks",
      marks: marksAt(error.start),
      changes: causes.map(({ change }) => change),
      ...locate(file, error.start, parts),
      code: `TS${error.code}`,
      message: errorText(error).replaceAll(`${parts.folder}/`, ""),
    };
  });
  const uses = usesIn(file, { ...parts, marksAt }, broken);
  return [...broken, ...uses].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Finds uses that compile. A line that no longer compiles is reported once for each change that causes that. */
function usesIn(
  file: ts.SourceFile,
  parts: FileParts & { marksAt: ReturnType<typeof findMarks> },
  broken: readonly Finding[],
): Finding[] {
  const isReported = (change: Change, line: number): boolean =>
    broken.some((error) => error.line === line && error.changes.includes(change));
  const findings = findUses(file, { ...parts, version: parts.base }).flatMap((use): Finding[] => {
    const start = use.node.getStart(file);
    const location = locate(file, start, parts);
    return candidatesFor(use, parts.changes, parts.base).flatMap((placed): Finding[] => {
      const judgement = judgeUse(use, placed, parts);
      if (!judgement || isReported(placed.change, location.line)) return [];
      const { certainty, sentence } = judgement;
      const message = `\`${nameOf(use)}\`: ${sentence}.`;
      const marks = parts.marksAt(start);
      return [{ certainty, marks, changes: [placed.change], ...location, code: undefined, message }];
    });
  });
  // A literal that is passed on twice is one place.
  const keyOf = ({ line, column, message, changes }: Finding) =>
    [line, column, message, changes[0]?.fingerprint].join(" ");
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
}

function nameOf({ node, role }: Use): string {
  return role.kind === "write" ? role.name : node.getText();
}

/** Error codes that changed. */
function changedCodes({ all }: PlacedChanges): ReadonlySet<string> {
  return new Set(all.flatMap(({ places }) => places.flatMap((place) => nameIn("errors", place) ?? [])));
}

/** Names of the members of requests that changed. */
function changedMembers({ all }: PlacedChanges): ReadonlySet<string> {
  const requests = all.filter(({ change }) => change.direction !== "response" && mayBreak(change.verdict));
  return new Set(requests.flatMap(({ places }) => places.map((place) => toSegments(place).at(-1) ?? "")));
}

/** Returns the place of a position, as reports name it. */
export function locate(
  file: ts.SourceFile,
  position: number,
  { folder }: Pick<FileParts, "folder">,
): Pick<Finding, "file" | "line" | "column"> {
  const { line, character } = ts.getLineAndCharacterOfPosition(file, position);
  return {
    file: relative(folder, file.fileName).replaceAll("\\", "/"),
    line: line + 1,
    column: character + 1,
  };
}
