import * as z from "zod";
import { CONTROL_PATH, type ControlName, controlCalls, JOURNAL_HEADER } from "./calls.ts";
import { errorEnvelope } from "./outputs.ts";
import { routeOf } from "./route.ts";

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** Closes objects of requests; those of responses may have other properties. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-2020-12",
    // zod omits a default if the value is then transformed, although it is a default of the input.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodDefault)
        jsonSchema.default = zodSchema.def.defaultValue as typeof jsonSchema.default;
    },
  });
  return described as JsonSchema;
}

/** The control interface as an OpenAPI 3.1 document, made from the same table as its routes. */
export function controlDescription(): object {
  const paths: Record<string, Record<string, object>> = {
    [`${CONTROL_PATH}/openapi.json`]: { get: OWN_DESCRIPTION },
  };
  for (const name of Object.keys(controlCalls) as ControlName[]) {
    const { method, path } = routeOf(name);
    const key = `${CONTROL_PATH}/${path}`;
    paths[key] = { ...paths[key], [method.toLowerCase()]: describe(name) };
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
    components: {
      securitySchemes: { ControlToken: { type: "http", scheme: "bearer" } },
      schemas: { ErrorEnvelope: schemaOf(errorEnvelope) },
    },
  };
}

/** Headers of every success. */
const JOURNAL = {
  [JOURNAL_HEADER]: {
    description: "Names the journal that the call was made on. It changes with a reset and a restore.",
    schema: { type: "string" },
  },
};

const REJECTED = {
  description: "Rejected, with the error envelope of the service.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorEnvelope" } } },
};

/** The only call outside of the table: it serves this document. */
const OWN_DESCRIPTION = {
  operationId: "description.get",
  summary: "Get this description",
  responses: {
    "200": {
      description: "Done.",
      content: { "application/json": { schema: { type: "object", required: ["openapi", "paths"] } } },
    },
    "4XX": REJECTED,
  },
};

function describe(name: ControlName): object {
  const call = controlCalls[name];
  const { method, path } = routeOf(name);
  const { properties = {}, required = [] } = schemaOf(call.input);
  const isNamed = path.includes("{id}");
  const others = Object.entries(properties).filter(([property]) => !(isNamed && property === "id"));
  const needed = required.filter((property) => !(isNamed && property === "id"));
  const parameters = [
    ...(isNamed ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }] : []),
    ...(method === "GET"
      ? others.map(([property, schema]) => ({ name: property, in: "query", schema }))
      : []),
  ];
  const hasBody = others.length > 0 && method !== "GET";
  const body = {
    type: "object",
    properties: Object.fromEntries(others),
    additionalProperties: false,
    ...(needed.length > 0 && { required: needed }),
  };
  const output = schemaOf(call.output);
  return {
    operationId: name,
    summary: call.summary,
    ...("isPublic" in call && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: { "application/json": { schema: body } } } }),
    responses: {
      "200": { description: "Done.", headers: JOURNAL, content: { "application/json": { schema: output } } },
      "4XX": REJECTED,
    },
  };
}
