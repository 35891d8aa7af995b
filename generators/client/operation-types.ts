import { literalKey } from "../core/emit/property.ts";
import { quote } from "../core/emit/text.ts";
import type { ParameterModel } from "../core/model/api-model.ts";
import type { BodyPlan, OperationPlan, ParameterPlan } from "./plan-operation.ts";
import type { ResponsePlan } from "./plan-responses.ts";

/** The type of an operation in the types of the document, under the name that a generated file gives it. */
const DESCRIBED = "Described";

const PLACES = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterModel["in"][];

/** True when the input has a part that a client may fill in: parameters of the path. */
export function canBeFilled({ parameters }: OperationPlan): boolean {
  return parameters.some(({ model }) => model.in === "path");
}

/** True when a type of the operation comes from the types of the document. */
export function usesDescription({ parameters, body, responses }: OperationPlan): boolean {
  const isWritten = body !== undefined && body.kind !== "text" && body.kind !== "binary";
  return parameters.length > 0 || isWritten || responses.some(({ kind }) => kind === "json");
}

/** A type that the file of an operation exports: what stands behind the name, and its type parameters. */
export interface ExportedType {
  readonly suffix: string;
  /** As they are declared; empty where there are none. */
  readonly declared: string;
  /** As they are passed on. */
  readonly used: string;
}

/** The types that the file of an operation exports, in its order. */
export function exportedTypes(plan: OperationPlan): ExportedType[] {
  const mode = plan.model.pagination?.mode;
  const takes = canBeFilled(plan)
    ? { declared: "<Filled extends string = never>", used: "<Filled>" }
    : { declared: "", used: "" };
  const gives = { declared: "", used: "" };
  return [
    { suffix: "Input", ...takes },
    { suffix: "Output", ...gives },
    ...(mode
      ? [
          { suffix: "Page", ...gives },
          { suffix: "Item", ...gives },
        ]
      : []),
    ...(mode === "optional"
      ? [
          { suffix: "All", ...gives },
          { suffix: "Filter", ...takes },
        ]
      : []),
    ...(mode ? [{ suffix: "Start", ...takes }] : []),
  ];
}

/** The type of the input: parameters and body in one object. */
export function inputType(plan: OperationPlan): string {
  const parts = PLACES.flatMap((place) => parametersType(plan, place) ?? []);
  if (plan.body) parts.push(bodyPart(plan.body));
  return parts.length > 0 ? parts.join(" & ") : "Record<string, never>";
}

function parametersType({ parameters }: OperationPlan, place: ParameterModel["in"]): string | undefined {
  const here = parameters.filter(({ model }) => model.in === place);
  if (here.length === 0) return undefined;
  const all = `${DESCRIBED}["parameters"][${quote(place)}]`;
  const isOptional = place !== "path" && here.every(({ model }) => !model.required);
  const described = isOptional ? `NonNullable<${all}>` : all;
  const isRenamed = here.some(({ model, key }) => key !== model.name);
  const type = isRenamed
    ? `{ ${here.map((parameter) => renamed(parameter, described)).join("; ")} }`
    : described;
  return place === "path" ? `Omit<${type}, Filled>` : type;
}

function renamed({ model, key }: ParameterPlan, described: string): string {
  return `readonly ${literalKey(key)}${model.required ? "" : "?"}: ${described}[${quote(model.name)}]`;
}

function bodyPart(body: BodyPlan): string {
  if (body.placement === "flat")
    return isOptionalBody(body) ? `OptionalBody<${bodyType(body)}>` : bodyType(body);
  return `{ readonly body${body.required ? "" : "?"}: ${bodyType(body)} }`;
}

/** True for a flat body that may be missing, although one that is there needs some of its properties. */
export function isOptionalBody({ placement, required, hasRequired }: BodyPlan): boolean {
  return placement === "flat" && !required && hasRequired;
}

function bodyType({ kind, mediaType, required, uploads, brands }: BodyPlan): string {
  if (kind === "text") return "string";
  if (kind === "binary") return "Upload";
  const body = `${DESCRIBED}["requestBody"]`;
  const content = `${required ? body : `NonNullable<${body}>`}["content"][${quote(mediaType)}]`;
  const branded = brands.map(({ property, brand }) => `readonly ${literalKey(property)}: ${quote(brand)}`);
  const made = branded.length > 0 ? `WithBrands<${content}, { ${branded.join("; ")} }>` : content;
  return uploads.length > 0 ? `WithUploads<${made}, ${uploads.map(quote).join(" | ")}>` : made;
}

/** The type of the output: all successful responses. */
export function outputType({ responses }: OperationPlan): string {
  const types = [...new Set(responses.flatMap(responseTypes))];
  return types.length > 0 ? types.join(" | ") : "undefined";
}

function responseTypes({ status, kind, mediaTypes: [mediaType] }: ResponsePlan): readonly string[] {
  if (kind === "none" || mediaType === undefined) return ["undefined"];
  if (kind === "text") return ["string"];
  if (kind === "binary") return ["Blob"];
  if (kind === "mixed") return ["string", "Blob"];
  const key = /^\d+$/.test(status) ? status : quote(status);
  return [`${DESCRIBED}["responses"][${key}]["content"][${quote(mediaType)}]`];
}

/** `Page["data"][number]` for the dotted path `data`. */
export function itemType(page: string, path: string): string {
  return `${page}${path
    .split(".")
    .map((key) => `[${quote(key)}]`)
    .join("")}[number]`;
}
