import { getOwn, isObject, type JsonObject } from "../core/json.ts";
import type { ApiModel } from "../core/model/api-model.ts";

/** A security scheme as the client applies it; the shape is the runtime's `SecurityScheme`. */
export type SchemePlan =
  | { readonly kind: "bearer" | "basic" | "transport" }
  | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string };

/** The security schemes of the document by name; those that no client can apply are left to the transport. */
export function readSecurity({ document }: ApiModel): ReadonlyMap<string, SchemePlan> {
  const components = getOwn(document, "components");
  const schemes = isObject(components) ? getOwn(components, "securitySchemes") : undefined;
  if (!isObject(schemes)) return new Map();
  return new Map(
    Object.entries(schemes).flatMap(([name, scheme]) =>
      isObject(scheme) ? [[name, schemePlan(scheme)] as const] : [],
    ),
  );
}

function schemePlan({ type, scheme, name, in: place }: JsonObject): SchemePlan {
  if (type === "oauth2" || type === "openIdConnect") return { kind: "bearer" };
  if (
    type === "apiKey" &&
    typeof name === "string" &&
    (place === "header" || place === "query" || place === "cookie")
  ) {
    return { kind: "apiKey", in: place, name };
  }
  if (type !== "http" || typeof scheme !== "string") return { kind: "transport" };
  switch (scheme.toLowerCase()) {
    case "bearer":
      return { kind: "bearer" };
    case "basic":
      return { kind: "basic" };
    default:
      return { kind: "transport" };
  }
}
