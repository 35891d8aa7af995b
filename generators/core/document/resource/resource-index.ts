import { getOwn, isObject, type JsonObject } from "../../json.ts";
import type { Problem } from "../../problem/problem.ts";
import { childNodes } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { childPointer, pointersAround, toPointer, toSegments } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";
import { createRecursionIndex, type RecursionIndex } from "./recursion.ts";
import { absoluteUri, fragmentOf } from "./resource-uri.ts";
import { childPlace, contentOf, type FilePlace, placeKey, type SchemaResource } from "./schema-resource.ts";

/** What has which URI, as far as files are loaded: `$id`, `$anchor`, `$dynamicAnchor` and `$schema` read out. */
export interface ResourceIndex {
  readonly problems: readonly Problem[];
  /** True when some schema uses a keyword of identification; references are plain pointers otherwise. */
  readonly isNeeded: boolean;
  /** Where `$schema` or `jsonSchemaDialect` stands, with what it says. */
  readonly dialects: readonly (readonly [place: FilePlace, uri: string])[];
  addFile(file: SourceFile): void;
  /** Reads what stands at a place and below. */
  add(place: FilePlace, kind: NodeKind): void;
  has(uri: string): boolean;
  /** The URI that a reference names, without its fragment; undefined when it is not a URI reference. */
  uriOf(text: string, from: FilePlace): string | undefined;
  /** Where a reference leads; undefined when nothing stands there. */
  resolve(text: string, from: FilePlace): FilePlace | undefined;
  /** The resources that a place is in, the outermost first. */
  resourcesAround(place: FilePlace): readonly SchemaResource[];
  /** Schemas with a `$dynamicAnchor` of a name, in every resource. */
  dynamicAnchors(name: string): readonly FilePlace[];
  /** Where `$recursiveRef` leads. */
  readonly recursion: RecursionIndex;
}

/** Keywords that give a schema a URI, a dialect or a name, and references to such names. */
const IDENTIFIERS = [
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$dynamicRef",
  "$recursiveAnchor",
  "$recursiveRef",
  "$schema",
  "$vocabulary",
];

