import { stringOf } from "../../json-values.ts";
import type { SecuritySchemeModel } from "../api-model.ts";
import type { ModelContext, ModelNode } from "./model-context.ts";
import { pick, readNode } from "./read-node.ts";

/** The security schemes of the document, references followed. */
export function readSecuritySchemes(context: ModelContext): SecuritySchemeModel[] {
  const components = context.child(context.root, "components");
  return components
    ? context
        .entries(components, "securitySchemes")
        .map(([name, node]) => readSecurityScheme(context, { name, node }))
    : [];
}

const KEY_PLACES = ["header", "query", "cookie"] as const;

function readSecurityScheme(
  context: ModelContext,
  { name, node }: { readonly name: string; readonly node: ModelNode },
): SecuritySchemeModel {
  const { value } = node;
  const { beside, prose } = readNode(context, node);
  const written = beside ? { ...value, ...pick(prose, beside.fields) } : value;
  const own = { name, written, location: context.location(node.pointer) };
  const type = stringOf(value.type) ?? "";
  const location = KEY_PLACES.find((candidate) => candidate === value.in);
  const parameter = stringOf(value.name);
  if (type === "apiKey" && location && parameter !== undefined)
    return { kind: "apiKey", in: location, parameter, ...own };
  if (type !== "http") return { kind: "other", type, ...own };
  return {
    kind: "http",
    scheme: (stringOf(value.scheme) ?? "").toLowerCase(),
    bearerFormat: stringOf(value.bearerFormat),
    ...own,
  };
}
