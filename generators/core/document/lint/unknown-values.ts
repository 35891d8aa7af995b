import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import type { NodeKind } from "../grammar.ts";
import type { NodeRule } from "./node-rule.ts";

/** A field whose values OpenAPI lists. `type` of schemas and `in` of parameters are checked when they are read. */
interface ClosedField {
  readonly kind: NodeKind;
  readonly field: string;
  readonly values: readonly string[];
  readonly noun: string;
}

export const CLOSED_FIELDS: readonly ClosedField[] = [
  {
    kind: "parameter",
    field: "style",
    values: ["matrix", "label", "form", "simple", "spaceDelimited", "pipeDelimited", "deepObject", "cookie"],
    noun: "style of a parameter",
  },
  { kind: "header", field: "style", values: ["simple"], noun: "style of a header" },
  {
    kind: "encoding",
    field: "style",
    values: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
    noun: "style of a part of a body",
  },
  {
    kind: "securityScheme",
    field: "type",
    values: ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"],
    noun: "type of a security scheme",
  },
  {
    kind: "securityScheme",
    field: "in",
    values: ["query", "header", "cookie"],
    noun: "place of an API key",
  },
  {
    kind: "securityScheme",
    field: "scheme",
    values:
      "basic bearer concealed digest dpop gnap hoba mutual negotiate oauth privatetoken scram-sha-1 scram-sha-256 vapid".split(
        " ",
      ),
    noun: "registered scheme of HTTP authentication",
  },
];

const KINDS: ReadonlySet<NodeKind> = new Set(CLOSED_FIELDS.map(({ kind }) => kind));

/** Finds values that OpenAPI does not define, mostly misspelled or in the wrong case. */
export const unknownValues: NodeRule = (kind, value) => {
  if (!KINDS.has(kind)) return [];
  return CLOSED_FIELDS.flatMap(({ kind: holder, field, values, noun }) => {
    const found = value[field];
    if (holder !== kind || typeof found !== "string") return [];
    if (values.includes(field === "scheme" ? found.toLowerCase() : found)) return [];
    return [
      {
        field,
        code: "value-unknown",
        message: `"${field}" is ${JSON.stringify(found)}, which is not a ${noun}.${didYouMean(found, values)}`,
        help: `Use ${values.join(", ")}.`,
      },
    ];
  });
};
