import type { DocumentVersion } from "../../document/load/document-version.ts";
import type { JsonObject } from "../../json.ts";
import type { NodeModel, SharableModel, SharedComponentsModel } from "../api-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { readExtensions } from "./read-annotations.ts";
import { componentName } from "./read-schema.ts";

const PROSE = ["summary", "description", "externalDocs", "example", "examples"] as const;

/** Reads the parts that every node can have: texts and examples, extensions, and its location. */
export function readNode(
  context: Pick<ModelContext, "location" | "document">,
  { pointer, value, referrer }: ModelNode,
): NodeModel {
  const prose = pick(value, PROSE);
  const node = { prose, extensions: readExtensions(value), location: context.location(pointer) };
  const fields = OVERRIDING.filter((field) => typeof referrer?.value[field] === "string");
  if (!referrer || fields.length === 0 || !HAS_OVERRIDES.includes(context.document.version)) return node;
  const beside = { pointer: referrer.pointer, fields };
  return { ...node, prose: { ...prose, ...pick(referrer.value, fields) }, beside };
}

/** Fields of a reference that override its target (OpenAPI 3.1, Reference Object). */
const OVERRIDING = ["summary", "description"] as const;
const HAS_OVERRIDES: readonly DocumentVersion[] = ["3.1", "3.2"];

/** Reads the same for a part that can be a component of a section, or a reference to one. */
export function readSharable(
  context: Pick<ModelContext, "location" | "document">,
  node: ModelNode,
  section: keyof SharedComponentsModel,
): SharableModel {
  const component =
    componentName(node.reference ?? node.pointer, section) ?? componentName(node.pointer, section);
  return { ...readNode(context, node), component };
}

/** Copies some fields of an object, in the given order. */
export function pick(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]));
}
