import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { childNodes } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { nodeReferences } from "../node-references.ts";
import { childPointer, pointersAround, toPointer, toSegments } from "../pointer.ts";
import { localReference, resolveReference, targetKey } from "../reference.ts";
import { setIn } from "../set-in.ts";
import type { SourceFile } from "../source/source-file.ts";
import { createDialects, type Dialect } from "./dialect.ts";
import { type DynamicTarget, dynamicTarget, recursiveTarget } from "./dynamic-names.ts";
import { type Environment, enterLocation, homeScope } from "./environment.ts";
import { createPlacements, type Placements } from "./placements.ts";
import type { ResourceIndex } from "./resource-index.ts";
import { childLocation, contentOf, type FileLocation, locationKey } from "./schema-resource.ts";

/** A node visited by a walk over all references. */
export interface VisitedNode extends FileLocation {
  readonly kind: NodeKind;
}

/** The files of a document. */
type Files = ReadonlyMap<string, SourceFile>;

/** Keywords that are not needed once every reference is a pointer. */
const IDENTIFICATION = ["$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$schema", "$vocabulary"];

/**
 * Writes references by `$id`, `$anchor` and `$dynamicRef` as plain pointers, so that readers of the files need not know
 * them. A schema with different meanings in different dynamic scopes gets a copy for each scope.
 */
export function lowerReferences(
  files: Files,
  resources: ResourceIndex,
  visits: readonly VisitedNode[],
): { readonly files: Files; readonly diagnostics: readonly Diagnostic[] } {
  const placements = createPlacements(resources);
  const dialects = createDialects(resources, files);
  const diagnostics: Diagnostic[] = [...resources.diagnostics, ...dialects.diagnostics];
  const writer = new ReferenceWriter({ resources, placements, dialectAt: dialects.at, diagnostics });
  const lowered = new Map(files);
  for (const [uri, file] of files) {
    const own = visits.filter((visit) => visit.file === file);
    lowered.set(uri, own.length > 0 ? { ...file, value: writer.rewriteInPlace(file, own) } : file);
  }
  const copies = writer.writeCopies();
  if (copies) lowered.set(copies.uri, copies);
  return { files: lowered, diagnostics };
}

interface WriterParts {
  readonly resources: ResourceIndex;
  readonly placements: Placements;
  readonly dialectAt: (location: FileLocation) => Dialect | undefined;
  readonly diagnostics: Diagnostic[];
}

interface WrittenNode {
  readonly kind: NodeKind;
  readonly value: unknown;
  readonly location: FileLocation;
  /** The scope in which the parent is evaluated. */
  readonly outer: Environment;
  readonly dialect: Dialect | undefined;
  /** True if the node is written to a new location. */
  readonly isCopy: boolean;
}

