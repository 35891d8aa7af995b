import { type Diagnostic, warningAt } from "../../core/diagnostics/diagnostic.ts";
import type { ApiModel, OperationModel, SecuritySchemeModel } from "../../core/model/api-model.ts";

/** A security scheme of the client. */
export interface SchemePlan {
  /** The function of the runtime that applies it. */
  readonly apply: "bearer" | "basic" | "transport" | "headerKey" | "queryKey" | "cookieKey";
  /** Name of the header, query parameter or cookie, for keys. */
  readonly parameter?: string;
}

/** Returns the security schemes of the document by name; those outside of messages are left to the transport. */
export function readSecurity({ securitySchemes }: ApiModel): ReadonlyMap<string, SchemePlan> {
  return new Map(
    securitySchemes.flatMap((scheme) => {
      const plan = schemePlan(scheme);
      return plan ? [[scheme.name, plan] as const] : [];
    }),
  );
}

/** Reports each operation that can only be called with schemes that a client cannot apply. */
export function securityDiagnostics({ securitySchemes, operations }: ApiModel): Diagnostic[] {
  const rejected = securitySchemes.filter((scheme) => schemePlan(scheme) === undefined);
  return operations.flatMap((operation) => {
    const needed = operation.security.map((names) => rejected.find(({ name }) => Object.hasOwn(names, name)));
    const [first] = needed;
    const isClosed = needed.every((scheme) => scheme !== undefined);
    return first !== undefined && isClosed ? [notApplied(first, operation)] : [];
  });
}

function notApplied({ name }: SecuritySchemeModel, { operationId, location }: OperationModel): Diagnostic {
  return warningAt(location, location.pointer, {
    code: "security-not-applied",
    message: `Operation "${operationId}" requires the security scheme "${name}", which the client does not support.`,
    help: "The client rejects these calls before it sends them. Add a supported alternative: bearer, basic or an API key.",
  });
}

const KEYS = { header: "headerKey", query: "queryKey", cookie: "cookieKey" } as const;

/** Returns the plan of a scheme; undefined if it needs more than a credential, such as the challenge of `digest`. */
function schemePlan(scheme: SecuritySchemeModel): SchemePlan | undefined {
  switch (scheme.kind) {
    case "apiKey":
      return { apply: KEYS[scheme.in], parameter: scheme.parameter };
    case "http":
      return scheme.scheme === "bearer" || scheme.scheme === "basic" ? { apply: scheme.scheme } : undefined;
    case "other":
      return { apply: scheme.type === "oauth2" || scheme.type === "openIdConnect" ? "bearer" : "transport" };
  }
}
