import { isObject, type JsonObject } from "../../json.ts";
import { keep } from "./conversion.ts";

/** The flows that 3.0 renamed. */
const FLOWS: ReadonlyMap<string, string> = new Map([
  ["application", "clientCredentials"],
  ["accessCode", "authorizationCode"],
]);

/** Converts a security scheme of OpenAPI 2.0 to 3.0. */
export function convertSecurityScheme(scheme: JsonObject): JsonObject {
  if (scheme.type === "basic") return { ...keep(scheme, ["description"]), type: "http", scheme: "basic" };
  if (scheme.type !== "oauth2" || typeof scheme.flow !== "string") return scheme;
  const flow = {
    ...Object.fromEntries(
      ["authorizationUrl", "tokenUrl"].flatMap((key) =>
        scheme[key] === undefined ? [] : [[key, scheme[key]] as const],
      ),
    ),
    scopes: isObject(scheme.scopes) ? scheme.scopes : {},
  };
  return {
    ...keep(scheme, ["description"]),
    type: "oauth2",
    flows: { [FLOWS.get(scheme.flow) ?? scheme.flow]: flow },
  };
}
