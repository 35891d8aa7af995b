import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { getOwn, isObject, type JsonObject } from "../../json.ts";
import { childNodes } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { childPointer, pointersAround, toPointer, toSegments } from "../pointer.ts";
import { absoluteUri, fragmentOf } from "../reference.ts";
import type { SourceFile } from "../source/source-file.ts";
import {
  childLocation,
  contentOf,
  type FileLocation,
  locationKey,
  type SchemaResource,
} from "./schema-resource.ts";

/** Keywords that give a schema a URI, a dialect or a name, and references to such names. */
const IDENTIFIERS =
  "$id $anchor $dynamicAnchor $dynamicRef $recursiveAnchor $recursiveRef $schema $vocabulary".split(" ");

/** Finds the URIs of schemas in all loaded files, by `$id`, `$anchor`, `$dynamicAnchor` and `$schema`. */
export class ResourceIndex {
  readonly #byUri = new Map<string, SchemaResource>();
  readonly #byFile = new Map<SourceFile, Map<string, SchemaResource>>();
  readonly #seen = new Set<string>();
  #isNeeded = false;
  readonly diagnostics: Diagnostic[] = [];
  /** Locations and values of `$schema` and `jsonSchemaDialect`. */
  readonly dialects: (readonly [location: FileLocation, uri: string])[] = [];
  /** Every resource with `$recursiveAnchor: true`. */
  readonly recursiveAnchors: FileLocation[] = [];

  /** True if any schema has an identifying keyword; otherwise references are plain pointers. */
  get isNeeded(): boolean {
    return this.#isNeeded;
  }

  addFile(file: SourceFile): void {
    if (this.#byFile.has(file)) return;
    const location = { file, pointer: "" };
    const value = isObject(file.value) ? file.value : {};
    const isDocument = value.openapi !== undefined;
    const id = isDocument ? undefined : idOf(value);
    const uri = (id === undefined ? undefined : absoluteUri(id, file.uri)) ?? file.uri;
    const root = emptyResource(location, uri);
    this.#byFile.set(file, new Map([["", root]]));
    this.#byUri.set(file.uri, root);
    this.#register(root);
    const dialect = textOf(value, "jsonSchemaDialect");
    this.#isNeeded ||= Object.hasOwn(value, "jsonSchemaDialect");
    if (isDocument && dialect !== undefined) this.dialects.push([location, dialect]);
    // Until a reference to the whole file is found, it may be a collection of schemas.
    if (!isDocument) this.#addNodes(location, { kind: "schema", isRoot: false });
  }

  /** Indexes the nodes at and below a location. */
  add(start: FileLocation, kind: NodeKind): void {
    this.#addNodes(start, { kind, isRoot: kind === "schema" });
  }

  #addNodes(
    start: FileLocation,
    { kind, isRoot }: { readonly kind: NodeKind; readonly isRoot: boolean },
  ): void {
    if (!start.file.hasIdentifiers) return;
    const stack = [{ location: start, kind, value: contentOf(start), isRoot }];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const { location, value } = node;
      const isSchema = node.kind === "schema";
      if (node.isRoot) this.#addRoot(location);
      if (isSchema && (!isObject(value) || this.#seen.has(locationKey(location)))) continue;
      if (isSchema && isObject(value)) this.#addSchema(location, value);
      for (const child of childNodes(node.kind, value).reverse()) {
        const childIsRoot = child.kind === "schema" && !isSchema;
        stack.push({ ...child, location: childLocation(location, child.path), isRoot: childIsRoot });
      }
    }
  }

  #addSchema(location: FileLocation, value: JsonObject): void {
    this.#seen.add(locationKey(location));
    // In most files these are words in descriptions and names of properties.
    if (!IDENTIFIERS.some((keyword) => Object.hasOwn(value, keyword))) return;
    this.#isNeeded = true;
    const id = idOf(value);
    if (id !== undefined) this.#addId(id, location);
    const dialect = textOf(value, "$schema");
    if (dialect !== undefined) this.dialects.push([location, dialect]);
    const resource = this.resourcesAround(location).at(-1);
    if (resource) this.#addAnchors(resource, location, value);
    if (value.$recursiveAnchor === true && resource?.pointer === location.pointer)
      this.#addRecursive(resource);
  }

