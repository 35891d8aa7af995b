import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { remembered, rememberedByText } from "../../remembered.ts";
import { uniqueNames } from "../../unique-names.ts";
import { COMPONENT_SECTIONS, componentLocations, isWrittenOut, type NodeKind, rootKind } from "../grammar.ts";
import { kindWithArticle, kindWords } from "../kind-words.ts";
import type { LoadedDocument } from "../load-document.ts";
import { createNodeKindAt, type NodeKindAt } from "../node-kind-at.ts";
import { findReferring, type NodeReference, nodeReferences } from "../node-references.ts";
import { childPointer, toPointer, toSegments, valueAt } from "../pointer.ts";
import {
  localReference,
  type ReferenceTarget,
  referenceOf,
  resolveReference,
  targetKey,
} from "../reference.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { PlacedNode } from "../walk-nodes.ts";
import { UNKNOWN_NODES, unresolved } from "./unresolved-reference.ts";

/** A node of some file that becomes a component of the bundled document. */
interface Mount {
  readonly target: ReferenceTarget;
  readonly kind: NodeKind;
  /** New location: `/components/<section>/<name>`. */
  readonly pointer: string;
}

interface Node extends PlacedNode {
  readonly file: SourceFile;
}

/** Target of a reference, resolved from a file. */
interface ResolvedReference {
  readonly target: ReferenceTarget | undefined;
  readonly file: SourceFile | undefined;
  /** Value at the target. */
  readonly value: unknown;
  /** True if it is written like the references of a bundled document. */
  readonly isLocal: boolean;
}

/**
 * Plans the new target of each reference when several files become one document. Visits every node that the entry
 * reaches, depth first in document order, and places everything outside the entry file.
 */
