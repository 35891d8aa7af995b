import { isObject } from "../json.ts";
import { hasErrors, type Outcome, type Problem } from "../problem/problem.ts";
import type { NodeKind } from "./grammar.ts";
import { createNodeKindAt } from "./node-kind-at.ts";
import { nodeReferences } from "./node-references.ts";
import { childPointer, valueAt } from "./pointer.ts";
import { resolveReference, targetKey } from "./reference.ts";
import { isOlderDraft, isOwnDialect } from "./resource/dialect.ts";
import { lowerReferences, type VisitedNode } from "./resource/lower-references.ts";
import { META_SCHEMAS } from "./resource/meta-schemas.ts";
import { createResourceIndex, type ResourceIndex } from "./resource/resource-index.ts";
import { absoluteUri } from "./resource/resource-uri.ts";
import type { FilePlace } from "./resource/schema-resource.ts";
import { parseSource, type SourceFile } from "./source/source-file.ts";
import { createSourceReader, type SourceReader, toUri } from "./source/source-reader.ts";
import { walkNodes } from "./walk-nodes.ts";

/** A document and every file that it refers to, parsed, with references by `$id` and the like written as pointers. */
export interface LoadedDocument {
  readonly entry: SourceFile;
  /** By absolute URI, the entry included. A file that cannot be read is missing here and told as a problem. */
  readonly files: ReadonlyMap<string, SourceFile>;
  /** URIs of what was read, the entry first. */
  readonly sources: readonly string[];
  readonly version: "3.0" | "3.1";
}

export interface LoadOptions {
  /** Default: disk and http(s). */
  readonly reader?: SourceReader;
}

/** Reads an OpenAPI document from a path or URL together with every file that its references name. */
export async function loadDocument(
  location: string,
  options: LoadOptions = {},
): Promise<Outcome<LoadedDocument>> {
  const reader = options.reader ?? createSourceReader();
  const loader = createLoader(reader);
  const uri = toUri(location);
  const entry = await loader.load(uri, undefined);
  if (entry === undefined) return { value: undefined, problems: loader.problems };
  const version = readVersion(entry);
  if (typeof version !== "string") return { value: undefined, problems: [...loader.problems, version] };
  const resources = createResourceIndex();
  const visits = await loadReferenced({ entry, loader, resources });
  const sources = [...loader.files.keys()];
  // 3.0 knows none of the keywords that give schemas URIs.
  if (!resources.isNeeded || version === "3.0")
    return { value: { entry, files: loader.files, sources, version }, problems: loader.problems };
  await loadDialects(resources, loader);
  const { files, problems } = lowerReferences({ files: loader.files, resources, visits });
  const value = { entry: files.get(entry.uri) ?? entry, files, sources, version };
  return { value, problems: [...loader.problems, ...problems] };
}

type Referrer = () => Problem["location"];

interface Loader {
  readonly files: Map<string, SourceFile>;
  readonly problems: Problem[];
  /** Undefined when the file cannot be read or parsed; the problem is told once, at the first reference. */
  load(uri: string, referrer: Referrer | undefined): Promise<SourceFile | undefined>;
  /** As `load`, but a failure is neither told nor remembered. */
  try(uri: string): Promise<SourceFile | undefined>;
  /** Tells once that a file of this machine is not read. */
  forbid(uri: string, referrer: Referrer): void;
}

function createLoader(reader: SourceReader): Loader {
  const files = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  const failed = new Set<string>();

  async function read(uri: string, referrer: Referrer | undefined): Promise<readonly Problem[]> {
    const name = reader.displayName(uri);
    let text: string;
    try {
      text = Object.hasOwn(META_SCHEMAS, uri) ? JSON.stringify(META_SCHEMAS[uri]) : await reader.read(uri);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [unreadable({ name, reason, location: referrer?.() })];
    }
    const parsed = parseSource({ uri, name, text });
    if (parsed.value && !hasErrors(parsed.problems)) files.set(uri, parsed.value);
    return parsed.problems;
  }

  return {
    files,
    problems,
    async load(uri, referrer) {
      if (!files.has(uri) && !failed.has(uri)) problems.push(...(await read(uri, referrer)));
      if (!files.has(uri)) failed.add(uri);
      return files.get(uri);
    },
    async try(uri) {
      if (!files.has(uri) && !failed.has(uri)) await read(uri, undefined);
      return files.get(uri);
    },
    forbid(uri, referrer) {
      if (!failed.has(uri)) problems.push(localFromRemote(referrer()));
      failed.add(uri);
    },
  };
}

interface Walk {
  readonly entry: SourceFile;
  readonly loader: Loader;
  readonly resources: ResourceIndex;
}

/** Follows references breadth first, each target once per kind; answers with everything that was met. */
async function loadReferenced({ entry, loader, resources }: Walk): Promise<VisitedNode[]> {
  const seen = new Set<string>();
  const kindInEntry = createNodeKindAt(entry.value);
  const visits: VisitedNode[] = [];
  let level: VisitedNode[] = [{ file: entry, pointer: "", kind: "document" }];
  while (level.length > 0) {
    const next: VisitedNode[] = [];
    for (const visit of level) {
      visits.push(visit);
      resources.addFile(visit.file);
      if (visit.kind !== "data") resources.add(visit, visit.kind);
      for (const reference of outgoing(visit)) {
        const target = await findTarget(reference, { entry, loader, resources });
        if (target === undefined) continue;
        const { kind } = reference;
        const key = `${kind} ${targetKey({ uri: target.file.uri, pointer: target.pointer })}`;
        if (seen.has(key)) continue;
        seen.add(key);
        // Most targets in the entry were seen with it; `#/definitions/…` and the like were not.
        if (!(target.file === entry && kindInEntry(target.pointer) !== undefined))
          next.push({ ...target, kind });
      }
    }
    level = next;
  }
  return visits;
}