/** An index without entries. */
export function createResourceIndex(): ResourceIndex {
  const byUri = new Map<string, SchemaResource>();
  const byFile = new Map<SourceFile, Map<string, SchemaResource>>();
  const seen = new Set<string>();
  const dialects: (readonly [FilePlace, string])[] = [];
  const problems: Problem[] = [];
  const recursion = createRecursionIndex();
  let isNeeded = false;

  function addFile(file: SourceFile): void {
    if (byFile.has(file)) return;
    const place = { file, pointer: "" };
    const value = isObject(file.value) ? file.value : {};
    const isDocument = value.openapi !== undefined;
    const id = isDocument ? undefined : idOf(value);
    const uri = (id === undefined ? undefined : absoluteUri(id, file.uri)) ?? file.uri;
    const root = emptyResource(place, uri);
    byFile.set(file, new Map([["", root]]));
    byUri.set(file.uri, root);
    register(root);
    const dialect = textOf(value, "jsonSchemaDialect");
    isNeeded ||= Object.hasOwn(value, "jsonSchemaDialect");
    if (isDocument && dialect !== undefined) dialects.push([place, dialect]);
    // Until something refers to the file as a whole, it may as well be a collection of schemas.
    if (!isDocument) addNodes(place, { kind: "schema", isRoot: false });
  }

  function add(start: FilePlace, kind: NodeKind): void {
    addNodes(start, { kind, isRoot: kind === "schema" });
  }

  function addNodes(
    start: FilePlace,
    { kind, isRoot }: { readonly kind: NodeKind; readonly isRoot: boolean },
  ): void {
    if (!start.file.hasIdentifiers) return;
    const stack = [{ place: start, kind, value: contentOf(start), isRoot }];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      const { place, value } = node;
      const isSchema = node.kind === "schema";
      if (node.isRoot) recursion.addRoot(place);
      if (isSchema && (!isObject(value) || seen.has(placeKey(place)))) continue;
      if (isSchema && isObject(value)) addSchema(place, value);
      for (const child of childNodes(node.kind, value).reverse()) {
        const childIsRoot = child.kind === "schema" && !isSchema;
        stack.push({ ...child, place: childPlace(place, child.path), isRoot: childIsRoot });
      }
    }
  }

  function addSchema(place: FilePlace, value: JsonObject): void {
    seen.add(placeKey(place));
    // In most files these are words of descriptions and names of properties.
    if (!IDENTIFIERS.some((keyword) => Object.hasOwn(value, keyword))) return;
    isNeeded = true;
    const id = idOf(value);
    if (id !== undefined) addId(id, place);
    const dialect = textOf(value, "$schema");
    if (dialect !== undefined) dialects.push([place, dialect]);
    const resource = resourcesAround(place).at(-1);
    if (resource) addAnchors(resource, place, value);
    if (value.$recursiveAnchor === true) recursion.addAnchor(place);
  }

  function addId(id: string, place: FilePlace): void {
    const outer = resourcesAround(place).at(-1)?.uri ?? place.file.uri;
    const uri = absoluteUri(id, outer);
    if (uri === undefined) problems.push(malformed(id, place));
    if (uri === undefined || place.pointer === "") return;
    const resource = emptyResource(place, uri);
    byFile.get(place.file)?.set(place.pointer, resource);
    register(resource);
  }

  function register(resource: SchemaResource): void {
    const rival = byUri.get(resource.uri);
    if (rival === undefined) byUri.set(resource.uri, resource);
    else if (rival !== resource) problems.push(repeated("$id", resource.uri, resource, rival.pointer));
  }

  function addAnchors(resource: SchemaResource, place: FilePlace, value: JsonObject): void {
    const dynamic = textOf(value, "$dynamicAnchor");
    if (dynamic !== undefined && !resource.dynamicAnchors.has(dynamic))
      resource.dynamicAnchors.set(dynamic, place.pointer);
    for (const keyword of ["$dynamicAnchor", "$anchor"]) {
      const name = textOf(value, keyword);
      const rival = name === undefined ? undefined : resource.anchors.get(name);
      if (name === undefined || rival === place.pointer) continue;
      if (rival === undefined) resource.anchors.set(name, place.pointer);
      else problems.push(repeated(keyword, name, place, rival));
    }
  }

  function resourcesAround({ file, pointer }: FilePlace): SchemaResource[] {
    const roots = byFile.get(file);
    if (!roots) return [];
    return (roots.size === 1 ? [""] : pointersAround(pointer)).flatMap((prefix) => roots.get(prefix) ?? []);
  }

  function uriOf(text: string, from: FilePlace): string | undefined {
    return absoluteUri(text, resourcesAround(from).at(-1)?.uri ?? from.file.uri);
  }

  return {
    problems,
    get isNeeded() {
      return isNeeded;
    },
    dialects,
    addFile,
    add,
    has: (uri) => byUri.has(uri),
    uriOf,
    resolve(text, from) {
      const uri = uriOf(text, from);
      const resource = uri === undefined ? undefined : byUri.get(uri);
      const pointer = resource && pointerIn(resource, fragmentOf(text));
      if (resource === undefined || pointer === undefined) return undefined;
      const place = { file: resource.file, pointer };
      return contentOf(place) === undefined ? undefined : place;
    },
    resourcesAround,
    recursion,
    dynamicAnchors: (name) =>
      [...new Set(byUri.values())].flatMap(({ file, dynamicAnchors }) => {
        const pointer = dynamicAnchors.get(name);
        return pointer === undefined ? [] : [{ file, pointer }];
      }),
  };
}

function emptyResource({ file, pointer }: FilePlace, uri: string): SchemaResource {
  return { file, pointer, uri, anchors: new Map(), dynamicAnchors: new Map() };
}

function pointerIn(resource: SchemaResource, fragment: string | undefined): string | undefined {
  if (fragment === undefined) return undefined;
  if (fragment === "") return resource.pointer;
  if (fragment.startsWith("/")) return resource.pointer + toPointer(toSegments(fragment));
  return resource.anchors.get(fragment);
}

/** Older drafts wrote anchors as `$id: "#name"`; that names no resource. */
function idOf(value: JsonObject): string | undefined {
  const id = textOf(value, "$id");
  return id?.startsWith("#") ? undefined : id;
}

function textOf(value: JsonObject, key: string): string | undefined {
  const text = getOwn(value, key);
  return typeof text === "string" ? text : undefined;
}

function malformed(id: string, { file, pointer }: FilePlace): Problem {
  return {
    code: "schema-id-malformed",
    severity: "warning",
    message: `The $id "${id}" is not a URI reference; it is ignored.`,
    location: file.locate(childPointer(pointer, "$id")),
    help: "Write an absolute URI, or one relative to the enclosing $id.",
  };
}

function repeated(keyword: string, name: string, { file, pointer }: FilePlace, first: string): Problem {
  return {
    code: "schema-id-duplicate",
    severity: "warning",
    message: `The ${keyword} "${name}" is already used; references resolve to ${first || "the whole file"}.`,
    location: file.locate(childPointer(pointer, keyword)),
    help: "Give each schema a unique identifier.",
  };
}
