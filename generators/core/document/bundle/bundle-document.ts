import { defineOwn } from "../../define-own.ts";
import type { Diagnostic, Location, Result } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { childNodes } from "../child-nodes.ts";
import { isWrittenOut, type NodeKind, rootKind } from "../grammar.ts";
import { kindWords } from "../kind-words.ts";
import type { LoadedDocument } from "../load-document.ts";
import { nodeReferences } from "../node-references.ts";
import { childPointer, closestAround, toSegments, valueAt } from "../pointer.ts";
import { localReference, referenceOf, resolveReference, targetKey } from "../reference.ts";
import { type FileLocation, placesIn } from "../resource/schema-resource.ts";
import { setIn } from "../set-in.ts";
import type { SourceFile } from "../source/source-file.ts";
import { BundlePlan } from "./bundle-plan.ts";

/** One document with local references only. Every place can be traced to its file, line and column. */
export interface BundledDocument {
  readonly value: JsonObject;
  /** Name of the entry file. */
  readonly source: string;
  /** The version line in which the document was written. */
  readonly version: LoadedDocument["version"];
  /** URIs of every file that was read, the entry first. */
  readonly files: readonly string[];
  /** Returns the place that a person edits, for a pointer in `value`. */
  locate(pointer: string): Location;
  /** Returns the whole number at a pointer in `value` as it was written, with all of its digits. */
  wholeNumberAt(pointer: string): bigint | undefined;
}

/** A node of a source file, with its value. */
interface SourceNode extends FileLocation {
  readonly kind: NodeKind;
  readonly value: unknown;
}

/** Puts everything that the entry reaches into one document. Components of the entry keep names and order. */
export function bundleDocument(document: LoadedDocument): Result<BundledDocument> {
  const plan = new BundlePlan(document);
  const bundler = new Bundler(document, plan);
  const kind = rootKind(document.version);
  const start = { file: document.entry, pointer: "", kind, value: document.entry.value };
  const root = plan.isBundled ? document.entry.value : bundler.copy(start, "");
  const value = isObject(root) ? withMounts({ root, document, plan, bundler }) : undefined;
  /** Traces a pointer through the closest place at which another file begins. */
  const originOf = (pointer: string): FileLocation => {
    const origin = closestAround(pointer, bundler.origins);
    if (origin === undefined) return { file: document.entry, pointer };
    return { file: origin.value.file, pointer: origin.value.pointer + origin.rest };
  };
  const diagnostics = [...plan.diagnostics, ...bundler.diagnostics];
  if (value === undefined) return { value: undefined, diagnostics };
  const { entry, sources, version } = document;
  return {
    value: { value, source: entry.name, version, files: sources, ...placesIn(originOf) },
    diagnostics,
  };
}

class Bundler {
  /** Source locations by bundled pointer, for each place at which another file begins. */
  readonly origins = new Map<string, FileLocation>();
  readonly diagnostics: Diagnostic[] = [];
  /** Targets that are being written out: a reference to one of them from inside of it is cyclic. */
  readonly #open = new Set<string>();
  readonly #document: LoadedDocument;
  readonly #plan: BundlePlan;

  constructor(document: LoadedDocument, plan: BundlePlan) {
    this.#document = document;
    this.#plan = plan;
  }

