import type { Value } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Entry, objectLiteral } from "../text/layout.ts";
import { valueText } from "../text/value-text.ts";

/** Emits `.meta({ … })` with the annotations of a schema, which `z.toJSONSchema` repeats; empty without annotations. */
export function metadataCall(annotations?: SchemaModel["annotations"], defaultValue?: Value): string {
  const { title, description, examples = [], deprecated } = annotations ?? {};
  const entries: Entry[] = [
    ...(title === undefined ? [] : [{ key: "title", value: quote(title) }]),
    ...(description === undefined ? [] : [{ key: "description", value: quote(description) }]),
    ...(examples.length === 0 ? [] : [{ key: "examples", value: `[${examples.map(valueText).join(", ")}]` }]),
    ...(deprecated ? [{ key: "deprecated", value: "true" }] : []),
    ...(defaultValue === undefined ? [] : [{ key: "default", value: valueText(defaultValue) }]),
  ];
  return entries.length === 0 ? "" : `.meta(${objectLiteral(entries)})`;
}