export class BundlePlan {
  /** By target, in the order in which they are found; all go below `components`. */
  readonly mounts: Map<string, Mount> = new Map();
  /** Problems with references, reported once per reference. */
  readonly diagnostics: Diagnostic[] = [];
  /** True if the entry equals the bundled document: every reference leads to a place in it, as written. */
  isBundled = true;
  readonly #document: LoadedDocument;
  readonly #aliases: ReadonlyMap<string, string>;
  /** Nodes without references to the wrong kind, and those that replace references without a target, by location. */
  readonly #corrected = new Map<string, unknown>();
  readonly #seen = new Set<string>();
  readonly #later: Node[] = [];
  /** Cached, since most references of a file are repeated. */
  readonly #resolved = remembered((from: SourceFile) =>
    rememberedByText((text: string): ResolvedReference => {
      const target = resolveReference(text, from.uri);
      const file = target && this.#document.files.get(target.uri);
      const value = target && file ? valueAt(file.value, target.pointer) : undefined;
      const isLocal = target !== undefined && text === localReference(target.pointer);
      return { target, file, value, isLocal };
    }),
  );
  /** Kinds of nodes in a whole document; parts of documents do not declare theirs. */
  readonly #kindsIn = remembered((file: SourceFile): NodeKindAt => {
    const root = ownRootKind(file.value);
    return root === undefined ? () => undefined : createNodeKindAt(file.value, root);
  });
  readonly #namesOf = rememberedByText((section: string) =>
    uniqueNames({ reserved: Object.keys(componentsOf(this.#document, section)), separator: "_" }),
  );

  constructor(document: LoadedDocument) {
    const { entry, version } = document;
    this.#document = document;
    this.#aliases = aliasComponents(document);
    this.#visit({ file: entry, pointer: "", kind: rootKind(version), value: entry.value });
    for (let node = this.#later.shift(); node !== undefined; node = this.#later.shift()) {
      if (this.#kindsIn(entry)(node.pointer) !== undefined) continue;
      // In a section of the entry that OpenAPI does not define (`#/definitions/…`): it becomes a component.
      this.#mount({ uri: entry.uri, pointer: node.pointer }, node.kind);
      this.#visit(node);
    }
  }

  /** Returns a node without references to the wrong kind, and with an unknown node for a missing target. */
  corrected({ file, pointer, value }: Node): unknown {
    if (this.#corrected.size === 0) return value;
    return this.#corrected.get(targetKey({ uri: file.uri, pointer })) ?? value;
  }

  #correct(node: Node, value: unknown): void {
    this.#corrected.set(targetKey({ uri: node.file.uri, pointer: node.pointer }), value);
    this.isBundled = false;
  }

  /** Returns the new location of a target; undefined if the target is missing or is written out in place. */
  locationOf(target: ReferenceTarget): string | undefined {
    const { entry } = this.#document;
    if (target.uri === entry.uri && this.#kindsIn(entry)(target.pointer) !== undefined) return target.pointer;
    return this.mounts.get(targetKey(target))?.pointer;
  }

  /** Places a target, named by its file or its last pointer segment; kinds without a section are written out. */
  #mount(target: ReferenceTarget, kind: NodeKind): void {
    this.isBundled = false;
    const key = targetKey(target);
    const section = COMPONENT_SECTIONS[kind];
    if (section === undefined || this.mounts.has(key)) return;
    const pointer =
      this.#aliases.get(`${section} ${key}`) ??
      toPointer(["components", section, this.#namesOf(section).take(wantedName(target))]);
    this.mounts.set(key, { target, kind, pointer });
  }

  #visit({ file, ...start }: Node): void {
    for (const node of findReferring(start))
      for (const reference of nodeReferences(node.kind, node.value))
        this.#follow({ file, ...node }, reference);
  }

  #follow(node: Node, reference: NodeReference): void {
    const { target, file, value, isLocal } = this.#resolved(node.file)(reference.text);
    // The loader has reported unreadable files at their first reference.
    if (target && this.#document.failed.has(target.uri)) return;
    if (!target || !file || value === undefined) {
      const reason =
        target && file
          ? `Nothing exists at that place.${nearby(file.value, target.pointer)}`
          : "It is not a JSON pointer, and no $anchor has this name.";
      const location = node.file.locate(childPointer(node.pointer, ...reference.path));
      const substitute = UNKNOWN_NODES[node.kind];
      this.diagnostics.push(
        unresolved({ reference: reference.text, reason, location, kind: substitute && node.kind }),
      );
      if (substitute !== undefined) this.#correct(node, substitute);
      return;
    }
    const { kind } = reference;
    const stated = this.#kindsIn(file)(target.pointer);
    if (kind !== "extension" && stated !== undefined && stated !== kind) {
      this.diagnostics.push(wrongKind({ node, reference, found: stated }));
      const isList = node.kind.startsWith("list of ");
      this.#correct(node, isList ? [] : without(this.corrected(node), reference.path));
      return;
    }
    const isWritten = isWrittenOut(node.kind) && reference.path[0] === "$ref";
    this.isBundled &&= file === this.#document.entry && !isWritten && isLocal;
    const key = `${kind} ${targetKey(target)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const next: Node = { file, pointer: target.pointer, kind, value };
    if (file === this.#document.entry) {
      this.#later.push(next);
      return;
    }
    this.#mount(target, kind);
    this.#visit(next);
  }
}

/**
 * The entry's components that are only a reference, by section and target: the target replaces the component, even if a
 * path refers to the same file before.
 */
function aliasComponents(document: LoadedDocument): Map<string, string> {
  const { entry, version } = document;
  const aliases = new Map<string, string>();
  for (const [section, pointer] of Object.entries(componentLocations(version))) {
    for (const [name, value] of Object.entries(componentsOf(document, section))) {
      const text = isObject(value) && Object.keys(value).length === 1 ? referenceOf(value) : undefined;
      const target = text === undefined ? undefined : resolveReference(text, entry.uri);
      const key = target && `${section} ${targetKey(target)}`;
      if (key !== undefined && !aliases.has(key)) aliases.set(key, childPointer(pointer, name));
    }
  }
  return aliases;
}

/** The entry's components of a section. */
function componentsOf({ entry, version }: LoadedDocument, section: string): JsonObject {
  const pointer = componentLocations(version)[section];
  const components = pointer === undefined ? undefined : valueAt(entry.value, pointer);
  return isObject(components) ? components : {};
}

/** Last pointer segment, or file name without its ending. */
function wantedName({ uri, pointer }: ReferenceTarget): string {
  const file = fileNameOf(uri).replace(/\.(ya?ml|json)$/i, "");
  return (toSegments(pointer).at(-1) ?? file).replace(/[^A-Za-z0-9._-]+/g, "_") || "Component";
}

function fileNameOf(uri: string): string {
  const name = new URL(uri).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a literal percent sign
  }
}

/** The kind of the root of a file that is a whole OpenAPI document. */
function ownRootKind(value: unknown): ReturnType<typeof rootKind> | undefined {
  if (!isObject(value)) return undefined;
  if (value.openapi !== undefined) return "document";
  return value.swagger === undefined ? undefined : "swagger";
}

/** A copy of an object without the member at the end of a path. */
function without(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (!isObject(value) || key === undefined) return value;
  const { [key]: member, ...others } = value;
  return rest.length === 0 ? others : { ...value, [key]: without(member, rest) };
}

interface WrongReference {
  readonly node: Node;
  readonly reference: NodeReference;
  readonly found: NodeKind;
}

function wrongKind({ node, reference, found }: WrongReference): Diagnostic {
  const wanted = reference.kind;
  const section = COMPONENT_SECTIONS[wanted];
  const isNode = reference.path.length === 1;
  return warningAt(node.file, childPointer(node.pointer, ...reference.path), {
    code: "reference-kind",
    message: `The reference "${reference.text}" points to ${kindWithArticle(found)}, but ${kindWithArticle(wanted)} is required here. It is ${isNode ? `read as an empty ${kindWords(wanted)}` : "ignored"}.`,
    help: section === undefined ? "Correct the reference." : `Refer to an entry of "components/${section}".`,
  });
}

/** A sibling with nearly the same name. */
function nearby(root: unknown, pointer: string): string {
  const segments = toSegments(pointer);
  const parent = valueAt(root, toPointer(segments.slice(0, -1)));
  const last = segments.at(-1);
  return last !== undefined && isObject(parent) ? didYouMean(last, Object.keys(parent)) : "";
}