  #follow(text: string, file: SourceFile): (FileLocation & { readonly value: unknown }) | undefined {
    const target = resolveReference(text, file.uri);
    const targetFile = target && this.#document.files.get(target.uri);
    if (target === undefined || targetFile === undefined) return undefined;
    const value = valueAt(targetFile.value, target.pointer);
    return value === undefined ? undefined : { file: targetFile, pointer: target.pointer, value };
  }

  /** Copies a node and everything below it to a pointer of the bundled document. */
  copy(written: SourceNode, output: string): Json {
    const node = { ...written, value: this.#plan.corrected(written) };
    if (Array.isArray(node.value)) return this.#copyChildren({ ...node, value: node.value }, output);
    if (!isObject(node.value)) return (node.value ?? null) as Json; // parsed JSON or YAML
    const text = referenceOf(node.value);
    if (text === undefined) return this.#copyObject({ ...node, value: node.value }, output);
    if (isWrittenOut(node.kind)) return this.#writeOut({ ...node, value: node.value }, text, output);
    const mounted =
      node.file === this.#document.entry && node.pointer === output
        ? this.#mountedAt(text, output)
        : undefined;
    if (mounted === undefined) return this.#copyObject({ ...node, value: node.value }, output);
    this.origins.set(output, mounted);
    return this.copy({ ...mounted, kind: node.kind }, output);
  }

  /** Returns the target of an entry's component that only refers to another file. */
  #mountedAt(text: string, output: string): (FileLocation & { readonly value: unknown }) | undefined {
    const target = resolveReference(text, this.#document.entry.uri);
    if (
      target === undefined ||
      target.uri === this.#document.entry.uri ||
      this.#plan.locationOf(target) !== output
    )
      return undefined;
    return this.#follow(text, this.#document.entry);
  }

  /** Writes the target of a reference in its place. Siblings of the reference win. */
  #writeOut(node: SourceNode & { readonly value: JsonObject }, text: string, output: string): Json {
    const { file, pointer, kind } = node;
    const { $ref: _, ...siblings } = node.value;
    const target = this.#follow(text, file);
    const key = target && targetKey({ uri: target.file.uri, pointer: target.pointer });
    if (key !== undefined && this.#open.has(key))
      this.diagnostics.push(endless(kind, file.locate(childPointer(pointer, "$ref"))));
    if (target === undefined || key === undefined) return this.#copyObject(node, output); // the plan reports it
    if (this.#open.has(key)) return this.#copyObject({ ...node, value: siblings }, output);
    this.origins.set(output, target);
    this.#open.add(key);
    const copied = this.copy({ ...target, kind, value: without(target.value, siblings) }, output);
    this.#open.delete(key);
    if (!isObject(copied)) return copied;
    for (const name of Object.keys(siblings))
      this.origins.set(childPointer(output, name), { file, pointer: childPointer(pointer, name) });
    return { ...copied, ...this.#copyObject({ ...node, value: siblings }, output) };
  }

  #copyObject(node: SourceNode & { readonly value: JsonObject }, output: string): JsonObject {
    const { file, kind, value } = node;
    const copied: Record<string, Json | undefined> = this.#copyChildren(node, output);
    for (const reference of nodeReferences(kind, value)) {
      const target = resolveReference(reference.text, file.uri);
      const location = target && this.#plan.locationOf(target);
      if (location !== undefined) setIn(copied, value, reference.path, localReference(location));
    }
    return copied;
  }

  #copyChildren<Value extends JsonObject | readonly Json[]>(
    { file, pointer, kind, value }: SourceNode & { readonly value: Value },
    output: string,
  ): Value {
    const copied = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    for (const { path, kind: childKind, value: child } of childNodes(kind, value)) {
      const source = { file, pointer: childPointer(pointer, ...path), kind: childKind, value: child };
      setIn(copied, value, path, this.copy(source, childPointer(output, ...path)));
    }
    return copied as Value; // the same members, each of them copied
  }
}

interface MountParts {
  readonly root: JsonObject;
  readonly document: LoadedDocument;
  readonly plan: BundlePlan;
  readonly bundler: Bundler;
}

/** Adds parts from other files below `components`, in the order in which they were found. */
function withMounts({ root, document, plan, bundler }: MountParts): JsonObject {
  const components: Record<string, Json | undefined> = isObject(root.components)
    ? { ...root.components }
    : {};
  const sections = new Map<string, Record<string, Json | undefined>>();
  for (const { target, kind, pointer } of plan.mounts.values()) {
    const [, section = "", name = ""] = toSegments(pointer);
    const file = document.files.get(target.uri);
    if (file === undefined || bundler.origins.has(pointer)) continue;
    const value = valueAt(file.value, target.pointer);
    if (value === undefined) continue;
    bundler.origins.set(pointer, { file, pointer: target.pointer });
    const entries = sections.get(section) ?? { ...(components[section] as JsonObject | undefined) };
    sections.set(section, entries);
    defineOwn(entries, name, bundler.copy({ file, pointer: target.pointer, kind, value }, pointer));
    components[section] = entries;
  }
  return plan.mounts.size > 0 ? { ...root, components } : root;
}

/** The target of a reference without the members that siblings of the reference replace. */
function without(value: unknown, siblings: JsonObject): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(siblings, key)));
}

function endless(kind: NodeKind, location: Location): Diagnostic {
  return {
    code: "reference-cycle",
    severity: "error",
    message: `This ${kindWords(kind)} refers to itself, so it is never defined.`,
    location,
    help: "Make the reference point to a definition.",
  };
}
