import { hasErrors, type Result } from "../diagnostics/diagnostic.ts";
import type { BundledDocument } from "../document/bundle/bundle-document.ts";
import { childPointer, valueAt } from "../document/pointer.ts";
import { isObject, type Json } from "../json.ts";
import { listOf, stringOf } from "../json-values.ts";
import type { ApiModel, TagModel } from "./api-model.ts";
import { freezeJson } from "./deep-freeze.ts";
import { dropConflictingAliases } from "./read/drop-conflicting-aliases.ts";
import { withExactNumbers } from "./read/inner-numbers.ts";
import { type Pace, withGetters } from "./read/lazy.ts";
import { ModelContext } from "./read/model-context.ts";
import { readComponents } from "./read/read-components.ts";
import { readErrorCatalog } from "./read/read-house-extensions.ts";
import { pick, readNode } from "./read/read-node.ts";
import { readOperations } from "./read/read-operations.ts";
import { readPathItems } from "./read/read-path-items.ts";
import { readSecuritySchemes } from "./read/read-security-schemes.ts";
import { readServers } from "./read/read-servers.ts";
import { readWebhooks } from "./read/read-service-requests.ts";
import { readSharedComponents } from "./read/read-shared-components.ts";
import { findReach } from "./reading/direction.ts";

export interface ModelOptions {
  /** Default `at-once`. Schemas that are read on demand report no diagnostics; these would be warnings. */
  readonly pace?: Pace;
  /** Codes of errors that do not prevent the model. Default: none. */
  readonly tolerated?: readonly string[];
}

/** Normalizes a bundled document of OpenAPI 3.1. There is no model if a diagnostic is an error. */
export function buildApiModel(
  document: BundledDocument,
  { pace = "at-once", tolerated = [] }: ModelOptions = {},
): Result<ApiModel> {
  const context = new ModelContext(document, pace);
  const { root, quiet, schemas } = context;
  const operations = readOperations(context);
  const webhooks = readWebhooks(context);
  const reach = context.lazily(() => findReach(operations, webhooks));
  const components = readComponents(context, reach);
  dropConflictingAliases(context, operations, components);
  const pathItems = quiet.lazily(() => readPathItems(quiet, "paths"));
  const webhookItems = quiet.lazily(() => readPathItems(quiet, "webhooks"));
  const info = isObject(document.value.info) ? document.value.info : {};
  const writtenAt = (pointer: string) => valueAt(document.value, pointer) as Json | undefined; // a part of a JSON document
  const own = {
    title: stringOf(info.title) ?? "API",
    version: stringOf(info.version) ?? "0.0.0",
    description: stringOf(info.description),
    info: { ...readNode(context, { pointer: "/info", value: info }), prose: pick(info, INFO_PROSE) },
    root: readNode(context, root),
    source: document.source,
    servers: readServers(context, root),
    securitySchemes: readSecuritySchemes(context),
    tags: readTags(context),
    operations,
    webhooks,
    schemas: components,
    shared: readSharedComponents(quiet),
    errorCatalog: readErrorCatalog(context),
    document: document.value,
    writtenAt,
    exactAt: (pointer: string) => {
      const written = writtenAt(pointer);
      return written === undefined ? written : withExactNumbers(written, pointer, document.wholeNumberAt);
    },
    schemaAt: (pointer: string) => schemas.at(pointer),
    locationAt: context.location,
  };
  const model: ApiModel = withGetters(own, { pathItems, webhookItems });
  if (pace === "at-once") freezeJson(document.value); // the largest part of the model
  const fatal = context.diagnostics.filter(({ code }) => !tolerated.includes(code));
  return { value: hasErrors(fatal) ? undefined : context.seal(model), diagnostics: context.diagnostics };
}

const INFO_PROSE = ["title", "summary", "description", "termsOfService", "contact", "license"] as const;

function readTags(context: ModelContext): TagModel[] {
  const tags = listOf(context.root.value.tags);
  return tags.filter(isObject).map((value, index) => ({
    name: stringOf(value.name) ?? "",
    description: stringOf(value.description),
    ...readNode(context, { pointer: childPointer("", "tags", String(index)), value }),
  }));
}
