import { isObject } from "../json.ts";
import { hasErrors, type Outcome, type Problem } from "../problem/problem.ts";
import { childNodes, type NodeKind } from "./grammar.ts";
import { nodeReferences } from "./node-references.ts";
import { childPointer, valueAt } from "./pointer.ts";
import { resolveReference, targetKey } from "./reference.ts";
import { parseSource, type SourceFile } from "./source/source-file.ts";
import { createSourceReader, type SourceReader, toUri } from "./source/source-reader.ts";

/** A document and every file that it refers to, parsed but otherwise as written. */
export interface LoadedDocument {
  readonly entry: SourceFile;
  /** By absolute URI, the entry included. A file that cannot be read is missing here and told as a problem. */
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly version: "3.0" | "3.1";
}

export interface LoadOptions {
  /** Default: disk and http(s). */
  readonly reader?: SourceReader;
}

/** Where a walk goes on: a node of a known kind somewhere in a file. */
interface Visit {
  readonly file: SourceFile;
  readonly pointer: string;
  readonly kind: NodeKind | "data";
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
  await loadReferenced(entry, loader);
  return { value: { entry, files: loader.files, version }, problems: loader.problems };
}

interface Loader {
  readonly files: Map<string, SourceFile>;
  readonly problems: Problem[];
  /** Undefined when the file cannot be read or parsed; the problem is told once, at the first reference. */
  load(uri: string, referrer: (() => Problem["location"]) | undefined): Promise<SourceFile | undefined>;
}

function createLoader(reader: SourceReader): Loader {
  const files = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  const pending = new Map<string, Promise<SourceFile | undefined>>();

  async function read(
    uri: string,
    referrer: (() => Problem["location"]) | undefined,
  ): Promise<SourceFile | undefined> {
    const name = reader.displayName(uri);
    let text: string;
    try {
      text = await reader.read(uri);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(unreadable({ name, reason, location: referrer?.() }));
      return undefined;
    }
    const parsed = parseSource({ uri, name, text });
    problems.push(...parsed.problems);
    if (parsed.value && !hasErrors(parsed.problems)) files.set(uri, parsed.value);
    return files.get(uri);
  }

  return {
    files,
    problems,
    load(uri, referrer) {
      const known = pending.get(uri) ?? read(uri, referrer);
      pending.set(uri, known);
      return known;
    },
  };
}

/** Follows references breadth first, each target once per kind. */
async function loadReferenced(entry: SourceFile, loader: Loader): Promise<void> {
  const seen = new Set<string>();
  const entryPointers = new Set<string>();
  let level: Visit[] = [{ file: entry, pointer: "", kind: "document" }];
  while (level.length > 0) {
    const next: Visit[] = [];
    for (const visit of level) {
      for (const { uri, pointer, kind, referrer } of outgoing(visit, entryPointers)) {
        const key = `${kind} ${targetKey({ uri, pointer })}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (uri.startsWith("file:") && !visit.file.uri.startsWith("file:")) {
          loader.problems.push(localFromRemote(referrer()));
          continue;
        }
        const file = await loader.load(uri, referrer);
        // Most targets in the entry were seen with it; `#/definitions/…` and the like were not.
        if (file && !(file === entry && entryPointers.has(pointer))) next.push({ file, pointer, kind });
      }
    }
    level = next;
  }
}

interface Outgoing {
  readonly uri: string;
  readonly pointer: string;
  readonly kind: NodeKind | "data";
  readonly referrer: () => Problem["location"];
}

/** Every reference in the tree below a node; `entryPointers` takes the pointers of what is seen with the whole document. */
function outgoing({ file, pointer, kind }: Visit, entryPointers: Set<string>): Outgoing[] {
  const found: Outgoing[] = [];
  const target = valueAt(file.value, pointer);
  if (!target.found || kind === "data") return found;
  const stack = [{ pointer, kind, value: target.value }];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const current = node;
    if (kind === "document") entryPointers.add(current.pointer);
    for (const reference of nodeReferences(current.kind, current.value)) {
      const resolved = resolveReference(reference.text, file.uri);
      const referrer = () => file.locate(childPointer(current.pointer, ...reference.path));
      if (resolved) found.push({ ...resolved, kind: reference.kind, referrer });
    }
    const children = childNodes(current.kind, current.value);
    for (const child of children.reverse()) {
      stack.push({
        pointer: childPointer(current.pointer, ...child.path),
        kind: child.kind,
        value: child.value,
      });
    }
  }
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
