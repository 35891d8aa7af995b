import {
  type ClientOperation,
  isJson,
  type JsonObject,
  jsonSchemaOf,
  objectShape,
  type SchemaModel,
} from "../generator.ts";

/** Returns the tools of all operations without streams, in document order. */
export function planTools(operations: readonly ClientOperation[]): readonly JsonObject[] {
  const taken = new Set<string>();
  return operations
    .filter(({ isStream }) => !isStream)
    .map((operation) => {
      const { model, group, method, isRead, idempotency, sensitive } = operation;
      return {
        name: toolName(`${group}_${method}`, taken),
        title: plain(model.summary ?? `${model.httpMethod.toUpperCase()} ${model.path}`),
        description: descriptionOf(operation),
        group,
        method,
        isRead,
        isIdempotent: isRead || (idempotency !== undefined && idempotency.kind !== "none"),
        input: inputSchema(operation),
        ...outputMember(operation),
        sensitive: [...new Set([...sensitive.request, ...sensitive.response])],
      };
    });
}

/** Returns a tool name: clients accept letters, digits, hyphens and underscores, and at most 64 of them. */
function toolName(wanted: string, taken: Set<string>): string {
  const base = wanted.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, 60);
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
  taken.add(name);
  return name;
}

/** Describes an operation for an agent that sees only this text. */
function descriptionOf({ model, isRead, idempotency }: ClientOperation): string {
  const text = plain(model.description ?? model.summary ?? `${model.httpMethod.toUpperCase()} ${model.path}`);
  const deprecated = model.deprecated ? "Deprecated: use another tool where there is one." : "";
  if (isRead) return [text, deprecated, "Changes nothing."].filter(Boolean).join(" ");
  const twice =
    idempotency === undefined || idempotency.kind === "none"
      ? "Calling it twice does it twice."
      : "The same input is carried out once.";
  return [text, deprecated, `Changes something, so a person is asked first. ${twice}`]
    .filter(Boolean)
    .join(" ");
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The single argument of a call, as JSON Schema: parameters and the body. */
function inputSchema({ model, input }: ClientOperation): JsonObject {
  const parameters = [...input.parameters].map(
    ([key, { schema, description }]) => [key, described(schema, description)] as const,
  );
  const body = input.body && model.requestBody?.content.flatMap(({ schema }) => schema ?? [])[0];
  const isFlat = input.body === "flat" && body !== undefined;
  const shape = isFlat ? plainObject(body) : undefined;
  const properties = new Map<string, SchemaModel>([
    ...parameters,
    ...(shape?.object?.properties ?? []),
    ...(input.body === "body" && body !== undefined ? [["body", body] as const] : []),
  ]);
  const isBodyRequired = model.requestBody?.required === true;
  const required = [
    ...[...input.parameters].flatMap(([key, parameter]) => (parameter.required ? [key] : [])),
    ...(shape && isBodyRequired ? (shape.object?.required ?? []) : []),
    ...(input.body === "body" && isBodyRequired ? ["body"] : []),
  ];
  const schema: SchemaModel = {
    location: model.location,
    types: ["object"],
    object: { ...(properties.size > 0 && { properties }), ...(required.length > 0 && { required }) },
    ...(isFlat && shape === undefined && isBodyRequired && { allOf: [body] }),
    annotations: { extensions: {} },
  };
  const { $schema: _, ...printed } = jsonSchemaOf(schema, { direction: "request" });
  return printed;
}

/** Longer output schemas are omitted: agents pay for them in every conversation, and see results anyway. */
const LONGEST_OUTPUT = 4000;

/** Returns the schema of a JSON success, as JSON Schema. */
function outputMember({ success }: ClientOperation): { readonly output?: JsonObject } {
  const { schema, contentType = "" } = success?.media ?? {};
  if (schema === undefined || !isJson(contentType)) return {};
  const { $schema: _, ...output } = jsonSchemaOf(schema, { direction: "response" });
  return JSON.stringify(output).length > LONGEST_OUTPUT ? {} : { output };
}

function described(schema: SchemaModel, description: string | undefined): SchemaModel {
  if (description === undefined) return schema;
  return { ...schema, annotations: { ...schema.annotations, description } };
}

/** Returns a body that is a plain object, whose members can be merged with parameters. */
function plainObject(schema: SchemaModel): SchemaModel | undefined {
  const target = schema.reference?.target ?? schema;
  const { allOf, anyOf, oneOf, not, condition, reference } = target;
  const isPlain = [allOf, anyOf, oneOf, not, condition, reference].every((part) => part === undefined);
  return isPlain && objectShape(target) ? target : undefined;
}
