import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject, type JsonObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedObject } from "./operation-nodes.ts";

/** Finds security requirements that name an unknown scheme: no call could satisfy them. */
export function findUndefinedSchemes(
  document: BundledDocument,
  operations: readonly PlacedObject[],
): Diagnostic[] {
  const { components } = document.value;
  const schemes =
    isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
  return [{ pointer: "", value: document.value }, ...operations]
    .flatMap(requiredSchemes)
    .filter(({ name }) => !Object.hasOwn(schemes, name))
    .map(({ name, pointer }) =>
      warningAt(document, pointer, {
        code: "security-scheme-undefined",
        message: `The security scheme "${name}" does not exist.${didYouMean(name, Object.keys(schemes))}`,
        help: `Add it as "components/securitySchemes/${name}", or correct the name.`,
      }),
    );
}

interface RequiredScheme {
  readonly name: string;
  readonly pointer: string;
}

function requiredSchemes({ pointer, value }: { readonly pointer: string; readonly value: JsonObject }) {
  const { security } = value;
  if (!Array.isArray(security)) return [];
  return security.flatMap((requirement, index): RequiredScheme[] =>
    isObject(requirement)
      ? Object.keys(requirement).map((name) => ({
          name,
          pointer: childPointer(pointer, "security", String(index), name),
        }))
      : [],
  );
}
