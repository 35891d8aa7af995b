import type { ApiModel, SecuritySchemeModel } from "../core/model/api-model.ts";

/** A security scheme as the client applies it; the shape is the runtime's `SecurityScheme`. */
export type SchemePlan =
  | { readonly kind: "bearer" | "basic" | "transport" }
  | { readonly kind: "apiKey"; readonly in: "header" | "query" | "cookie"; readonly name: string };

/** The security schemes of the document by name; those that no client can apply are left to the transport. */
export function readSecurity({ securitySchemes }: ApiModel): ReadonlyMap<string, SchemePlan> {
  return new Map(securitySchemes.map((scheme) => [scheme.name, schemePlan(scheme)]));
}

function schemePlan(scheme: SecuritySchemeModel): SchemePlan {
  switch (scheme.kind) {
    case "apiKey":
      return { kind: "apiKey", in: scheme.in, name: scheme.parameter };
    case "http":
      return { kind: scheme.scheme === "bearer" || scheme.scheme === "basic" ? scheme.scheme : "transport" };
    case "other":
      return { kind: scheme.type === "oauth2" || scheme.type === "openIdConnect" ? "bearer" : "transport" };
  }
}
