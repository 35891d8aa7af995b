import { type Diagnostic, warningAt } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject } from "../../json.ts";
import { listOf } from "../../json-values.ts";
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
  return [{ pointer: "", value: document.value }, ...operations].flatMap(({ pointer, value }) =>
    listOf(value.security).flatMap((requirement, index) =>
      Object.keys(isObject(requirement) ? requirement : {})
        .filter((name) => !Object.hasOwn(schemes, name))
        .map((name) =>
          warningAt(document, childPointer(pointer, "security", String(index), name), {
            code: "security-scheme-undefined",
            message: `The security scheme "${name}" does not exist.${didYouMean(name, Object.keys(schemes))}`,
            help: `Add it as "components/securitySchemes/${name}", or correct the name.`,
          }),
        ),
    ),
  );
}
