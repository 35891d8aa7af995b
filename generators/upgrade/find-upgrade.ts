import { ts } from "ts-morph";
import { groupBy } from "../core/group-by.ts";
import type { Change } from "../diff/change.ts";
import { type CompiledVersion, ownFiles } from "../impact/compile/compiled-version.ts";
import { errorText, newErrors } from "../impact/compile/new-errors.ts";
import { type ComparedCode, findImpact, locate, openVersions } from "../impact/find-impact.ts";
import type { Finding } from "../impact/finding.ts";
import type { ConsumerProject } from "../impact/project/consumer-project.ts";
import { withComments } from "./comments.ts";
import { findEdits } from "./find-edits.ts";
import { createGeneratedNames } from "./generated-names.ts";
import { findRenames } from "./renames.ts";
import { applyEdits, mergeFiles, originOf, type UpgradedFile } from "./text-edits.ts";

/** A place that needs a person. */
export interface Remaining {
  readonly file: string;
  /** 1-based, in the file before the upgrade. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly message: string;
  /** Advice of its changes; undefined without a known change. */
  readonly advice: string | undefined;
  /** True if the code no longer compiles. */
  readonly isError: boolean;
}

/** A place with the advice of each of its changes. */
type FoundPlace = Omit<Remaining, "advice"> & { readonly advice: readonly string[] };

/** Result of an upgrade for one project. */
export interface ProjectUpgrade {
  readonly project: string;
  /** False if the project imports no generated code. */
  readonly isConsumer: boolean;
  readonly files: readonly UpgradedFile[];
  readonly remaining: readonly Remaining[];
}

interface UpgradedCode extends ComparedCode {
  /** True to add a comment above each line that needs a person. */
  readonly comments?: boolean;
}

/** Finds the edits that a project needs for the revision, and the places without a single correct edit. */
export async function findUpgrade(
  project: ConsumerProject,
  { comments = false, ...code }: UpgradedCode,
): Promise<ProjectUpgrade> {
  const { places, folders, overlays, compile } = await openVersions(project, code);
  if (folders.length === 0) return { project: project.path, isConsumer: false, files: [], remaining: [] };
  const base = compile("base");
  const renames = findRenames({ models: code, places: places.base, changes: code.changes });
  const declared = namesIn([...overlays.revision.values()].flatMap((text) => text ?? []));
  const names = createGeneratedNames({ renames, base, declared });
  const unresolved: FoundPlace[] = [];
  const files = mergeFiles(
    ownFiles(base, project.folder).map((file) => {
      const found = findEdits(file, { version: base, names, renames, overlay: overlays.revision });
      for (const { node, reason } of found.unresolved) {
        const place = locate(file, node.getStart(), project);
        unresolved.push({ ...place, message: `${reason}.`, advice: [], isError: false });
      }
      return { path: file.fileName, before: file.text, edits: found.edits };
    }),
  );
  const texts = new Map(files.map(({ path, before, edits }) => [path, applyEdits(before, edits)]));
  const upgraded = compile("revision", new Map([...overlays.revision, ...texts]));
  const done = { base, files, folder: project.folder };
  const errors = remainingErrors(upgraded, done);
  const { findings } = await findImpact(project, code);
  const left = [...withAdvice(errors, findings), ...unresolved, ...listedPlaces(findings, done)];
  const remaining = withoutRepeats(left);
  return {
    project: project.path,
    isConsumer: true,
    files: comments ? withComments(remaining, done) : files,
    remaining,
  };
}

/** Returns the names that files declare at their top level. */
function namesIn(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of texts)
    for (const statement of ts.createSourceFile("file.ts", text, ts.ScriptTarget.Latest).statements)
      for (const one of ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement as ts.Statement & ts.Declaration]) {
        const name = ts.getNameOfDeclaration(one); // undefined for other statements
        if (name && ts.isIdentifier(name)) names.add(name.text);
      }
  return names;
}

/** Found edits of a project. */
export interface Done {
  readonly base: CompiledVersion;
  readonly files: readonly UpgradedFile[];
  readonly folder: string;
}

/** Returns errors with the revision that the base does not have, at their places before the upgrade. */
function remainingErrors(revision: CompiledVersion, { base, files, folder }: Done): FoundPlace[] {
  const editsOf = new Map(files.map(({ path, edits }) => [path, edits]));
  return ownFiles(base, folder).flatMap((file) => {
    const edits = editsOf.get(file.fileName) ?? [];
    const errors = newErrors(file, { base, revision }, (position) => originOf(position, edits));
    return errors.map((error) => ({
      ...locate(file, error.start, { folder }),
      message: `TS${error.code} ${errorText(error).replaceAll(`${folder}/`, "")}`,
      advice: [],
      isError: true,
    }));
  });
}

/** Returns affected places that compile, with the advice of their changes; edited ones are skipped. */
function listedPlaces(findings: readonly Finding[], { base, files, folder }: Done): FoundPlace[] {
  const edited = new Set(
    files.flatMap(({ path, edits }) => {
      const source = base.program.getSourceFile(path);
      return edits.map(({ start }) => (source ? keyOf(locate(source, start, { folder })) : ""));
    }),
  );
  const failing = new Set(
    findings.filter(({ code }) => code !== undefined).map(({ file, line }) => `${file} ${line}`),
  );
  return findings.flatMap((finding) => {
    const { file, line, column, message, changes, code } = finding;
    const isEdited = edited.has(keyOf(finding)) || failing.has(`${file} ${line}`); // it compiles after the edit
    const open = changes.filter(
      ({ rule, renamed }) => renamed === undefined || (UNTYPED.has(rule) && !isEdited),
    );
    if (open.length === 0 || code !== undefined) return []; // errors are found with the revision
    return [{ file, line, column, message, advice: adviceOf(open), isError: false }];
  });
}

function keyOf({ file, line, column }: Pick<Finding, "file" | "line" | "column">): string {
  return `${file} ${line}:${column}`;
}

/** Renames that may cause no error: of plain strings, and of members of values with a different type. */
const UNTYPED: ReadonlySet<string> = new Set(["error-code-renamed", "webhook-renamed", "property-renamed"]);

function adviceOf(changes: readonly Change[]): readonly string[] {
  return changes.map(({ message, forUsers }) => (forUsers ? `${message} ${forUsers}` : message));
}

/** Adds to errors the advice of the changes that were found at the same line. */
function withAdvice(errors: readonly FoundPlace[], findings: readonly Finding[]): FoundPlace[] {
  return errors.map((error) => {
    const causes = findings.filter(({ file, line }) => file === error.file && line === error.line);
    const open = causes.flatMap(({ changes }) => changes).filter(({ renamed }) => renamed === undefined);
    return { ...error, advice: adviceOf(open) };
  });
}

/** Returns one entry for each line, with all advice for it. */
function withoutRepeats(found: readonly FoundPlace[]): Remaining[] {
  return [...groupBy(found, ({ file, line }) => `${file} ${line}`).values()]
    .flatMap((entries): Remaining[] => {
      const [first] = entries;
      const advice = new Set(entries.flatMap((entry) => entry.advice));
      return first ? [{ ...first, advice: advice.size === 0 ? undefined : [...advice].join(" ") }] : [];
    })
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