  /** A schema outside of any other is its own resource, with the URI of its file: a document is not a schema. */
  #addRoot({ file, pointer }: FileLocation): void {
    const around = this.resourcesAround({ file, pointer }).at(-1);
    if (around?.pointer === "" && pointer !== "")
      this.#byFile.get(file)?.set(pointer, { ...around, pointer, isRecursive: false });
  }

  #addRecursive(resource: SchemaResource): void {
    resource.isRecursive = true;
    this.recursiveAnchors.push(resource);
  }

  #addId(id: string, location: FileLocation): void {
    const outer = this.resourcesAround(location).at(-1)?.uri ?? location.file.uri;
    const uri = absoluteUri(id, outer);
    if (uri === undefined) this.diagnostics.push(malformed(id, location));
    if (uri === undefined || location.pointer === "") return;
    const resource = emptyResource(location, uri);
    this.#byFile.get(location.file)?.set(location.pointer, resource);
    this.#register(resource);
  }

  #register(resource: SchemaResource): void {
    const rival = this.#byUri.get(resource.uri);
    if (rival === undefined) this.#byUri.set(resource.uri, resource);
    else if (rival !== resource)
      this.diagnostics.push(repeated("$id", resource.uri, resource, rival.pointer));
  }

  #addAnchors(resource: SchemaResource, location: FileLocation, value: JsonObject): void {
    const dynamic = textOf(value, "$dynamicAnchor");
    if (dynamic !== undefined && !resource.dynamicAnchors.has(dynamic))
      resource.dynamicAnchors.set(dynamic, location.pointer);
    for (const keyword of ["$dynamicAnchor", "$anchor"]) {
      const name = textOf(value, keyword);
      const rival = name === undefined ? undefined : resource.anchors.get(name);
      if (name === undefined || rival === location.pointer) continue;
      if (rival === undefined) resource.anchors.set(name, location.pointer);
      else this.diagnostics.push(repeated(keyword, name, location, rival));
    }
  }

  /** The resources around a location, the outermost first. */
  resourcesAround({ file, pointer }: FileLocation): readonly SchemaResource[] {
    const roots = this.#byFile.get(file);
    if (!roots) return [];
    return (roots.size === 1 ? [""] : pointersAround(pointer)).flatMap((prefix) => roots.get(prefix) ?? []);
  }

  /** The URI of a reference, without its fragment; undefined if it is not a URI reference. */
  uriOf(text: string, from: FileLocation): string | undefined {
    return absoluteUri(text, this.resourcesAround(from).at(-1)?.uri ?? from.file.uri);
  }

  has(uri: string): boolean {
    return this.#byUri.has(uri);
  }

  /** Returns the target of a reference; undefined if there is no value. */
  resolve(text: string, from: FileLocation): FileLocation | undefined {
    const uri = this.uriOf(text, from);
    const resource = uri === undefined ? undefined : this.#byUri.get(uri);
    const pointer = resource && pointerIn(resource, fragmentOf(text));
    if (resource === undefined || pointer === undefined) return undefined;
    const location = { file: resource.file, pointer };
    return contentOf(location) === undefined ? undefined : location;
  }

  /** True if a reference may have another target in another dynamic scope. */
  get hasDynamicNames(): boolean {
    const resources = [...this.#byUri.values()];
    return (
      this.recursiveAnchors.length > 0 || resources.some(({ dynamicAnchors }) => dynamicAnchors.size > 0)
    );
  }

  /** Returns the schemas with a `$dynamicAnchor` of a name, in every resource. */
  dynamicAnchors(name: string): readonly FileLocation[] {
    return [...new Set(this.#byUri.values())].flatMap(({ file, dynamicAnchors }) => {
      const pointer = dynamicAnchors.get(name);
      return pointer === undefined ? [] : [{ file, pointer }];
    });
  }
}

function emptyResource({ file, pointer }: FileLocation, uri: string): SchemaResource {
  return { file, pointer, uri, anchors: new Map(), dynamicAnchors: new Map(), isRecursive: false };
}

function pointerIn(resource: SchemaResource, fragment: string | undefined): string | undefined {
  if (fragment === undefined) return undefined;
  if (fragment === "") return resource.pointer;
  if (fragment.startsWith("/")) return resource.pointer + toPointer(toSegments(fragment));
  return resource.anchors.get(fragment);
}

/** Older drafts wrote anchors as `$id: "#name"`; those do not identify a resource. */
function idOf(value: JsonObject): string | undefined {
  const id = textOf(value, "$id");
  return id?.startsWith("#") ? undefined : id;
}

function textOf(value: JsonObject, key: string): string | undefined {
  const text = getOwn(value, key);
  return typeof text === "string" ? text : undefined;
}

function malformed(id: string, { file, pointer }: FileLocation): Diagnostic {
  return warningAt(file, childPointer(pointer, "$id"), {
    code: "schema-id-malformed",
    message: `The $id "${id}" is not a URI reference; it is ignored.`,
    help: "Write an absolute URI, or one relative to the enclosing $id.",
  });
}

function repeated(keyword: string, name: string, { file, pointer }: FileLocation, first: string): Diagnostic {
  return warningAt(file, childPointer(pointer, keyword), {
    code: "schema-id-duplicate",
    message: `The ${keyword} "${name}" is already used; references resolve to ${first || "the whole file"}.`,
    help: "Give each schema a unique identifier.",
  });
}
