import type { Diagnostic, Location } from "../../diagnostics/diagnostic.ts";
import type { BundledDocument } from "../../document/bundle/bundle-document.ts";
import { followReferences } from "../../document/follow-references.ts";
import { childPointer, valueAlong } from "../../document/pointer.ts";
import { referenceOf, resolveReference } from "../../document/reference.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { SourceLocation } from "../source-location.ts";
import { createKeywordReader, type KeywordReader, type Report } from "./keyword-reader.ts";
import { createLazyReader, type LazyReader, type Pace, type Seal, sealOf } from "./lazy.ts";

/** A node of the bundled document on its way into the model. */
export interface ModelNode {
  readonly pointer: string;
  readonly value: JsonObject;
  /** Where the reference leads that stands in its place; a chain of references goes on from there. */
  readonly reference?: string | undefined;
  /** The reference object that stands in its place: since OpenAPI 3.1 its words take the place of those of the target. */
  readonly referrer?: { readonly pointer: string; readonly value: JsonObject };
}

/** What every reader of the model shares. */
export interface ModelContext {
  readonly document: BundledDocument;
  readonly diagnostics: readonly Diagnostic[];
  readonly report: Report;
  /** How schemas are read, and what takes reading them. */
  readonly lazily: LazyReader;
  readonly seal: Seal;
  /** For parts that generated code has no use for: their diagnostics are not reported, and they are read on demand. */
  readonly quiet: ModelContext;
  location(pointer: string): SourceLocation;
  /** Fields of a node, checked by type. */
  fields(node: ModelNode): KeywordReader;
  /** The child below a node when it is an object, references followed. */
  child(node: ModelNode, ...path: readonly string[]): ModelNode | undefined;
  /** The objects of a map below a node, in order, references followed. */
  entries(node: ModelNode, key: string): (readonly [name: string, node: ModelNode])[];
}

/** Prepares the reading of a document. */
export function createModelContext(document: BundledDocument, pace: Pace = "at-once"): ModelContext {
  const diagnostics: Diagnostic[] = [];
  const seal = sealOf(pace);

  function location(pointer: string): SourceLocation {
    let found: Location | undefined;
    return {
      pointer,
      locate() {
        found ??= document.locate(pointer);
        return found;
      },
    };
  }

  const report: Report = (where, diagnostic) => {
    diagnostics.push({ ...diagnostic, location: where.locate() });
  };

  function contextWith(reportHere: Report, paceHere: Pace): ModelContext {
    return {
      document,
      diagnostics,
      report: reportHere,
      lazily: createLazyReader(paceHere, seal),
      seal,
      location,
      ...createAccess({ document, location, report: reportHere }),
      get quiet() {
        return quiet;
      },
    };
  }

  const quiet = contextWith(() => undefined, "on-demand");
  return contextWith(report, pace);
}

/** How nodes are found below others. */
function createAccess({
  document,
  location,
  report,
}: Pick<ModelContext, "document" | "location" | "report">): Pick<
  ModelContext,
  "fields" | "child" | "entries"
> {
  const targets = new Map<string, ReturnType<typeof followReferences>>();

  /** Where a reference leads: many say the same. */
  function targetOf(reference: string, pointer: string): ReturnType<typeof followReferences> {
    if (!targets.has(reference)) targets.set(reference, followReferences(document.value, pointer));
    return targets.get(reference);
  }

  /** Most children stand where they are used: those spare the way from the root. */
  function follow(parent: ModelNode, path: readonly string[]): ModelNode | undefined {
    const pointer = childPointer(parent.pointer, ...path);
    const found = valueAlong(parent.value, path);
    if (!found.found || !isObject(found.value)) return undefined;
    const reference = referenceOf(found.value);
    if (reference === undefined) return { pointer, value: found.value };
    const node = targetOf(reference, pointer);
    if (node !== "endless") {
      const referrer = { pointer, value: found.value };
      return node && { ...node, reference: resolveReference(reference, "")?.pointer, referrer };
    }
    report(location(childPointer(pointer, "$ref")), {
      code: "reference-cycle",
      severity: "error",
      message: "This reference leads back to itself, so it never resolves.",
      help: "Make one of the references point to a definition.",
    });
    return undefined;
  }

  return {
    fields: (node) =>
      createKeywordReader(node.value, (key) => location(childPointer(node.pointer, key)), report),
    child: (node, ...path) => follow(node, path),
    entries(node, key) {
      const map = node.value[key];
      if (!isObject(map)) return [];
      return Object.keys(map).flatMap((name) => {
        const entry = follow(node, [key, name]);
        return entry ? [[name, entry] as const] : [];
      });
    },
  };
}
