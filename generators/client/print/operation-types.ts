import { type Code, code, type Imported, joined, type Printable } from "../../core/emit/code.ts";
import { literalKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import type { ParameterModel } from "../../core/model/api-model.ts";
import type { BodyPlan, OperationPlan, ParameterPlan } from "../plan/plan-operation.ts";
import type { ResponsePlan } from "../plan/plan-responses.ts";
import type { StreamPlan } from "../plan/plan-stream.ts";

/** Returns the local name of an operation's type in the types of the document. */
export function describedName({ names }: OperationPlan): string {
  return `${names.type}Described`;
}

const LOCATIONS = ["path", "query", "header", "cookie"] as const satisfies readonly ParameterModel["in"][];

/** True if a type of the operation comes from the types of the document. */
export function usesDescription({ parameters, body, responses, stream }: OperationPlan): boolean {
  const isWritten = body !== undefined && body.kind !== "text" && body.kind !== "binary";
  const isRead = responses.some(({ kind }) => kind === "json") || stream?.schema !== undefined;
  return parameters.length > 0 || isWritten || isRead;
}

/** Returns the suffixes of the exported types of an operation, in order. */
export function exportedTypes({ stream, pagination }: OperationPlan): string[] {
  return ["Input", stream ? "Event" : "Output", ...(pagination ? ["Page", "Item"] : [])];
}

/** True if the input has members and no alternatives, so that it can be an interface. */
export function isInterface({ parameters, body, flag }: OperationPlan): boolean {
  const isExtended =
    body === undefined || (body.placement === "flat" ? body.isPlain && !isOptionalBody(body) : true);
  return (
    isExtended && (body !== undefined || flag !== undefined || parameters.some(({ isFilled }) => !isFilled))
  );
}

/** Imports a type of the runtime. */
type Runtime = (name: string) => Imported;

/** Returns the types that make up the input: parameters and body in one object. */
export function inputTypes(plan: OperationPlan, runtime: Runtime): readonly Printable[] {
  const parts = LOCATIONS.flatMap((location) => parametersType(plan, location) ?? []);
  const body = plan.body && bodyPart(plan, plan.body, runtime);
  const { flag } = plan;
  const flagType =
    flag && code`{ readonly ${literalKey(flag.key)}?: ${flag.value ? "true" : "false | null"} }`;
  const all = [...parts, body ?? [], flagType ?? []].flat();
  return all.length > 0 ? all : ["Record<string, never>"];
}

function parametersType(plan: OperationPlan, location: ParameterModel["in"]): Code | undefined {
  const inPlace = plan.parameters.filter(({ model }) => model.in === location);
  const here = inPlace.filter(({ isFilled }) => !isFilled);
  if (here.length === 0) return undefined;
  const all = code`${describedName(plan)}["parameters"][${quote(location)}]`;
  const isOptional = location !== "path" && here.every(({ model }) => !model.required);
  const described = isOptional ? code`NonNullable<${all}>` : all;
  const isRenamed = here.some(({ model, key }) => key !== model.name);
  const members = here.map((parameter) => renamed(parameter, described));
  const type = isRenamed ? code`{ ${joined(members, "; ")} }` : described;
  const suppliedParameters = inPlace.filter(({ isFilled }) => isFilled).map(({ model }) => quote(model.name));
  return suppliedParameters.length > 0 && !isRenamed
    ? code`Omit<${type}, ${joined(suppliedParameters, " | ")}>`
    : type;
}

function renamed({ model, key }: ParameterPlan, described: Code): Code {
  return code`readonly ${literalKey(key)}${!model.required && "?"}: ${described}[${quote(model.name)}]`;
}

function bodyPart(plan: OperationPlan, body: BodyPlan, runtime: Runtime): Printable {
  const type = bodyType(plan, body, runtime);
  if (body.placement === "flat")
    return isOptionalBody(body) ? code`${runtime("OptionalBody")}<${type}>` : type;
  return code`{ readonly body${!body.required && "?"}: ${type} }`;
}

/** True for a flat body that is optional but has required properties. */
function isOptionalBody({ placement, required, hasRequired }: BodyPlan): boolean {
  return placement === "flat" && !required && hasRequired;
}

function bodyType(
  plan: OperationPlan,
  { kind, mediaType, required, uploads, brands }: BodyPlan,
  runtime: Runtime,
): Printable {
  if (kind === "text") return "string";
  if (kind === "binary") return runtime("Upload");
  const body = code`${describedName(plan)}["requestBody"]`;
  const content = code`${required ? body : code`NonNullable<${body}>`}["content"][${quote(mediaType)}]`;
  const members = brands.map(({ property, brand }) => `readonly ${literalKey(property)}: ${quote(brand)}`);
  const branded =
    members.length > 0 ? code`${runtime("WithBrands")}<${content}, { ${joined(members, "; ")} }>` : content;
  if (uploads.length === 0) return branded;
  return code`${runtime("WithUploads")}<${branded}, ${joined(uploads.map(quote), " | ")}>`;
}

/** Returns the type of the output: all successful responses. */
export function outputType(plan: OperationPlan): string {
  const types = [
    ...new Set(plan.responses.flatMap((response) => responseTypes(describedName(plan), response))),
  ];
  return types.length > 0 ? types.join(" | ") : "undefined";
}

/** Returns the type of an event. */
export function eventType(plan: OperationPlan, stream: StreamPlan, runtime: Runtime): Printable {
  const { schema, gives, status, mediaType } = stream;
  if (schema === undefined) return gives === "event" ? runtime("ServerSentEvent") : "unknown";
  return contentType(describedName(plan), status, mediaType);
}

function contentType(described: string, status: string, mediaType: string): string {
  const key = /^\d+$/.test(status) ? status : quote(status);
  return `${described}["responses"][${key}]["content"][${quote(mediaType)}]`;
}

function responseTypes(
  described: string,
  { status, kind, mediaTypes: [mediaType] }: ResponsePlan,
): readonly string[] {
  if (kind === "none" || mediaType === undefined) return ["undefined"];
  if (kind === "text") return ["string"];
  if (kind === "binary") return ["Blob"];
  if (kind === "mixed") return ["string", "Blob"];
  return [contentType(described, status, mediaType)];
}

/** Returns `Page["data"][number]` for the dotted path `data`. */
export function itemType(page: string, path: string): string {
  return `${page}${path
    .split(".")
    .map((key) => `[${quote(key)}]`)
    .join("")}[number]`;
}
