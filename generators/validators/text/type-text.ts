import type { KnownString, ReferenceCheck } from "../../core/checks/check-node.ts";
import { code, type Layout, layout, type Printable } from "../../core/emit/code.ts";
import { quote } from "../../core/emit/text.ts";
import { printType, spacedType } from "../../core/types/print-type.ts";
import { mapNode, mentions, type TypeNode } from "../../core/types/type-node.ts";
import type { SchemaNames } from "../plan/names.ts";
import { union } from "./layout.ts";

/** Returns the text of a part and imports its names. */
type Text = (part: Printable) => string;

/** Emits a type after an equals sign. */
export function typeCode(type: TypeNode, names: SchemaNames): Layout {
  return layout(({ text }) => spacedType(typeText(type, names, text)));
}

/** Emits the type of values, without docs and `readonly`, which are for users of values. */
export function typeText(type: TypeNode, names: SchemaNames, text: Text): string {
  const named = mapNode(type, (node) => {
    if (node.kind === "reference" && node.of) return { ...node, name: nameText(node.of, names, text) };
    if (node.kind !== "object") return node;
    const properties = node.properties.map((one) => ({ ...one, isReadonly: false, docs: undefined }));
    return { ...node, properties };
  });
  const open = mentions(type, "open") ? text(names.runtimeType("Open")) : "Open";
  return printType(named, { prefix: "", open });
}

/** Emits known strings as a type argument. */
export function knownText(known: readonly KnownString[], names: SchemaNames, text: Text): string {
  return union(known.map((one) => (typeof one === "string" ? quote(one) : nameText(one, names, text))));
}

/** Emits `z.output<typeof name>`, or the name of the type itself. */
function nameText(reference: ReferenceCheck, names: SchemaNames, text: Text): string {
  const { name, isInferred } = names.valueTypeName(reference);
  return text(isInferred ? code`${names.z}.output<typeof ${name}>` : name);
}
