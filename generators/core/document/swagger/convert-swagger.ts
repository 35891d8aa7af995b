import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childNodes } from "../child-nodes.ts";
import type { NodeKind } from "../grammar.ts";
import { nodeReferences } from "../node-references.ts";
import { childPointer, toPointer, toSegments } from "../pointer.ts";
import { localReference, resolveReference } from "../reference.ts";
import { setIn } from "../set-in.ts";
import { type Conversion, createConversion, nodesOf, reportNoTexts } from "./conversion.ts";
import { convertParameter } from "./convert-parameter.ts";
import { convertPathItem } from "./convert-path-item.ts";
import { convertResponse } from "./convert-response.ts";
import { convertSecurityScheme } from "./convert-security.ts";

/**
 * A bundled document of OpenAPI 2.0 as one of 3.0. Places are still those of the text, and references follow what was
 * moved. What 3.0 cannot say is reported.
 */
export function convertSwagger(document: BundledDocument): {
  value: BundledDocument;
  diagnostics: readonly Diagnostic[];
} {
  const conversion = createConversion(document);
  const converted = convertRoot(conversion);
  const locationOf = createPrefixMap(conversion.moved);
  const originOf = createPrefixMap(conversion.origins);
  const value = convertNodes("document", converted, locationOf) as JsonObject; // an object stays one
  return {
    value: {
      ...document,
      value,
      version: "3.0",
      locate: (pointer) => document.locate(originOf(pointer)),
      wholeNumberAt: (pointer) => document.wholeNumberAt(originOf(pointer)),
    },
    diagnostics: conversion.diagnostics,
  };
}

const ROOT_FIELDS = ["info", "tags", "security", "externalDocs"];

function convertRoot(conversion: Conversion): JsonObject {
  const { root } = conversion;
  for (const key of ["schemes", "consumes", "produces"])
    reportNoTexts({ pointer: "", value: root }, key, conversion);
  const kept = Object.entries(root).filter(([key]) => ROOT_FIELDS.includes(key) || key.startsWith("x-"));
  const servers = serversOf(root);
  const components = componentsOf(conversion);
  const paths = Object.keys(isObject(root.paths) ? root.paths : {}).map((path) => [
    path,
    convertPathItem(childPointer("", "paths", path), conversion),
  ]);
  return {
    openapi: "3.0.3",
    ...Object.fromEntries(kept),
    ...(servers.length > 0 ? { servers } : {}),
    ...(root.paths === undefined
      ? {}
      : { paths: isObject(root.paths) ? Object.fromEntries(paths) : root.paths }),
    ...(Object.keys(components).length > 0 ? { components } : {}),
  };
}

function serversOf({ host, basePath, schemes }: JsonObject): JsonObject[] {
  const path = typeof basePath === "string" ? basePath.replace(/\/$/, "") : "";
  if (typeof host !== "string") return path === "" ? [] : [{ url: path }];
  const listed = Array.isArray(schemes) ? schemes.filter((scheme) => typeof scheme === "string") : [];
  return (listed.length > 0 ? listed : ["https"]).map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}

/** Shared bodies and form fields have no place of their own: they are written out where they are used. */
function componentsOf(conversion: Conversion): JsonObject {
  const { root, move, reportIgnored } = conversion;
  const node = { pointer: "", value: root };
  const mounted = isObject(root.components) ? root.components : {};
  const produces = Array.isArray(root.produces)
    ? root.produces.filter((type) => typeof type === "string")
    : [];
  const definitions = isObject(root.definitions) ? root.definitions : {};
  for (const name of Object.keys(definitions))
    move(childPointer("/definitions", name), childPointer("/components/schemas", name));
  const convertParameters = (pairs: ReturnType<typeof nodesOf>) =>
    pairs.flatMap(([name, one]): (readonly [string, Json])[] => {
      const to = childPointer("/components/parameters", name);
      if (one.value.in === "body" || one.value.in === "formData") return [];
      return [
        [
          name,
          one.value.$ref === undefined
            ? convertParameter(one, to, conversion)
            : moved(one.pointer, to, one.value),
        ],
      ];
    });
  const convertResponses = (pairs: ReturnType<typeof nodesOf>) =>
    pairs.map(([name, one]) => {
      const to = childPointer("/components/responses", name);
      if (one.value.$ref !== undefined) return [name, moved(one.pointer, to, one.value)] as const;
      return [name, convertResponse(one, { to, produces, conversion })] as const;
    });
  const moved = (from: string, to: string, value: JsonObject): JsonObject => {
    move(from, to);
    return value;
  };
  const held = { pointer: "/components", value: mounted };
  const schemes = nodesOf(node, "securityDefinitions", reportIgnored).map(([name, { pointer, value }]) => {
    move(pointer, childPointer("/components/securitySchemes", name));
    return [name, convertSecurityScheme(value)];
  });
  return {
    ...mounted,
    schemas: { ...definitions, ...(isObject(mounted.schemas) ? mounted.schemas : {}) },
    parameters: Object.fromEntries([
      ...convertParameters(nodesOf(node, "parameters", reportIgnored)),
      ...convertParameters(nodesOf(held, "parameters")),
    ]),
    responses: Object.fromEntries([
      ...convertResponses(nodesOf(node, "responses", reportIgnored)),
      ...convertResponses(nodesOf(held, "responses")),
    ]),
    securitySchemes: Object.fromEntries(schemes),
  };
}

/** The nodes with references to where their targets are now, and with schemas as 3.0 writes them. */
function convertNodes(kind: NodeKind, value: unknown, locationOf: (pointer: string) => string): unknown {
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const child of childNodes(kind, value)) {
    const converted = convertNodes(child.kind, child.value, locationOf);
    if (converted !== child.value) setIn(copy, value, child.path, converted);
  }
  for (const { text, path } of nodeReferences(kind, value)) {
    const target = resolveReference(text, "");
    const location = target?.uri === "" ? locationOf(target.pointer) : undefined;
    if (location !== undefined && location !== target?.pointer)
      setIn(copy, value, path, localReference(location));
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

/** Where pointers lead after something was moved: the longest part of each that has a new place is replaced. */
function createPrefixMap(locations: ReadonlyMap<string, string>): (pointer: string) => string {
  return (pointer) => {
    const segments = toSegments(pointer);
    for (let length = segments.length; length > 0; length--) {
      const location = locations.get(toPointer(segments.slice(0, length)));
      if (location !== undefined) return location + toPointer(segments.slice(length));
    }
    return pointer;
  };
}
