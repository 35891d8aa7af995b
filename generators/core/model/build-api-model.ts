import type { BundledDocument } from "../document/bundle/bundle-document.ts";
import { isObject } from "../json.ts";
import { hasErrors, type Outcome } from "../problem/problem.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel, TagModel } from "./api-model.ts";
import { checkAliases } from "./read/check-aliases.ts";
import { createModelContext, type ModelContext, type ModelNode } from "./read/model-context.ts";
import type { Pace } from "./read/pace.ts";
import { readComponents } from "./read/read-components.ts";
import { createContentReader } from "./read/read-content.ts";
import { readErrorCatalog } from "./read/read-house-extensions.ts";
import { readOperations, readWebhooks } from "./read/read-operations.ts";
import { createSchemaReader } from "./read/read-schema.ts";
import { readServers } from "./read/read-servers.ts";
import { findReach } from "./reading/direction.ts";

export interface ModelOptions {
  /** Default `at-once`. Schemas that are read on demand report no problems; their problems are warnings. */
  readonly pace?: Pace;
  /** Codes of problems that do not stop the model, though they are errors: none by default. */
  readonly tolerated?: readonly string[];
}

/** What only stops code from being written: two things that it would call the same. */
export const NAMING_PROBLEMS: readonly string[] = [
  "alias-taken",
  "identifier-collision",
  "operation-id-duplicate",
  "operation-name-collision",
];

/** Normalises a bundled document of OpenAPI 3.1. There is no model when a problem is an error. */
export function buildApiModel(
  document: BundledDocument,
  { pace, tolerated = [] }: ModelOptions = {},
): Outcome<ApiModel> {
  const context = createModelContext(document, pace);
  const schemas = createSchemaReader(context);
  const content = createContentReader(context, schemas);
  const operations = readOperations(context, content);
  const webhooks = readWebhooks(context, content);
  const reach = context.later(() => findReach(operations, webhooks));
  const components = readComponents({ context, schemas, reach });
  reportNameCollisions(context, operations);
  checkAliases(context, { operations, components });
  const root: ModelNode = { pointer: "", value: document.value };
  const info = isObject(document.value.info) ? document.value.info : {};
  const model: ApiModel = {
    title: text(info.title) ?? "API",
    version: text(info.version) ?? "0.0.0",
    description: text(info.description),
    source: document.source,
    servers: readServers(context, root),
    securitySchemes: readSecuritySchemes(context, root),
    tags: readTags(root),
    operations,
    webhooks,
    schemas: components,
    errorCatalog: readErrorCatalog(context),
    document: document.value,
    schemaAt: schemas.at,
    placeAt: context.place,
  };
  const fatal = context.problems.filter(({ code }) => !tolerated.includes(code));
  return { value: hasErrors(fatal) ? undefined : model, problems: context.problems };
}

/** Two operations that would be the same method of the same group. The linter reports equal operationIds. */
function reportNameCollisions(context: ModelContext, operations: readonly OperationModel[]): void {
  const first = new Map<string, OperationModel>();
  for (const operation of operations) {
    const name = `${operation.group}.${operation.method}`;
    const rival = first.get(name);
    if (rival === undefined) first.set(name, operation);
    else if (rival.operationId !== operation.operationId) {
      context.report(operation.place, {
        code: "operation-name-collision",
        message: `The operations "${rival.operationId}" and "${operation.operationId}" would both be called ${name}.`,
        help: "Change one operationId.",
      });
    }
  }
}

function readTags(root: ModelNode): TagModel[] {
  const list = Array.isArray(root.value.tags) ? root.value.tags : [];
  return list
    .filter(isObject)
    .map((tag) => ({ name: text(tag.name) ?? "", description: text(tag.description) }));
}

function readSecuritySchemes(context: ModelContext, root: ModelNode): SecuritySchemeModel[] {
  const components = context.child(root, "components");
  return components
    ? context.entries(components, "securitySchemes").map(([name, node]) => readSecurityScheme(name, node))
    : [];
}

const KEY_PLACES = ["header", "query", "cookie"] as const;

function readSecurityScheme(name: string, { value }: ModelNode): SecuritySchemeModel {
  const type = text(value.type) ?? "";
  const place = KEY_PLACES.find((candidate) => candidate === value.in);
  const parameter = text(value.name);
  if (type === "apiKey" && place && parameter !== undefined)
    return { kind: "apiKey", name, in: place, parameter };
  if (type !== "http") return { kind: "other", name, type };
  return {
    kind: "http",
    name,
    scheme: (text(value.scheme) ?? "").toLowerCase(),
    bearerFormat: text(value.bearerFormat),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
