import type { ComponentModel } from "../../core/model/api-model.ts";
import { printType, spacedType } from "../../core/types/print-type.ts";
import { typeOfCheck } from "../../core/types/type-of-check.ts";
import { codeBlock } from "../print/markdown-text.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** Returns the type of a component without descriptions. If only responses use it, enums are open. */
export function typeText(
  { identifier, schema, direction }: ComponentModel,
  { names, checks }: ReferenceContext,
): string {
  const scope = { nameOf: names.nameOf, checks, within: schema };
  const check = checks.of(schema, direction === "response" ? "response" : "request");
  return codeBlock(
    "ts",
    `type ${identifier} =${spacedType(printType(typeOfCheck(check, scope), { prefix: "", open: "Open", hasDocs: false }))};`,
  );
}
