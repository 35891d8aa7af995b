import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { findSwaggerKeys } from "../lint/unknown-keys.ts";
import { nodeReferences } from "../node-references.ts";
import { childPointer, closestAround } from "../pointer.ts";
import { localReference, localTarget } from "../reference.ts";
import { setIn } from "../set-in.ts";
import {
  Conversion,
  keep,
  nodesOf,
  reportNonStrings,
  type SwaggerNode,
  serversOf,
  stringsIn,
} from "./conversion.ts";
import { convertParameter } from "./convert-parameter.ts";
import { convertPathItem } from "./convert-path-item.ts";
import { convertResponse } from "./convert-response.ts";
import { convertSecurityScheme } from "./convert-security.ts";

/**
 * Converts a bundled document of OpenAPI 2.0 to 3.0. Locations still refer to the source text, and references follow
 * moved parts. Parts that 3.0 cannot express are reported.
 */
export function convertSwagger(document: BundledDocument): {
  value: BundledDocument;
  diagnostics: readonly Diagnostic[];
} {
  const conversion = new Conversion(document);
  const converted = convertRoot(conversion);
  const locationOf = (pointer: string) => rebased(pointer, conversion.moved);
  const originOf = (pointer: string) => rebased(pointer, conversion.origins);
  const value = convertNodes("document", converted, locationOf) as JsonObject; // still an object
  return {
    value: {
      ...document,
      value,
      version: "3.0",
      locate: (pointer) => document.locate(originOf(pointer)),
      wholeNumberAt: (pointer) => document.wholeNumberAt(originOf(pointer)),
    },
    diagnostics: [...conversion.diagnostics, ...findSwaggerKeys(document)],
  };
}

const ROOT_FIELDS = ["info", "tags", "security", "externalDocs"];

function convertRoot(conversion: Conversion): JsonObject {
  const { root } = conversion;
  for (const key of ["schemes", "consumes", "produces"]) reportNonStrings(root, key, conversion);
  const { paths } = root.value;
  const schemes = stringsIn(root, "schemes") ?? [];
  const servers = serversOf(root.value, schemes.length > 0 ? schemes : ["https"]);
  const components = componentsOf(conversion);
  const items = Object.keys(isObject(paths) ? paths : {}).map((path) => [
    path,
    convertPathItem(childPointer("", "paths", path), conversion),
  ]);
  return {
    openapi: "3.0.3",
    ...keep(root.value, ROOT_FIELDS),
    ...(servers.length > 0 ? { servers } : {}),
    ...(paths === undefined ? {} : { paths: isObject(paths) ? Object.fromEntries(items) : paths }),
    components,
  };
}

/** Shared bodies and form fields have no components of their own: they are written out in place. */
function componentsOf(conversion: Conversion): JsonObject {
  const { root } = conversion;
  const { components, definitions } = root.value;
  const mounted = { pointer: "/components", value: isObject(components) ? components : {} };
  const schemas = isObject(definitions) ? definitions : {};
  for (const name of Object.keys(schemas))
    conversion.move(childPointer("/definitions", name), childPointer("/components/schemas", name));

  /** Converts components of the document, then those of other files. */
  function section(key: string, convert: (node: SwaggerNode, to: string) => Json | undefined): JsonObject {
    const nodes = [...nodesOf(root, key, conversion), ...nodesOf(mounted, key)];
    return Object.fromEntries(
      nodes.flatMap(([name, node]) => {
        const converted = convert(node, childPointer(mounted.pointer, key, name));
        return converted === undefined ? [] : [[name, converted]];
      }),
    );
  }

  const moved = ({ pointer, value }: SwaggerNode, to: string): JsonObject => {
    conversion.move(pointer, to);
    return value;
  };
  const produces = stringsIn(root, "produces") ?? [];
  const schemes = nodesOf(root, "securityDefinitions", conversion).map(([name, node]) => [
    name,
    convertSecurityScheme(moved(node, childPointer("/components/securitySchemes", name))),
  ]);
  return {
    ...mounted.value,
    schemas: { ...schemas, ...(isObject(mounted.value.schemas) ? mounted.value.schemas : {}) },
    parameters: section("parameters", (node, to) => {
      if (node.value.in === "body" || node.value.in === "formData") return undefined;
      return node.value.$ref === undefined ? convertParameter(node, to, conversion) : moved(node, to);
    }),
    responses: section("responses", (node, to) =>
      node.value.$ref === undefined ? convertResponse(node, { to, produces, conversion }) : moved(node, to),
    ),
    securitySchemes: Object.fromEntries(schemes),
  };
}

/** Copies the nodes with updated references, and with schemas in the form of 3.0. */
function convertNodes(kind: NodeKind, value: unknown, locationOf: (pointer: string) => string): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const child of childNodes(kind, value)) {
    const converted = convertNodes(child.kind, child.value, locationOf);
    if (converted !== child.value) setIn(copy, value, child.path, converted);
  }
  for (const { text, path } of nodeReferences(kind, value)) {
    const target = localTarget(text);
    const location = target === undefined ? undefined : locationOf(target);
    if (location !== undefined && location !== target) setIn(copy, value, path, localReference(location));
  }
  return kind === "schema" ? convertSchema(copy as JsonObject) : copy;
}

function convertSchema(schema: JsonObject): JsonObject {
  const { discriminator, "x-nullable": nullable, ...rest } = schema;
  const isNullable = typeof nullable === "boolean" && rest.nullable === undefined;
  const isNamed = typeof discriminator === "string";
  if (rest.type !== "file" && !isNullable && !isNamed) return schema;
  return {
    ...rest,
    ...(rest.type === "file" ? { type: "string", format: "binary" } : {}),
    ...(isNullable ? { nullable } : nullable === undefined ? {} : { "x-nullable": nullable }),
    ...(isNamed
      ? { discriminator: { propertyName: discriminator } }
      : discriminator === undefined
        ? {}
        : { discriminator }),
  };
}

/** Updates a pointer after a move: replaces its longest moved prefix. */
function rebased(pointer: string, locations: ReadonlyMap<string, string>): string {
  const moved = closestAround(pointer, locations);
  return moved ? moved.value + moved.rest : pointer;
}