/** Where a reference leads, loading the file that it names; undefined when there is nothing, which is told elsewhere. */
async function findTarget(reference: Outgoing, walk: Walk): Promise<FilePlace | undefined> {
  const { text, from } = reference;
  const { loader, resources } = walk;
  const uri = resources.uriOf(text, from);
  if (uri === undefined) return undefined;
  if (!resources.has(uri)) await loadNamed(uri, reference, walk);
  return resources.resolve(text, from) ?? targetInFile(text, from, loader);
}

/** Loads the file that a reference names: the one beside its own where that says to be it, or where there is no other. */
async function loadNamed(uri: string, { text, from, referrer }: Outgoing, walk: Walk): Promise<void> {
  const { loader, resources } = walk;
  const beside = resolveReference(text, from.file.uri)?.uri;
  const sibling = beside === undefined || beside === uri ? undefined : await loader.try(beside);
  if (sibling) resources.addFile(sibling);
  if (resources.has(uri)) return;
  if (uri.startsWith("file:") && !from.file.uri.startsWith("file:")) {
    loader.forbid(uri, referrer);
    return;
  }
  const named = sibling ? await loader.try(uri) : await loader.load(uri, referrer);
  if (named) resources.addFile(named);
}

/** What a reference names from the place of its file, where it leads nowhere from the `$id` around it. */
function targetInFile(text: string, from: FilePlace, loader: Loader): FilePlace | undefined {
  const target = resolveReference(text, from.file.uri);
  const file = target && loader.files.get(target.uri);
  return target && file && { file, pointer: target.pointer };
}

/** Meta-schemas that tell which vocabularies hold; the schemas that name them are read without where that fails. */
async function loadDialects(resources: ResourceIndex, loader: Loader): Promise<void> {
  for (const [{ file }, text] of resources.dialects) {
    const uri = absoluteUri(text, file.uri);
    if (uri === undefined || isOwnDialect(text) || isOlderDraft(text)) continue;
    if (uri.startsWith("file:") && !file.uri.startsWith("file:")) continue;
    await loader.try(uri);
  }
}

interface Outgoing {
  readonly text: string;
  readonly from: FilePlace;
  readonly kind: NodeKind | "data";
  readonly referrer: Referrer;
}

/** The references in the tree below a node, those that say the same once. */
function outgoing({ file, pointer, kind }: VisitedNode): Outgoing[] {
  const found: Outgoing[] = [];
  const told = new Set<string>();
  const target = valueAt(file.value, pointer);
  if (!target.found || kind === "data") return found;
  walkNodes({ pointer, kind, value: target.value }, (node) => {
    for (const { text, path, kind: wanted } of nodeReferences(node.kind, node.value)) {
      // With identifiers around it, the same text may lead elsewhere.
      const key = `${wanted} ${text}`;
      if (!file.hasIdentifiers && told.has(key)) continue;
      told.add(key);
      const referrer = () => file.locate(childPointer(node.pointer, ...path));
      found.push({ text, from: { file, pointer: node.pointer }, kind: wanted, referrer });
    }
  });
  return found;
}

/** The version line that is read, or the problem with what the document says of itself. */
function readVersion(entry: SourceFile): LoadedDocument["version"] | Problem {
  const root = entry.value;
  const problem = (pointer: string, message: string, help: string): Problem => ({
    code: "document-version",
    severity: "error",
    message,
    location: entry.locate(pointer),
    help,
  });
  if (!isObject(root)) {
    return problem(
      "",
      "The document is not an object.",
      "Start it with `openapi: 3.1.1`, `info` and `paths`.",
    );
  }
  if (root.swagger !== undefined) {
    return problem(
      "/swagger",
      `The document is of version ${String(root.swagger)}; OpenAPI 3.0 and 3.1 are supported.`,
      "Convert it to OpenAPI 3.1 first.",
    );
  }
  if (typeof root.openapi !== "string" && typeof root.openapi !== "number") {
    return problem("", "The document does not say its OpenAPI version.", "Add `openapi: 3.1.1` at the top.");
  }
  const match = /^3\.(0|1)(\.|$)/.exec(String(root.openapi));
  if (match) return match[1] === "0" ? "3.0" : "3.1";
  return problem(
    "/openapi",
    `OpenAPI version ${root.openapi} is not supported; 3.0 and 3.1 are.`,
    "Convert the document to OpenAPI 3.1 first.",
  );
}

function localFromRemote(location: Problem["location"]): Problem {
  return {
    code: "reference-forbidden",
    severity: "error",
    message: "A document from the network refers to a file of this machine.",
    location,
    help: "Refer to a URL, or download the document first.",
  };
}

function unreadable(parts: {
  name: string;
  reason: string;
  location: Problem["location"] | undefined;
}): Problem {
  const { name, reason, location } = parts;
  return {
    code: "file-unreadable",
    severity: "error",
    message: location ? `Cannot read ${name}. ${reason}` : reason,
    location: location ?? { file: name, line: 1, column: 1, pointer: "" },
    help: location
      ? "Correct the reference, or add the file."
      : "Name an OpenAPI document that exists and can be read.",
  };
}