class ReferenceWriter {
  readonly #parts: WriterParts;
  readonly #done = new Set<string>();

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** Rewrites visited nodes in place; nested nodes are written with the outer one. */
  rewriteInPlace(file: SourceFile, visits: readonly VisitedNode[]): unknown {
    const outerFirst = [...visits].sort((a, b) => a.pointer.length - b.pointer.length);
    const root = { value: file.value };
    for (const { pointer, kind } of outerFirst) {
      const location = { file, pointer };
      if (this.#done.has(locationKey(location))) continue;
      const value = contentOf({ file: { ...file, value: root.value }, pointer });
      const around = {
        outer: homeScope(location, this.#parts.resources),
        dialect: this.#dialectAround(location),
        isCopy: false,
      };
      const written = this.#write({ kind, value, location, ...around });
      const copy = { ...root };
      setIn(copy, root, ["value", ...toSegments(pointer)], written);
      root.value = copy.value;
    }
    return root.value;
  }

  #dialectAround({ file, pointer }: FileLocation): Dialect | undefined {
    return pointersAround(pointer)
      .slice(0, -1)
      .map((around) => this.#parts.dialectAt({ file, pointer: around }))
      .filter((dialect) => dialect !== undefined)
      .at(-1);
  }

  #write(node: WrittenNode): unknown {
    const { kind, value, location, isCopy } = node;
    if (!isCopy) this.#done.add(locationKey(location));
    if (!isObject(value) && !Array.isArray(value)) return value;
    const environment =
      kind === "schema" ? enterLocation(node.outer, location, this.#parts.resources) : node.outer;
    const dialect = this.#parts.dialectAt(location) ?? node.dialect;
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    for (const child of childNodes(kind, value)) {
      const { path } = child;
      const inner = {
        ...node,
        ...child,
        location: childLocation(location, path),
        outer: environment,
        dialect,
      };
      const written = this.#write(inner);
      if (written !== child.value) setIn(copy, value, path, written);
    }
    if (kind === "schema" && isObject(value))
      this.#writeKeywords({ copy, value, location, environment, dialect, isCopy });
    return copy;
  }

  #writeKeywords(schema: SchemaKeywords): void {
    const { copy, value, location, environment, dialect, isCopy } = schema;
    for (const { text, path, kind } of nodeReferences("schema", value)) {
      if (kind !== "schema" || path[0] === "$dynamicRef") continue;
      setIn(copy, value, path, this.#plainReference({ text, location, environment, isCopy, path }));
    }
    if (typeof value.$dynamicRef === "string") this.#writeDynamic(value.$dynamicRef, schema);
    if (Object.hasOwn(value, "$recursiveRef")) this.#writeRecursive(schema);
    for (const keyword of [...IDENTIFICATION, ...(dialect?.ignored ?? [])]) delete copy[keyword];
  }

  #plainReference(reference: SchemaReferenceText): string {
    const { text, location, environment, isCopy, path } = reference;
    const target = this.#parts.resources.resolve(text, location);
    if (target)
      return this.#spell(
        this.#parts.placements.locationOf(target, environment),
        isCopy ? undefined : location.file,
        text,
      );
    const inFile = resolveReference(text, location.file.uri);
    const known = inFile && this.#parts.resources.resolve(inFile.uri, { file: location.file, pointer: "" });
    if (known && contentOf({ ...known, pointer: inFile.pointer }) !== undefined)
      this.#parts.diagnostics.push(
        warningAt(location.file, location.pointer + toPointer(path), {
          code: "reference-base",
          message: `The reference "${text}" does not resolve against the $id of its schema. It is resolved against its file instead.`,
          help: "Write the reference relative to the $id, or remove the $id.",
        }),
      );
    return isCopy && inFile ? targetKey(inFile) : text; // the bundler reports a missing target
  }

  #writeDynamic(text: string, schema: SchemaKeywords): void {
    const initial = dynamicTarget(text, schema.location, this.#parts.resources);
    if (initial === undefined) return; // reported by the bundler
    delete schema.copy.$dynamicRef;
    this.#addReference(initial, text, schema);
  }

  /** `$recursiveRef` of 2019-09, which became `$dynamicRef` in 2020-12. */
  #writeRecursive(schema: SchemaKeywords): void {
    const { copy, value, location, dialect, isCopy } = schema;
    const at = childPointer(location.pointer, "$recursiveRef");
    delete copy.$recursiveRef;
    if (value.$recursiveRef !== "#") {
      if (!isCopy)
        this.#parts.diagnostics.push(malformedRecursion(value.$recursiveRef, location.file.locate(at)));
      return;
    }
    if (!isCopy && !dialect?.hasRecursion)
      this.#parts.diagnostics.push(
        warningAt(location.file, at, {
          code: "keyword-from-2019-09",
          message: '"$recursiveRef" is a keyword of JSON Schema 2019-09; it is read as 2019-09 defines it.',
          help: "Write $dynamicRef and $dynamicAnchor, or a $ref to the schema that repeats.",
        }),
      );
    this.#addReference(recursiveTarget(location, this.#parts.resources), "#", schema);
  }

  #addReference(initial: DynamicTarget, text: string, schema: SchemaKeywords): void {
    const { copy, location, environment, isCopy } = schema;
    const target = initial.name === undefined ? undefined : environment.get(initial.name);
    const placed = this.#parts.placements.locationOf(target ?? initial.location, environment);
    const reference = this.#spell(placed, isCopy ? undefined : location.file, text);
    if (copy.$ref === undefined) copy.$ref = reference;
    else copy.allOf = [...(Array.isArray(copy.allOf) ? copy.allOf : []), { $ref: reference }];
  }

  /** A reference to a location, as written if that leads there already. */
  #spell(target: FileLocation, from: SourceFile | undefined, text: string): string {
    if (from === undefined) return `${target.file.uri}${localReference(target.pointer)}`;
    const written = resolveReference(text, from.uri);
    if (written && targetKey(written) === locationKey(target)) return text;
    return `${target.file === from ? "" : target.file.uri}${localReference(target.pointer)}`;
  }

  writeCopies(): SourceFile | undefined {
    return this.#parts.placements.writeCopies(({ target, environment }) =>
      this.#write({
        kind: "schema",
        value: contentOf(target),
        location: target,
        outer: environment,
        dialect: this.#dialectAround(target),
        isCopy: true,
      }),
    );
  }
}

interface SchemaKeywords extends Pick<WrittenNode, "location" | "dialect" | "isCopy"> {
  readonly copy: Record<string, unknown>;
  readonly value: JsonObject;
  readonly environment: Environment;
}

interface SchemaReferenceText extends Pick<SchemaKeywords, "location" | "environment" | "isCopy"> {
  readonly text: string;
  readonly path: readonly string[];
}

function malformedRecursion(value: unknown, location: Diagnostic["location"]): Diagnostic {
  return {
    code: "reference-unresolved",
    severity: "error",
    message: `The "$recursiveRef" ${JSON.stringify(value)} cannot be resolved. JSON Schema 2019-09 allows only "#".`,
    location,
    help: 'Write "#", or refer to the schema with $ref.',
  };
}
