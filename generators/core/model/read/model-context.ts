import type { Diagnostic, Location } from "../../diagnostics/diagnostic.ts";
import type { BundledDocument } from "../../document/bundle/bundle-document.ts";
import { ENDLESS, followReferences } from "../../document/follow-references.ts";
import { childPointer, valueAlong } from "../../document/pointer.ts";
import { localTarget, referenceOf } from "../../document/reference.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";
import type { SourceLocation } from "../source-location.ts";
import { createKeywordReader, type KeywordReader, type Report } from "./keyword-reader.ts";
import { createLazyReader, type LazyReader, type Pace, type Seal, sealOf } from "./lazy.ts";
import { SchemaReader } from "./read-schema.ts";

/** A node of the bundled document to be read into the model. */
export interface ModelNode {
  readonly pointer: string;
  readonly value: JsonObject;
  /** Target of the reference that was followed to the node; a chain of references continues from there. */
  readonly reference?: string | undefined;
  /** The reference object that was followed to the node: since OpenAPI 3.1 its texts override those of the target. */
  readonly referrer?: { readonly pointer: string; readonly value: JsonObject };
}

/** Context of all readers of the model. */
export class ModelContext {
  readonly document: BundledDocument;
  readonly root: ModelNode;
  readonly schemas: SchemaReader;
  readonly diagnostics: Diagnostic[] = [];
  readonly report: Report;
  /** Policies for reading and freezing schemas. */
  readonly lazily: LazyReader;
  readonly seal: Seal;
  /** For parts that generated code does not use: their diagnostics are not reported, and they are read on demand. */
  readonly quiet: ModelContext;

  /** Prepares reading a document; a quiet reading if another one is given. */
  constructor(document: BundledDocument, pace: Pace = "at-once", loud?: ModelContext) {
    this.document = document;
    this.root = { pointer: "", value: document.value };
    this.seal = loud?.seal ?? sealOf(pace);
    this.lazily = createLazyReader(pace, this.seal);
    this.report = (where, diagnostic) => {
      if (!loud) this.diagnostics.push({ severity: "warning", ...diagnostic, location: where.locate() });
    };
    this.schemas = loud?.schemas ?? new SchemaReader(this);
    this.quiet = loud ? this : new ModelContext(document, "on-demand", this);
  }

  readonly location = (pointer: string): SourceLocation => {
    let found: Location | undefined;
    return {
      pointer,
      locate: () => {
        found ??= this.document.locate(pointer);
        return found;
      },
    };
  };

  /** Reads the schema below a node. */
  schemaBelow(pointer: string): () => SchemaModel {
    return this.lazily(() => this.schemas.at(childPointer(pointer, "schema")));
  }

  /** Fields of a node, checked by type. */
  fields({ pointer, value }: ModelNode): KeywordReader {
    return createKeywordReader(value, (key) => this.location(childPointer(pointer, key)), this.report);
  }

  /** The objects of a map below a node, in order, references followed. */
  entries(node: ModelNode, key: string): (readonly [name: string, node: ModelNode])[] {
    const map = node.value[key];
    if (!isObject(map)) return [];
    return Object.keys(map).flatMap((name) => {
      const entry = this.child(node, key, name);
      return entry ? [[name, entry] as const] : [];
    });
  }

  /** The child of a node if it is an object, references followed. Most children are inline. */
  child(parent: ModelNode, ...path: readonly string[]): ModelNode | undefined {
    const pointer = childPointer(parent.pointer, ...path);
    const value = valueAlong(parent.value, path);
    if (!isObject(value)) return undefined;
    const reference = referenceOf(value);
    if (reference === undefined) return { pointer, value };
    const node = followReferences(this.document.value, pointer);
    if (node !== "endless") {
      const referrer = { pointer, value };
      return node && { ...node, reference: localTarget(reference), referrer };
    }
    this.report(this.location(childPointer(pointer, "$ref")), ENDLESS);
    return undefined;
  }
}
