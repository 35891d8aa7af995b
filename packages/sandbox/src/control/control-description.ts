import * as z from "zod";
import { CONTROL_PATH, controlCalls } from "./calls.ts";

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** The control interface as an OpenAPI 3.1 document, made of the same table as its routes. */
export function controlDescription(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, { method, path, summary, input }] of Object.entries(controlCalls)) {
    const key = `${CONTROL_PATH}/${path}`;
    const schema = z.toJSONSchema(input, { io: "input", target: "draft-2020-12" }) as JsonSchema;
    paths[key] = { ...paths[key], [method.toLowerCase()]: describe({ name, method, path, summary, schema }) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Control interface of the sandbox",
      version: "1.0.0",
      description: "Simulates what happens outside of the API: time, the blockchain, people and failures.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "http://127.0.0.1:4010" }],
    security: [{ ControlToken: [] }],
    paths,
    components: { securitySchemes: { ControlToken: { type: "http", scheme: "bearer" } } },
  };
}

interface Described {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly schema: JsonSchema;
}

function describe({ name, method, path, summary, schema }: Described): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
  const others = Object.entries(schema.properties ?? {}).filter(([property]) => !inPath.includes(property));
  const required = (schema.required ?? []).filter((property) => !inPath.includes(property));
  const query = method === "GET" ? others : [];
  const parameters = [
    ...inPath.map((part) => ({ name: part, in: "path", required: true, schema: { type: "string" } })),
    ...query.map(([property, value]) => ({ name: property, in: "query", schema: value })),
  ];
  const hasBody = others.length > 0 && method !== "GET";
  const body = {
    type: "object",
    properties: Object.fromEntries(others),
    ...(required.length > 0 && { required }),
  };
  return {
    operationId: name,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: {
      "200": { description: "Done.", content: { "application/json": { schema: {} } } },
      "4XX": {
        description: "Rejected, with the error envelope of the service.",
        content: { "application/json": { schema: {} } },
      },
    },
  };
}
